import { XmlFault, XmlReader, type XmlBounds, type XmlPiece } from '#contract/text/xml';
import { UntakenFile, type Pause } from './table';
import type { Archive } from './zip';

/** All of it is bounded by what is unzipped, and a cell by itself; a workbook has no document type. */
const BOUNDS: XmlBounds = { depth: 64, pieces: Infinity, length: 1_000_000, attributes: 256, doctype: 0 };

/** Reads a part of a workbook piece by piece. */
export type Read = (part: string, see: (piece: XmlPiece) => void) => Promise<void>;

/** How many pieces are read before it is looked whether it is time for a pause. */
const AT_ONCE = 64;

/** Reads a part of an archive piece by piece; the browser may draw in between. Rejects with an `UntakenFile`. */
export async function eachPiece(
  archive: Archive,
  part: string,
  pause: Pause,
  see: (piece: XmlPiece) => void,
): Promise<void> {
  const reader = new XmlReader(BOUNDS);
  const decoder = new TextDecoder();
  let count = 0;
  const seeAll = async (pieces: Iterable<XmlPiece>) => {
    for (const piece of pieces) {
      see(piece);
      count += 1;
      const paused = count % AT_ONCE === 0 && pause();
      if (paused) await paused;
    }
  };
  try {
    for await (const bytes of archive.bytesOf(part)) await seeAll(reader.read(decoder.decode(bytes, { stream: true })));
    await seeAll(reader.read(decoder.decode(), true));
  } catch (error) {
    throw error instanceof XmlFault ? new UntakenFile('damaged') : error;
  }
}

/** A name without its prefix: that of a whole workbook may have one. */
export const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Whether an attribute says yes. */
export const isTrue = (value: string | undefined) => value === '1' || value === 'true';

/** What is written in an element, in whatever fonts, without how it is pronounced. */
export class Writing {
  #text = '';
  #isOn = false;
  #spoken = 0;

  /** Sees a piece; `element` is where texts stand. */
  see(piece: XmlPiece, element: string): void {
    if (piece.is === 'text' && this.#isOn) this.#text += unescaped(piece.text);
    else if (piece.is === 'data' && this.#isOn) this.#text += piece.text;
    else if (piece.is === 'opened' || piece.is === 'closed') {
      const isBegun = piece.is === 'opened' && !piece.isEmpty;
      const name = localName(piece.name);
      if (name === 'rPh') this.#spoken += isBegun ? 1 : piece.is === 'closed' ? -1 : 0;
      if (name === element) this.#isOn = isBegun && this.#spoken === 0;
    }
  }

  /** What was written since it was taken last. */
  take(): string {
    const text = this.#text;
    this.#text = '';
    return text;
  }
}

const NAMED = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }));

/** A text of XML as it is meant; Excel writes what XML does not know, such as a line break, as `_x000D_`. */
export function unescaped(text: string): string {
  if (!/[&_]/.test(text)) return text;
  return text
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,9}));/gi, (all, decimal?: string, hex?: string, name?: string) => {
      if (decimal ?? hex) return String.fromCodePoint(Number(decimal ?? `0x${hex}`));
      return NAMED.get(name ?? '') ?? all;
    })
    .replace(/_x([\da-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number(`0x${hex}`)));
}
