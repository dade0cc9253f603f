import { BrokenOff, UnreadableAnswer } from '#client/lib/errors';

/** How many characters the first slice has at least, and any slice at most; the largest is parsed in about 4 ms. */
const FIRST_SLICE = 16_000;
const LARGEST_SLICE = 1_000_000;

/** How many places are tried for the end of a slice before more text is awaited. */
const TRIES = 8;

/** The items of one array, a slice at a time. */
export interface ArraySlices<Item> {
  /** The next items, `null` after the last. Rejects when the text breaks off, or is not one array. */
  next: () => Promise<Item[] | null>;
  /** Ends the reading; nothing more arrives. */
  cancel: () => void;
}

/**
 * Reads a JSON array while its bytes arrive. The first slice is small, so that rows show at once; each next one may be
 * twice as long, up to a length that is parsed without a pause.
 */
export function arraySlices<Item>(bytes: ReadableStream<Uint8Array>): ArraySlices<Item> {
  const reader = bytes.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let wanted = FIRST_SLICE;
  let isBegun = false;
  let isOver = false;
  let isGivenOut = false;

  const receive = async () => {
    const { value, done } = await reader.read().catch(brokenOff);
    text += decoder.decode(value, { stream: !done });
    isOver = done;
    isBegun ||= opens(text);
  };

  const next = async (): Promise<Item[] | null> => {
    while (!isGivenOut) {
      if (isBegun && text.length >= wanted) {
        const slice = sliceOf(text);
        wanted = slice ? Math.min(wanted * 2, LARGEST_SLICE) : text.length * 2;
        if (slice) {
          text = slice.rest;
          return slice.items as Item[];
        }
      }
      if (isOver) return last();
      await receive();
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
    cancel: () => {
      reader.cancel().catch(() => undefined);
    },
  };
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
 * The whole items at the start of an array's text, and the rest of the array. A place inside an item is never taken for
 * its end, because the text before it would not be valid JSON.
 */
function sliceOf(text: string): { items: unknown[]; rest: string } | null {
  let tries = 0;
  for (let end = text.lastIndexOf('}', LARGEST_SLICE); end > 0 && tries < TRIES; end = text.lastIndexOf('}', end - 1)) {
    NEXT_ITEM.lastIndex = end;
    if (!NEXT_ITEM.test(text)) continue;
    const items = parsed(`${text.slice(0, end + 1)}]`);
    if (items) return { items, rest: `[${text.slice(NEXT_ITEM.lastIndex)}` };
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
