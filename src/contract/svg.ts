import { xmlPieces, XmlFault, type XmlBounds } from './text/xml';

/** Why a file is no SVG that a browser draws. */
export type SvgFault = 'other' | 'svgEncoding' | 'brokenSvg' | 'largeSvg';

/** More than drawings have, and less than keeps anybody busy who draws them. */
const BOUNDS: XmlBounds = { depth: 256, pieces: 200_000, length: Infinity, attributes: 256, doctype: 65_536 };

/** How much text all references to entities may stand for together: a small file could be a very large one else. */
const MOST_FROM_ENTITIES = 1_000_000;

const SVG_SPACE = 'http://www.w3.org/2000/svg';

/** Why the bytes of a file are no SVG; `null` where they are one. They are read to their end, in one pass. */
export function svgFault(bytes: Uint8Array): SvgFault | null {
  const start = String.fromCharCode(...bytes.subarray(0, 2));
  const isWide = ['\xff\xfe', '\xfe\xff', '<\0', '\0<'].includes(start);
  const encoding = isWide ? (['\xff\xfe', '<\0'].includes(start) ? 'utf-16le' : 'utf-16be') : 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes);
  if (!isCalledSvg(text)) return 'other';
  if (isWide || text.includes('\ufffd')) return 'svgEncoding';
  try {
    return faultIn(text);
  } catch (error) {
    if (!(error instanceof XmlFault)) throw error;
    return error.reason === 'tooMuch' ? 'largeSvg' : 'brokenSvg';
  }
}

const FIRST_ELEMENT = /<[a-z_][\w.:-]*/i;

/** Whether the first element of a text, however broken that is, is called `svg`. */
function isCalledSvg(text: string): boolean {
  const [first = ''] = FIRST_ELEMENT.exec(text) ?? [];
  return text.trimStart().startsWith('<') && /[<:]svg$/i.test(first.slice(-4));
}

/** Reads a text whose root is to be an SVG without a fault: browsers show nothing of any other. */
function faultIn(text: string): SvgFault | null {
  const names = new Names();
  const entities = new Entities();
  const open: (readonly string[])[] = [];
  let [roots, at] = [0, 0];
  for (const piece of xmlPieces(text, BOUNDS)) {
    at += 1;
    if (piece.is === 'comment') continue;
    if (piece.is === 'instruction') {
      if (!/^xml(?:\s|$)/i.test(piece.text)) continue;
      if (at > 1) return 'brokenSvg';
      if (/encoding\s?=\s?["']utf-?16/i.test(piece.text.slice(0, 200))) return 'svgEncoding';
    } else if (piece.is === 'doctype') {
      if (roots > 0) return 'brokenSvg';
      entities.declareIn(piece.text);
    } else if (piece.is === 'closed') {
      names.forget(open.pop() ?? []);
    } else if (piece.is === 'opened') {
      for (const value of piece.attributes.values()) entities.checkReferences(value);
      const declared = names.declare(piece.attributes.keys());
      if (![piece.name, ...piece.attributes.keys()].every((name) => names.isKnown(name))) return 'brokenSvg';
      if (open.length === 0) {
        roots += 1;
        if (roots > 1 || !isRootOfSvg(piece.name, piece.attributes, entities)) return 'brokenSvg';
      }
      if (piece.isEmpty) names.forget(declared);
      else open.push(declared);
    } else if (open.length === 0) {
      if (piece.is === 'data' || piece.text.trim() !== '') return 'brokenSvg';
    } else if (piece.is === 'text') {
      if (piece.text.includes(']]>')) return 'brokenSvg';
      entities.checkReferences(piece.text);
    }
  }
  return roots === 1 ? null : 'brokenSvg';
}

function isRootOfSvg(name: string, attributes: ReadonlyMap<string, string>, entities: Entities): boolean {
  const [prefix = '', local] = name.split(':');
  const space = attributes.get(local === undefined ? 'xmlns' : `xmlns:${prefix}`) ?? '';
  return (local ?? prefix) === 'svg' && entities.filledIn(space) === SVG_SPACE;
}

/** The prefixes of names: how many of the elements that are open declare each. */
class Names {
  readonly #declared = new Map([
    ['xml', 1],
    ['xmlns', 1],
  ]);

  /** Takes what attributes declare, and tells what has to be forgotten with their element. */
  declare(attributes: Iterable<string>): readonly string[] {
    const prefixes = [...attributes].filter((name) => name.startsWith('xmlns:')).map((name) => name.slice(6));
    for (const prefix of prefixes) this.#declared.set(prefix, (this.#declared.get(prefix) ?? 0) + 1);
    return prefixes;
  }

  forget(prefixes: readonly string[]): void {
    for (const prefix of prefixes) this.#declared.set(prefix, (this.#declared.get(prefix) ?? 0) - 1);
  }

  isKnown(name: string): boolean {
    const end = name.indexOf(':');
    return end < 0 || (this.#declared.get(name.slice(0, end)) ?? 0) > 0;
  }
}

const ENTITY = /<!ENTITY\s+([^\s"'<>%&;]+)\s+("[^"]*"|'[^']*')\s*>/gu;
const REFERENCE = /&(?:([^\s&;<]{1,100});)?/gu;
const CHARACTER = /^#(?:\d+|x[\da-f]+)$/i;

/** What the document calls by a name of its own, such as the addresses of a drawing program. */
class Entities {
  readonly #values = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }));
  #filledIn = 0;

  declareIn(doctype: string): void {
    for (const [, name = '', quoted = ''] of doctype.matchAll(ENTITY)) {
      // One that names others could stand for more than anybody can hold.
      if (/&(?!#)/.test(quoted)) throw new XmlFault('tooMuch');
      if (!this.#values.has(name)) this.#values.set(name, quoted.slice(1, -1));
    }
  }

  /** Throws where an ampersand begins no reference that is known, or all together stand for too much. */
  checkReferences(text: string): void {
    if (!text.includes('&')) return;
    for (const [, name = ''] of text.matchAll(REFERENCE)) {
      const value = CHARACTER.test(name) ? '' : this.#values.get(name);
      if (value === undefined) throw new XmlFault('broken');
      this.#filledIn += value.length;
      if (this.#filledIn > MOST_FROM_ENTITIES) throw new XmlFault('tooMuch');
    }
  }

  /** A value that was checked, as it is meant. */
  filledIn(value: string): string {
    return value.replace(REFERENCE, (whole, name: string) => this.#values.get(name) ?? whole);
  }
}
