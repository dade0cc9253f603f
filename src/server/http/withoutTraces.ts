import { crc32 } from 'node:zlib';

import type { PictureType } from '#contract/rules';
import { cleanAvif } from './avifTraces';

/**
 * A picture without what its camera wrote beside it: where and when it was taken, with what, its comments and previews.
 * How it is to be turned stays, and so do its colours; a kind that has none of that is left as it is. Null where it
 * cannot be told what of it draws.
 */
export function withoutTraces(bytes: Buffer, type: PictureType): Buffer | null {
  switch (type) {
    case 'image/jpeg':
      return Buffer.concat([...jpegPieces(bytes)]);
    case 'image/png':
      return Buffer.concat([bytes.subarray(0, 8), ...pngChunks(bytes)]);
    case 'image/webp':
      return cleanWebp(bytes);
    case 'image/gif':
      return Buffer.concat([...gifBlocks(bytes)]);
    case 'image/avif':
      return cleanAvif(bytes);
    case 'image/bmp':
    case 'image/svg+xml':
      return bytes;
  }
}

const SCAN = 0xda;
const END = 0xd9;
const EXIF = 0xe1;

/** The pieces of a JPEG that draw it: its heads, its colours (APP0, APP2 and APP14) and its data to their end. */
function* jpegPieces(bytes: Buffer): Generator<Buffer> {
  yield bytes.subarray(0, 2);
  let isTurned = false;
  for (let at = 2; at + 2 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === END) yield bytes.subarray(at, at + 2);
    if (marker === END) return;
    if (at + 4 > bytes.length) return;
    const end = marker === 0xff ? at + 1 : at + 2 + bytes.readUInt16BE(at + 2);
    const segment = bytes.subarray(at, end);
    if (marker === EXIF && !isTurned) {
      const tiff = turned(segment.subarray(10));
      isTurned = tiff.length > 0;
      if (isTurned) yield Buffer.concat([Buffer.from([0xff, EXIF, 0, tiff.length + 8]), Buffer.from('Exif\0\0'), tiff]);
    }
    const isBeside = marker === 0xfe || (marker >= EXIF && marker <= 0xef && marker !== 0xee && !isColour(segment));
    if (!isBeside && marker !== 0xff) yield segment;
    at = marker === SCAN ? endOfScan(bytes, end) : end;
    if (marker === SCAN) yield bytes.subarray(end, at);
  }
}

/** Whether a segment has a profile of colours; others of that kind lead to further pictures. */
const isColour = (segment: Buffer) => segment[1] === 0xe2 && segment.toString('latin1', 4, 15) === 'ICC_PROFILE';

/** Where the next marker stands behind the data of a scan. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    const isData = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
  return bytes.length;
}

const TEXTS = ['tEXt', 'zTXt', 'iTXt', 'tIME'];

function* pngChunks(bytes: Buffer): Generator<Buffer> {
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (name === 'eXIf') {
      const tiff = turned(bytes.subarray(at + 8, end - 4));
      if (tiff.length > 0) yield pngChunk(name, tiff);
    } else if (!TEXTS.includes(name)) yield bytes.subarray(at, end);
    if (name === 'IEND') return;
    at = end;
  }
}

function pngChunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), content]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(content.length);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), chunk.length - 4);
  return chunk;
}

/** What the head of a WebP says of what is in it. */
const HAS = { exif: 0x08, xmp: 0x04 };

function cleanWebp(bytes: Buffer): Buffer {
  const chunks: Buffer[] = [];
  let tiff = Buffer.alloc(0);
  for (let at = 12; at + 8 <= bytes.length;) {
    const end = at + 8 + bytes.readUInt32LE(at + 4) + (bytes.readUInt32LE(at + 4) % 2);
    const name = bytes.toString('latin1', at, at + 4);
    if (name === 'EXIF') tiff = turned(bytes.subarray(at + 8, end));
    else if (name !== 'XMP ') chunks.push(bytes.subarray(at, end));
    at = end;
  }
  const [first] = chunks;
  if (first?.toString('latin1', 0, 4) === 'VP8X') {
    const head = Buffer.from(first);
    head.writeUInt8((head.readUInt8(8) & ~(HAS.exif | HAS.xmp)) | (tiff.length > 0 ? HAS.exif : 0), 8);
    chunks[0] = head;
    if (tiff.length > 0) chunks.push(Buffer.concat([Buffer.from('EXIF\x1a\0\0\0', 'latin1'), tiff]));
  }
  const content = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  const head = Buffer.from('RIFF\0\0\0\0');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}

const EXTENSION = 0x21;
const APPLICATION = 0xff;
const PICTURE = 0x2c;
const COMMENT = 0xfe;

/** The programs whose words a GIF is drawn by: how often it moves, and its colours. Others write XMP and the like. */
const GIF_PROGRAMS = ['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'];

/** The blocks of a GIF that draw it, to its end. */
function* gifBlocks(bytes: Buffer): Generator<Buffer> {
  let at = 13 + coloursOfGif(bytes[10] ?? 0);
  yield bytes.subarray(0, at);
  while (bytes[at] === EXTENSION || bytes[at] === PICTURE) {
    const isPicture = bytes[at] === PICTURE;
    const end = endOfBlocks(bytes, at + (isPicture ? 11 + coloursOfGif(bytes[at + 9] ?? 0) : 2));
    const kind = isPicture ? PICTURE : bytes[at + 1];
    const isOther = kind === APPLICATION && !GIF_PROGRAMS.includes(bytes.toString('latin1', at + 3, at + 14));
    if (kind !== COMMENT && !isOther) yield bytes.subarray(at, end);
    at = end;
  }
  yield Buffer.from([0x3b]);
}

/** How many bytes the table of colours has, by the flags of what it belongs to. */
const coloursOfGif = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Where blocks end that say how long each of them is; the last is empty. */
function endOfBlocks(bytes: Buffer, from: number): number {
  let at = from;
  while ((bytes[at] ?? 0) > 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}

const ORIENTATION = 0x0112;

/** What of EXIF says how a picture is to be turned, as EXIF of its own; empty where it stands upright. */
function turned(exif: Buffer): Buffer<ArrayBuffer> {
  const tiff = exif.toString('latin1', 0, 4) === 'Exif' ? exif.subarray(6) : exif;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (at + 4 > tiff.length ? 0 : isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const first = long(4);
  for (let entry = 0; entry < short(first); entry += 1) {
    const at = first + 2 + entry * 12;
    const orientation = short(at + 8);
    if (short(at) === ORIENTATION && orientation >= 2 && orientation <= 8)
      return Buffer.from(
        `4d4d002a00000008000101120003000000010${orientation.toString(16).padStart(3, '0')}000000000000`,
        'hex',
      );
  }
  return Buffer.alloc(0);
}
