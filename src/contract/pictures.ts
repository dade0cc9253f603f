import type { PictureType } from './rules';

/** Why a file is no picture that a browser draws. */
export type PictureFault = 'empty' | 'heic' | 'tiff' | 'svgEncoding' | 'brokenSvg' | 'broken' | 'other';

/** What a file is: the kind of its picture, or why it is none. */
export type Picture = { type: PictureType } | { fault: PictureFault };

/**
 * Tells what a file is by what it holds, whatever its name and the browser: a picture whose kind, size and beginning a
 * browser needs to draw it. An SVG is read to its end, for nothing of a broken one is drawn.
 */
export function pictureIn(bytes: Uint8Array): Picture {
  if (bytes.length === 0) return { fault: 'empty' };
  for (const { type, mark, isDrawn } of RASTERS)
    if (mark.test(latin(bytes, 0, 32))) return isDrawn(bytes) ? { type } : { fault: 'broken' };
  const brands = brandsOf(bytes);
  if (/avi[fs]/.test(brands)) return hasBox(bytes, 'meta') ? { type: 'image/avif' } : { fault: 'broken' };
  if (/hei[cxms]|hev[cxms]|mif1|msf1/.test(brands)) return { fault: 'heic' };
  if (/^(?:II[*+]\0|MM\0[*+])/.test(latin(bytes, 0, 4))) return { fault: 'tiff' };
  return svgIn(bytes);
}

/** Bytes as characters of one byte each. */
function latin(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

/** Whether two sizes, such as width and height, are more than nothing. */
const areSizes = (...sizes: readonly number[]) => sizes.every((size) => size > 0);

const view = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength);

/** How many bytes the second head of a BMP may have. */
const BMP_HEADS: readonly number[] = [12, 40, 52, 56, 64, 108, 124];

/** The kinds that are told by their first bytes, and whether what follows can be drawn. */
const RASTERS: readonly { type: PictureType; mark: RegExp; isDrawn: (bytes: Uint8Array) => boolean }[] = [
  {
    type: 'image/png',
    mark: /^\x89PNG\r\n.\n/,
    isDrawn: (bytes) =>
      hasBytes(bytes, 33) && areSizes(view(bytes).getUint32(16), view(bytes).getUint32(20)) && hasData(bytes),
  },
  { type: 'image/jpeg', mark: /^\xff\xd8\xff/, isDrawn: hasScan },
  {
    type: 'image/gif',
    mark: /^GIF8[79]a/,
    isDrawn: (bytes) =>
      bytes.includes(0x2c, 13) && areSizes(view(bytes).getUint16(6, true), view(bytes).getUint16(8, true)),
  },
  { type: 'image/webp', mark: /^RIFF[^]{4}WEBP/, isDrawn: (bytes) => /^VP8[ LX]/.test(latin(bytes, 12, 16)) },
  {
    type: 'image/bmp',
    mark: /^BM[^]{4}\0{4}/,
    isDrawn: (bytes) => BMP_HEADS.includes(bytes[14] ?? 0) && bytes.length > view(bytes).getUint32(10, true),
  },
];

function hasBytes(bytes: Uint8Array, count: number): boolean {
  return bytes.length >= count;
}

/** Whether a PNG has data among its chunks. */
function hasData(bytes: Uint8Array): boolean {
  for (let at = 8; hasBytes(bytes, at + 12); at += 12 + view(bytes).getUint32(at))
    if (latin(bytes, at + 4, at + 8) === 'IDAT') return true;
  return false;
}

/** Whether a JPEG names its size and then begins to draw. */
function hasScan(bytes: Uint8Array): boolean {
  let isSized = false;
  for (let at = 2; hasBytes(bytes, at + 4) && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xda) return isSized;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame && hasBytes(bytes, at + 9))
      isSized = areSizes(view(bytes).getUint16(at + 5), view(bytes).getUint16(at + 7));
    at += marker === 0xff ? 1 : 2 + view(bytes).getUint16(at + 2);
  }
  return false;
}

/** The brands of a file in boxes, such as AVIF and HEIC; empty for any other. */
function brandsOf(bytes: Uint8Array): string {
  if (!hasBytes(bytes, 16) || latin(bytes, 4, 8) !== 'ftyp') return '';
  return latin(bytes, 8, Math.min(view(bytes).getUint32(0), 256));
}

function hasBox(bytes: Uint8Array, wanted: string): boolean {
  for (let at = 0, size = 1; size > 0 && hasBytes(bytes, at + 8); at += size) {
    if (latin(bytes, at + 4, at + 8) === wanted) return true;
    size = view(bytes).getUint32(at);
  }
  return false;
}

const SVG_SPACE = 'http://www.w3.org/2000/svg';
const NAME = '[\\p{L}_:][\\p{L}\\p{M}\\p{N}_:.\\u00b7-]*';
const QUOTED = '(?:"[^<"]*"|\'[^<\']*\')';

/** The pieces that XML is made of. None can match in two ways, so that no file keeps the reading busy for long. */
const PIECES = new RegExp(
  [
    '<!--(?:(?!--)[^])*-->',
    '<!\\[CDATA\\[(?<data>(?:(?!\\]\\]>)[^])*)\\]\\]>',
    `<\\?(?<target>${NAME})(?:(?!\\?>)[^])*\\?>`,
    '<!DOCTYPE\\s(?<doctype>(?:[^<>[\\]"\']|"[^"]*"|\'[^\']*\')*(?:\\[[^\\]]*\\]\\s*)?)>',
    `</(?<closed>${NAME})\\s*>`,
    `<(?<opened>${NAME})(?<attributes>(?:\\s+${NAME}\\s*=\\s*${QUOTED})*)\\s*(?<isEmpty>/?)>`,
    '(?<text>[^<]+)',
  ].join('|'),
  'guy',
);
const ATTRIBUTES = new RegExp(`(${NAME})\\s*=\\s*(${QUOTED})`, 'gu');
const ENTITIES = new RegExp(`<!ENTITY\\s+(${NAME})\\s+("[^"]*"|'[^']*')\\s*>`, 'gu');
const REFERENCES = /&(?:(#\d+|#x[\da-f]+|[^\s&;<]+);)?/giu;
/** The characters that XML has no place for. */
const FORBIDDEN = /(?![\t\n\r\x7f-\x9f])\p{Cc}|[\ufffe\uffff]/u;

/** What a file is that may be an SVG. */
function svgIn(bytes: Uint8Array): Picture {
  const start = latin(bytes, 0, 2);
  const isWide = ['\xff\xfe', '\xfe\xff', '<\0', '\0<'].includes(start);
  const encoding = isWide ? (['\xff\xfe', '<\0'].includes(start) ? 'utf-16le' : 'utf-16be') : 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes);
  if (!isCalledSvg(text)) return { fault: 'other' };
  if (isWide || text.includes('\ufffd') || /^<\?xml[^>]*encoding\s*=\s*["']utf-?16/i.test(text))
    return { fault: 'svgEncoding' };
  return isSvg(text) ? { type: 'image/svg+xml' } : { fault: 'brokenSvg' };
}

/** Whether the first element of a text, however broken that is, is called `svg`. */
function isCalledSvg(text: string): boolean {
  const [, first = ''] = /<([a-z_][\w.:-]*)/i.exec(text) ?? [];
  return /^\s*</.test(text) && /^(?:.*:)?svg$/i.test(first);
}

/** An element that is open, with the addresses of the prefixes that it knows. */
interface Open {
  name: string;
  spaces: ReadonlyMap<string, string>;
}

/** Whether a text is XML without a fault whose root is an SVG: browsers show nothing of any other. */
function isSvg(text: string): boolean {
  const entities = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }));
  const open: Open[] = [];
  let [end, roots] = [0, 0];
  for (const { 0: piece, index, groups: found = {} } of text.matchAll(PIECES)) {
    end = index + piece.length;
    if (found.target?.toLowerCase() === 'xml' && index > 0) return false;
    if (found.doctype !== undefined) {
      if (roots > 0) return false;
      for (const [, name = '', value = ''] of found.doctype.matchAll(ENTITIES)) entities.set(name, value.slice(1, -1));
    } else if (found.closed !== undefined) {
      if (open.pop()?.name !== found.closed) return false;
    } else if (found.opened !== undefined) {
      const element = elementIn(found.opened, found.attributes ?? '', open.at(-1), entities);
      if (!element) return false;
      if (open.length === 0) {
        roots += 1;
        if (roots > 1 || !isRootOfSvg(element)) return false;
      }
      if (!found.isEmpty) open.push(element);
    } else if (open.length === 0) {
      if (found.data !== undefined || /\S/.test(found.text ?? '')) return false;
    } else if (found.text?.includes(']]>') || !hasKnownReferences(found.text ?? '', entities)) return false;
  }
  return end === text.length && roots === 1 && open.length === 0 && !FORBIDDEN.test(text);
}

/** An element by its name and attributes; `null` where these say something twice, or by what nobody has declared. */
function elementIn(
  name: string,
  attributes: string,
  parent: Open | undefined,
  entities: ReadonlyMap<string, string>,
): Open | null {
  const given = [...attributes.matchAll(ATTRIBUTES)].map(
    ([, key = '', quoted = '']) => [key, quoted.slice(1, -1)] as const,
  );
  const names = given.map(([key]) => key);
  if (new Set(names).size < names.length || !hasKnownReferences(attributes, entities)) return null;
  const declared = given.flatMap(([key, value]) => {
    if (key !== 'xmlns' && !key.startsWith('xmlns:')) return [];
    return [[key.slice('xmlns:'.length), filledIn(value, entities)] as const];
  });
  const spaces =
    declared.length > 0 ? new Map([...(parent?.spaces ?? []), ...declared]) : (parent?.spaces ?? new Map());
  const isKnown = (one: string) => {
    const [prefix, local] = one.split(':');
    return local === undefined || prefix === 'xml' || prefix === 'xmlns' || spaces.has(prefix ?? '');
  };
  return [name, ...names].every(isKnown) ? { name, spaces } : null;
}

function isRootOfSvg({ name, spaces }: Open): boolean {
  const [prefix = '', local = prefix] = name.split(':');
  return local === 'svg' && spaces.get(local === name ? '' : prefix) === SVG_SPACE;
}

/** Whether each ampersand begins a reference to a character, or to an entity that is known. */
function hasKnownReferences(text: string, entities: ReadonlyMap<string, string>): boolean {
  for (const [, name = ''] of text.matchAll(REFERENCES)) if (!name.startsWith('#') && !entities.has(name)) return false;
  return true;
}

function filledIn(value: string, entities: ReadonlyMap<string, string>): string {
  return value.replace(REFERENCES, (whole, name: string) => entities.get(name) ?? whole);
}
