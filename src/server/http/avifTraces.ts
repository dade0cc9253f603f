/** Boxes at the outermost that draw an AVIF, or say how; whatever else stands beside them, nobody needs. */
const DRAWING: readonly string[] = ['ftyp', 'meta', 'mdat', 'moov'];

/** Boxes for what anybody likes to write, wherever they stand. */
const BESIDE: readonly string[] = ['udta', 'uuid', 'free', 'skip'];

/** Boxes of boxes in which some of these may stand. */
const HOLDING: readonly string[] = ['moov', 'trak', 'meta'];

/** Items that are no picture: EXIF, XMP and the like. */
const TOLD: readonly string[] = ['Exif', 'mime', 'uri '];

/** What a box or an item is called once nothing is in it; whoever draws the picture passes it over. */
const BLANK = 'free';

interface Box {
  name: string;
  /** Where its content begins, and where it ends. */
  from: number;
  to: number;
  /** Where its name stands. */
  nameAt: number;
}

/**
 * An AVIF in which all that was written beside the picture is blank: a picture is found by the places at which its
 * parts stand, so that each stays where it is. How it is to be turned is no part of its EXIF. Null where a place
 * cannot be read.
 */
export function cleanAvif(bytes: Buffer): Buffer | null {
  const clean = Buffer.from(bytes);
  const unblanked = { length: clean.length };
  try {
    for (const box of boxesIn(clean, 0, clean.length)) {
      if (DRAWING.includes(box.name)) cleanBox(clean, box, unblanked);
      else blank(clean, box);
    }
    return clean;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** How many bytes of a file may still be made blank: items that share their places cost no more than the file. */
interface Unblanked {
  length: number;
}

function cleanBox(bytes: Buffer, box: Box, unblanked: Unblanked): void {
  if (!HOLDING.includes(box.name)) return;
  const inner = [...boxesIn(bytes, box.from + (box.name === 'meta' ? 4 : 0), box.to)];
  for (const each of inner) {
    if (BESIDE.includes(each.name)) blank(bytes, each);
    else cleanBox(bytes, each, unblanked);
  }
  if (box.name === 'meta') blankItems(bytes, inner, unblanked);
}

function blank(bytes: Buffer, { from, to, nameAt }: Box): void {
  bytes.write(BLANK, nameAt, 'latin1');
  bytes.fill(0, from, to);
}

/** Boxes beside each other; what is left behind the last is made blank. Throws where one is longer than its place. */
function* boxesIn(bytes: Buffer, start: number, end: number): Generator<Box> {
  let at = start;
  while (at + 8 <= end) {
    const length = bytes.readUInt32BE(at);
    const isLong = length === 1;
    const to = length === 0 ? end : at + (isLong ? Number(bytes.readBigUInt64BE(at + 8)) : length);
    const from = at + (isLong ? 16 : 8);
    if (to < from || to > end) throw new RangeError('a box is longer than its place');
    yield { name: bytes.toString('latin1', at + 4, at + 8), from, to, nameAt: at + 4 };
    at = to;
  }
  bytes.fill(0, at, end);
}

/** Makes the items of a `meta` blank that are no picture, wherever in the file they stand. */
function blankItems(bytes: Buffer, inner: readonly Box[], unblanked: Unblanked): void {
  const told = new Set<number>();
  for (const box of inner) if (box.name === 'iinf') for (const id of forgetTold(bytes, box)) told.add(id);
  const data = inner.find(({ name }) => name === 'idat');
  for (const box of inner) {
    if (box.name !== 'iloc') continue;
    for (const { id, isInData, from, length } of placesIn(bytes, box)) {
      if (!told.has(id)) continue;
      const start = from + (isInData ? (data?.from ?? NaN) : 0);
      const isThere = length > 0 && start + length <= (isInData ? (data?.to ?? 0) : bytes.length);
      unblanked.length -= length;
      if (!isThere || unblanked.length < 0) throw new RangeError('an item is not where it should be');
      bytes.fill(0, start, start + length);
    }
  }
}

/** Takes the kind away from items that are no picture, and tells their keys. */
function* forgetTold(bytes: Buffer, { from, to }: Box): Generator<number> {
  const first = from + (bytes.readUInt8(from) === 0 ? 6 : 8);
  for (const entry of boxesIn(bytes, first, to)) {
    const isWide = bytes.readUInt8(entry.from) >= 3;
    const kindAt = entry.from + (isWide ? 10 : 8);
    if (!TOLD.includes(bytes.toString('latin1', kindAt, kindAt + 4))) continue;
    bytes.write(BLANK, kindAt, 'latin1');
    yield isWide ? bytes.readUInt32BE(entry.from + 4) : bytes.readUInt16BE(entry.from + 4);
  }
}

/** A piece of an item: in the file, or in the data of its `meta`. */
interface Place {
  id: number;
  isInData: boolean;
  from: number;
  length: number;
}

function* placesIn(bytes: Buffer, { from }: Box): Generator<Place> {
  let at = from + 4;
  const next = (size: number): number => {
    at += size;
    if (size === 8) return Number(bytes.readBigUInt64BE(at - 8));
    return size === 0 ? 0 : bytes.readUIntBE(at - size, size);
  };
  const version = bytes.readUInt8(from);
  const [sizes, more] = [next(1), next(1)];
  const [offsetSize, lengthSize, baseSize] = [sizes >> 4, sizes & 15, more >> 4];
  const indexSize = version === 0 ? 0 : more & 15;
  const keySize = version < 2 ? 2 : 4;
  for (let items = next(keySize); items > 0; items -= 1) {
    const id = next(keySize);
    const method = version === 0 ? 0 : next(2) & 15;
    if (method > 1) throw new RangeError('an item stands in another');
    next(2);
    const base = next(baseSize);
    let extents = next(2);
    if (extents > 1 && indexSize + offsetSize + lengthSize === 0) throw new RangeError('places take no room');
    for (; extents > 0; extents -= 1) {
      next(indexSize);
      const offset = next(offsetSize);
      yield { id, isInData: method === 1, from: base + offset, length: next(lengthSize) };
    }
  }
}
