import { BrokenOff, UnreadableAnswer } from '#client/lib/errors';

/** How many characters the first slice has at least, and how many are parsed without a pause, in about 1 ms. */
const FIRST_SLICE = 16_000;
const LARGEST_SLICE = 250_000;

/** How many bytes are read at once. */
const MEMORY = 65_536;

/** How many characters of what has arrived are looked at together. */
const PIECE = 128_000;

/** How many places of a piece are tried for the end of a slice before more text is awaited. */
const TRIES = 8;

/** The share of its time that the reader of an answer which is ahead waits at most. */
const WAITED_AT_MOST = 0.05;

/** The items of one array, a slice at a time. */
export interface ArraySlices<Item> {
  /** The next items, `null` after the last. Rejects when the text breaks off, or is not one array. */
  next: () => Promise<Item[] | null>;
  /** Whether its bytes have come so fast, from the first ones on, that hardly any time was spent waiting for them. */
  isAhead: () => boolean;
  /** Ends the reading; nothing more arrives. */
  cancel: () => void;
}

/**
 * Reads a JSON array while its bytes arrive. The first slice is small, so that rows show at once; each next one may be
 * twice as long, up to a length that is parsed without a pause.
 *
 * @param onArrived is told how many bytes have just arrived
 */
export function arraySlices<Item>(
  bytes: ReadableStream<Uint8Array>,
  onArrived: (count: number) => void = () => undefined,
): ArraySlices<Item> {
  const reader = readerOf(bytes);
  const decoder = new TextDecoder();
  /** The text of the array that is not given out yet, and the pieces that follow it. */
  let text = '';
  const pieces: string[] = [];
  let wanted = FIRST_SLICE;
  let isBegun = false;
  let isOver = false;
  let isGivenOut = false;

  let waitedMs = 0;
  let firstAt: number | null = null;

  const receive = async () => {
    const from = performance.now();
    const { value, done } = await reader.read().catch(brokenOff);
    const now = performance.now();
    if (firstAt !== null) waitedMs += now - from;
    firstAt ??= now;
    onArrived(value?.length ?? 0);
    const arrived = decoder.decode(value, { stream: !done });
    for (let at = 0; at < arrived.length; at += PIECE) pieces.push(arrived.slice(at, at + PIECE));
    isOver = done;
  };

  const next = async (): Promise<Item[] | null> => {
    while (!isGivenOut) {
      const piece = pieces.shift();
      if (piece !== undefined) {
        isBegun ||= opens(text + piece);
        const slice = isBegun && text.length + piece.length >= wanted ? sliceOf(text, piece) : null;
        if (slice) {
          text = slice.rest;
          wanted = Math.min(wanted * 2, LARGEST_SLICE);
          return slice.items as Item[];
        }
        text += piece;
        if (text.length >= wanted) wanted = text.length * 2;
      } else if (isOver) return last();
      else await receive();
    }
    return null;
  };

  const last = (): Item[] => {
    const items = parsed(text);
    if (!items) throw new UnreadableAnswer('broken', 'The answer is not an array');
    isGivenOut = true;
    return items as Item[];
  };

  return {
    next,
    isAhead: () => firstAt !== null && waitedMs < WAITED_AT_MOST * (performance.now() - firstAt),
    cancel: () => {
      reader.cancel().catch(() => undefined);
    },
  };
}

/** Reads into the same memory again and again, where the browser can: what comes is decoded before more is read. */
function readerOf(bytes: ReadableStream<Uint8Array>) {
  let reader: ReadableStreamBYOBReader;
  try {
    reader = bytes.getReader({ mode: 'byob' });
  } catch {
    return bytes.getReader();
  }
  let memory = new ArrayBuffer(MEMORY);
  const read = async () => {
    const part = await reader.read(new Uint8Array(memory));
    if (part.value) memory = part.value.buffer;
    return part;
  };
  return { read, cancel: () => reader.cancel() };
}

function brokenOff(error: unknown): never {
  throw new BrokenOff({ cause: error });
}

/** Whether a text begins an array. Throws when it begins something else. */
function opens(text: string): boolean {
  const first = text.trimStart().charAt(0);
  if (first !== '' && first !== '[') throw new UnreadableAnswer('broken', 'The answer is not an array');
  return first === '[';
}

const NEXT_ITEM = /\}\s*,\s*(?=\{)/y;

/**
 * The whole items of an array whose text goes on with a piece, up to one that ends in the piece, and the rest of the
 * array. A place inside an item is never taken for its end, because the text before it would not be valid JSON.
 */
function sliceOf(text: string, piece: string): { items: unknown[]; rest: string } | null {
  let end = piece.lastIndexOf('}');
  for (let tries = 0; end >= 0 && tries < TRIES; end = end > 0 ? piece.lastIndexOf('}', end - 1) : -1) {
    NEXT_ITEM.lastIndex = end;
    if (!NEXT_ITEM.test(piece)) continue;
    const items = parsed(`${text}${piece.slice(0, end + 1)}]`);
    if (items) return { items, rest: `[${piece.slice(NEXT_ITEM.lastIndex)}` };
    tries += 1;
  }
  return null;
}

function parsed(text: string): unknown[] | null {
  try {
    return JSON.parse(text) as unknown[];
  } catch {
    return null;
  }
}
