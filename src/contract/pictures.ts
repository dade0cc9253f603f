import type { PictureType } from './rules';
import { svgFault, type SvgFault } from './svg';

/**
 * Millions of pixels that a picture may have, which is more than the cameras of telephones take: whoever draws it makes
 * room for each.
 */
export const PICTURE_MEGAPIXELS = 64;

/** Why a file is no picture that a browser draws. */
export type PictureFault = 'empty' | 'heic' | 'tiff' | 'broken' | 'large' | SvgFault;

/** What a file is: the kind of its picture, or why it is none. */
export type Picture = { type: PictureType } | { fault: PictureFault };

/**
 * Tells what a file is by what it holds, whatever its name and the browser: a picture whose kind, size and beginning a
 * browser needs to draw it, and that it can hold. An SVG is read to its end, for nothing of a broken one is drawn.
 */
export function pictureIn(bytes: Uint8Array): Picture {
  if (bytes.length === 0) return { fault: 'empty' };
  const raster = RASTERS.find(({ isKind }) => isKind(bytes));
  if (raster) {
    const { width, height } = raster.sizeOf(bytes) ?? NO_SIZE;
    if (width === 0 || height === 0) return { fault: 'broken' };
    return width * height > PICTURE_MEGAPIXELS * 1_000_000 ? { fault: 'large' } : { type: raster.type };
  }
  if (/hei[cxms]|hev[cxms]|mif1|msf1/.test(brandsOf(bytes))) return { fault: 'heic' };
  if (/^(?:II[*+]\0|MM\0[*+])/.test(latin(bytes, 0, 4))) return { fault: 'tiff' };
  const fault = svgFault(bytes);
  return fault ? { fault } : { type: 'image/svg+xml' };
}

/** Bytes as characters of one byte each. */
function latin(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

/** Width and height in pixels, as a file says them: whoever draws it makes room for so many. */
interface Size {
  width: number;
  height: number;
}

const NO_SIZE: Size = { width: 0, height: 0 };

const view = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength);
const hasBytes = (bytes: Uint8Array, count: number) => bytes.length >= count;
const begins = (mark: RegExp) => (bytes: Uint8Array) => mark.test(latin(bytes, 0, 32));

/** A kind of picture that is told by its first bytes, and the size of one; none where it cannot be drawn. */
interface Raster {
  type: PictureType;
  isKind: (bytes: Uint8Array) => boolean;
  sizeOf: (bytes: Uint8Array) => Size | null;
}

const RASTERS: readonly Raster[] = [
  { type: 'image/png', isKind: begins(/^\x89PNG\r\n.\n/), sizeOf: sizeOfPng },
  { type: 'image/jpeg', isKind: begins(/^\xff\xd8\xff/), sizeOf: sizeOfJpeg },
  { type: 'image/gif', isKind: begins(/^GIF8[79]a/), sizeOf: sizeOfGif },
  { type: 'image/webp', isKind: begins(/^RIFF[^]{4}WEBP/), sizeOf: sizeOfWebp },
  { type: 'image/bmp', isKind: begins(/^BM[^]{4}\0{4}/), sizeOf: sizeOfBmp },
  { type: 'image/avif', isKind: (bytes) => /avi[fs]/.test(brandsOf(bytes)), sizeOf: sizeOfAvif },
];

/** That of a PNG that has data among its chunks. */
function sizeOfPng(bytes: Uint8Array): Size | null {
  for (let at = 8; hasBytes(bytes, at + 12); at += 12 + view(bytes).getUint32(at))
    if (at > 8 && latin(bytes, at + 4, at + 8) === 'IDAT')
      return { width: view(bytes).getUint32(16), height: view(bytes).getUint32(20) };
  return null;
}

/** That of a JPEG that names it and then begins to draw. */
function sizeOfJpeg(bytes: Uint8Array): Size | null {
  let size: Size | null = null;
  for (let at = 2; hasBytes(bytes, at + 4) && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xda) return size;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame && hasBytes(bytes, at + 9))
      size ??= { width: view(bytes).getUint16(at + 7), height: view(bytes).getUint16(at + 5) };
    at += marker === 0xff ? 1 : 2 + view(bytes).getUint16(at + 2);
  }
  return null;
}

/** That of a GIF that has a picture. */
function sizeOfGif(bytes: Uint8Array): Size | null {
  if (!bytes.includes(0x2c, 13)) return null;
  return { width: view(bytes).getUint16(6, true), height: view(bytes).getUint16(8, true) };
}

function sizeOfWebp(bytes: Uint8Array): Size | null {
  if (!hasBytes(bytes, 30)) return null;
  const data = view(bytes);
  switch (latin(bytes, 12, 16)) {
    case 'VP8X': {
      const [width, height] = [data.getUint32(24, true), data.getUint32(26, true) >>> 8];
      return { width: (width & 0xffffff) + 1, height: height + 1 };
    }
    case 'VP8L': {
      const bits = data.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return { width: data.getUint16(26, true) & 0x3fff, height: data.getUint16(28, true) & 0x3fff };
    default:
      return null;
  }
}

/** How many bytes the second head of a BMP may have. */
const BMP_HEADS: readonly number[] = [12, 40, 52, 56, 64, 108, 124];

function sizeOfBmp(bytes: Uint8Array): Size | null {
  const head = bytes[14] ?? 0;
  const data = view(bytes);
  if (!BMP_HEADS.includes(head) || !hasBytes(bytes, 26) || bytes.length <= data.getUint32(10, true)) return null;
  if (head === 12) return { width: data.getUint16(18, true), height: data.getUint16(20, true) };
  return { width: Math.abs(data.getInt32(18, true)), height: Math.abs(data.getInt32(22, true)) };
}

/** The largest of the pictures of which an AVIF is made. */
function sizeOfAvif(bytes: Uint8Array): Size | null {
  let largest: Size | null = null;
  for (const box of boxesIn(bytes, ['meta', 'iprp', 'ipco', 'ispe'])) {
    if (!hasBytes(box, 12)) return null;
    const size = { width: view(box).getUint32(4), height: view(box).getUint32(8) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

/** The brands of a file in boxes, such as AVIF and HEIC; empty for any other. */
function brandsOf(bytes: Uint8Array): string {
  if (!hasBytes(bytes, 16) || latin(bytes, 4, 8) !== 'ftyp') return '';
  return latin(bytes, 8, Math.min(view(bytes).getUint32(0), 256));
}

/** What is in the boxes at the end of a way of boxes in boxes; `meta` has a version before its own. */
function* boxesIn(bytes: Uint8Array, [wanted, ...further]: readonly string[]): Generator<Uint8Array> {
  for (let at = 0; hasBytes(bytes, at + 8);) {
    const end = at + Math.max(8, view(bytes).getUint32(at));
    const inner = bytes.subarray(at + (wanted === 'meta' ? 12 : 8), end);
    const isWanted = latin(bytes, at + 4, at + 8) === wanted;
    if (isWanted && further.length > 0) yield* boxesIn(inner, further);
    else if (isWanted) yield inner;
    at = end;
  }
}
