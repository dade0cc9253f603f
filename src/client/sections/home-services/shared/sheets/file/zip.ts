import { bytesOf, FILE_LIMITS, UntakenFile } from './table';

/** Where a part of an archive stands, and how it is written there. */
interface Part {
  method: number;
  size: number;
  offset: number;
}

const END = { mark: 0x06054b50, length: 22 };
const LISTED = { mark: 0x02014b50, length: 46 };
const PART = { mark: 0x04034b50, length: 30 };

/** Most bytes of the comment that may follow the end of an archive. */
const COMMENT = 0xffff;

/** A number of four bytes that stands in eight further on, as some programs write it whatever its size. */
const ELSEWHERE = 0xffffffff;

const STORED = 0;
const DEFLATED = 8;

/** How much of a part that is stored as it is comes at once. */
const CHUNK = 65_536;

/** The parts of a ZIP archive. What it says of their sizes is not believed: what comes out is counted. */
export class Archive {
  readonly #parts = new Map<string, Part>();
  readonly #view: DataView;
  #left = bytesOf(FILE_LIMITS.unzippedMegabytes);

  /** Throws where there is no list of parts. */
  constructor(private readonly bytes: Uint8Array<ArrayBuffer>) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const end = this.#end();
    let at = this.#view.getUint32(end + 16, true);
    for (let count = this.#view.getUint16(end + 10, true); count > 0; count -= 1) at = this.#readListed(at);
  }

  /** The bytes of a part as they are unzipped, by the browser and beside the page; nothing of one that is not there. */
  async *bytesOf(name: string): AsyncGenerator<Uint8Array> {
    const part = this.#parts.get(name);
    if (!part) return;
    const data = this.#dataOf(part);
    if (part.method === STORED)
      for (let at = 0; at < data.length; at += CHUNK) yield this.#taken(data.subarray(at, at + CHUNK));
    else if (part.method === DEFLATED) yield* this.#inflated(data);
    else throw new UntakenFile('damaged');
  }

  /** What is not read is not unzipped either: the stream waits for its reader, and goes with it. */
  async *#inflated(data: Uint8Array<ArrayBuffer>): AsyncGenerator<Uint8Array> {
    const reader = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield this.#taken(next.value);
  }

  #taken(chunk: Uint8Array): Uint8Array {
    this.#left -= chunk.length;
    if (this.#left < 0) throw new UntakenFile('tooLargeUnzipped');
    return chunk;
  }

  #end(): number {
    for (let at = this.bytes.length - END.length; at >= 0 && at >= this.bytes.length - END.length - COMMENT; at -= 1)
      if (this.#view.getUint32(at, true) === END.mark) return at;
    throw new UntakenFile('damaged');
  }

  /** Takes down one part of the list, and tells where the next one stands. */
  #readListed(at: number): number {
    if (this.#view.getUint32(at, true) !== LISTED.mark) throw new UntakenFile('damaged');
    const short = (offset: number) => this.#view.getUint16(at + offset, true);
    const more = at + LISTED.length + short(28);
    const name = new TextDecoder().decode(this.bytes.subarray(at + LISTED.length, more));
    const sizes = [24, 20, 42].map((offset) => this.#view.getUint32(at + offset, true));
    const [, size = 0, offset = 0] = this.#longSizes(sizes, more, more + short(30));
    this.#parts.set(name, { method: short(10), size, offset });
    return more + short(30) + short(32);
  }

  /** The size of a part, its size in the archive and its place, those that stand elsewhere taken from there. */
  #longSizes(sizes: readonly number[], from: number, to: number): readonly number[] {
    if (!sizes.includes(ELSEWHERE)) return sizes;
    for (let at = from; at + 4 <= to; at += 4 + this.#view.getUint16(at + 2, true)) {
      if (this.#view.getUint16(at, true) !== 1) continue;
      let place = at - 4;
      return sizes.map((size) => {
        if (size !== ELSEWHERE) return size;
        place += 8;
        return Number(this.#view.getBigUint64(place, true));
      });
    }
    return sizes;
  }

  #dataOf({ offset, size }: Part): Uint8Array<ArrayBuffer> {
    if (this.#view.getUint32(offset, true) !== PART.mark) throw new UntakenFile('damaged');
    const [name, extra] = [this.#view.getUint16(offset + 26, true), this.#view.getUint16(offset + 28, true)];
    const from = offset + PART.length + name + extra;
    return this.bytes.subarray(from, from + size);
  }
}
