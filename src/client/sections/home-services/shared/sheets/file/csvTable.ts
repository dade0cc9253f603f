import Papa, { type Parser, type ParseResult } from 'papaparse';

import { FILE_LIMITS, FilledLines, UntakenFile, type FileLine, type Pause } from './table';

/** Characters that are read at once; whatever they are, that takes a few milliseconds. */
const READ_AT_ONCE = 10_000;

const DELIMITERS = ['\t', ';', ','] as const;

/**
 * Reads a text whose cells are parted by tabs, semicolons or commas, or by the one that is given, in pieces; the
 * browser may draw between them. Rejects with an `UntakenFile`.
 */
export function linesOfText(text: string, pause: Pause, delimiter = delimiterIn(text)): Promise<readonly FileLine[]> {
  const lines = new FilledLines();
  let [seen, line] = [0, 0];
  return new Promise((resolve, reject) => {
    const take = ({ data, meta }: ParseResult<string[]>) => {
      for (const cells of data) lines.add((line += 1), cells);
      seen = Math.min(seen + READ_AT_ONCE, text.length);
      // What is cut is read again with more, so that it may not be long; and a quote may have no end.
      if (seen - meta.cursor > FILE_LIMITS.rowCharacters) throw new UntakenFile('longRow');
      return pause();
    };
    Papa.parse<string[]>(text, {
      delimiter,
      chunkSize: READ_AT_ONCE,
      chunk: (result: ParseResult<string[]>, parser: Parser) => {
        const giveUp = (error: unknown) => {
          reject(error instanceof Error ? error : new UntakenFile('damaged'));
          parser.abort();
        };
        try {
          const paused = take(result);
          if (!paused) return;
          parser.pause();
          paused.then(() => parser.resume(), giveUp);
        } catch (error) {
          giveUp(error);
        }
      },
      complete: () => resolve(lines.all),
      error: reject,
    });
  });
}

/** What parts the cells of the first line that has any: the mark that stands there most often outside quotes. */
function delimiterIn(text: string): string {
  const [first = ''] = text
    .trimStart()
    .slice(0, FILE_LIMITS.rowCharacters)
    .split(/[\r\n]/, 1);
  const bare = first.replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((mark) => bare.split(mark).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** The encodings that begin with a mark of their own. */
const MARKED: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** The text of a file: in the encoding that it names, else UTF-8, else Windows-1256, as Excel saves it in Arabic. */
export function decoded(bytes: Uint8Array): string {
  const marked = MARKED.find(([mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return new TextDecoder(marked[1]).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1256').decode(bytes);
  }
}
