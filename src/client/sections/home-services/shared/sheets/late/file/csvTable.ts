import Papa, { type Parser, type ParseResult } from 'papaparse';

import { yieldToBrowser } from '#client/state/sagas/yieldToBrowser';
import { FILE_LIMITS, UntakenFile } from './table';

/** Characters that are read without a pause; that takes a few milliseconds. */
const READ_AT_ONCE = 100_000;

const DELIMITERS = ['\t', ';', ','] as const;

/**
 * Reads a text whose cells are parted by tabs, semicolons or commas, or by the one that is given, in pieces; the
 * browser may draw between them.
 */
export function linesOfText(text: string, delimiter = delimiterIn(text)): Promise<string[][]> {
  const lines: string[][] = [];
  return new Promise((resolve, reject) => {
    Papa.parse<string[]>(text, {
      delimiter,
      chunkSize: READ_AT_ONCE,
      chunk: ({ data }: ParseResult<string[]>, parser: Parser) => {
        for (const line of data) lines.push(line);
        const isTooLong = lines.length > FILE_LIMITS.rows * 2;
        if (isTooLong) {
          parser.abort();
          reject(new UntakenFile('tooLong'));
          return;
        }
        parser.pause();
        void yieldToBrowser().then(() => parser.resume());
      },
      complete: () => resolve(lines),
      error: reject,
    });
  });
}

/** What parts the cells of the first line that has any: the mark that stands there most often outside quotes. */
function delimiterIn(text: string): string {
  const [first = ''] = text.trimStart().split(/[\r\n]/, 1);
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
