import { strFromU8, unzipSync, type UnzipFileInfo } from 'fflate';

import { pausing } from '#client/state/sagas/pausing';
import { yieldToBrowser } from '#client/state/sagas/yieldToBrowser';
import { bytesOf, FILE_LIMITS, UntakenFile } from './table';

/**
 * Reads the saved values of the first sheet of an XLSX file. `fflate` unzips without a worker of a blob, which the
 * policy of the page refuses. Rejects with `UntakenFile`.
 */
export async function linesOfWorkbook(bytes: Uint8Array): Promise<string[][]> {
  const book = unzipped(bytes, (name) => name === BOOK || name === RELATIONS);
  const sheet = sheetPath(book);
  await yieldToBrowser();
  const parts = unzipped(bytes, (name) => name === sheet || name === STRINGS);
  await yieldToBrowser();
  const content = textOf(parts, sheet);
  if (!content.includes('sheetData')) throw new UntakenFile('damaged');
  return await linesOfSheet(content, await sharedStrings(textOf(parts, STRINGS)));
}

const BOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const STRINGS = 'xl/sharedStrings.xml';

type Parts = Readonly<Record<string, Uint8Array>>;

/** Unzips the parts that are wanted, unless all of them are too large together. */
function unzipped(bytes: Uint8Array, isWanted: (name: string) => boolean): Parts {
  let size = 0;
  const names: string[] = [];
  const filter = ({ name, originalSize }: UnzipFileInfo) => {
    names.push(name);
    if (!isWanted(name)) return false;
    size += originalSize;
    if (size > bytesOf(FILE_LIMITS.unzippedMegabytes)) throw new UntakenFile('tooLargeUnzipped');
    return true;
  };
  try {
    const parts = unzipSync(bytes, { filter });
    if (!names.includes(BOOK)) throw new UntakenFile('otherKind');
    return parts;
  } catch (error) {
    throw error instanceof UntakenFile ? error : new UntakenFile('damaged');
  }
}

const textOf = (parts: Parts, name: string) => (parts[name] ? strFromU8(parts[name]) : '');

/** Where the first sheet of a workbook stands. */
function sheetPath(book: Parts): string {
  const [, first = ''] = /<(?:\w+:)?sheet\s([^>]*)>/.exec(textOf(book, BOOK)) ?? [];
  const id = attribute(first, '\\w+:id');
  const relation = [...textOf(book, RELATIONS).matchAll(/<(?:\w+:)?Relationship\s([^>]*)>/g)]
    .map(([, attributes = '']) => attributes)
    .find((attributes) => attribute(attributes, 'Id') === id);
  const target = relation === undefined ? undefined : attribute(relation, 'Target');
  if (!target) throw new UntakenFile('damaged');
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

function attribute(attributes: string, name: string): string | undefined {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
  return value === undefined ? undefined : unescaped(value);
}

/** The texts that the cells of all sheets name by their places. */
async function sharedStrings(content: string): Promise<string[]> {
  const pause = pausing();
  const texts: string[] = [];
  for (const [, empty, text = ''] of content.matchAll(/<(?:\w+:)?si(?:\s*(\/)>|>([\s\S]*?)<\/(?:\w+:)?si>)/g)) {
    await pause();
    texts.push(empty ? '' : writtenIn(text));
  }
  return texts;
}

const ROW = /<(?:\w+:)?row(?:\s([^>]*?))?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?row>)/g;
const CELL = /<(?:\w+:)?c(?:\s([^>]*?))?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g;

async function linesOfSheet(content: string, strings: readonly string[]): Promise<string[][]> {
  const pause = pausing();
  const lines: string[][] = [];
  for (const [, , cells = ''] of content.matchAll(ROW)) {
    await pause();
    const line: string[] = [];
    for (const [, attributes = '', inner = ''] of cells.matchAll(CELL)) {
      const at = columnOf(attribute(attributes, 'r')) ?? line.length;
      while (line.length < at) line.push('');
      line[at] = cellText(attribute(attributes, 't'), inner, strings);
    }
    lines.push(line);
    if (lines.length > FILE_LIMITS.rows * 2) throw new UntakenFile('tooLong');
  }
  return lines;
}

/** Most columns that are looked at. */
const COLUMNS = 200;

/** The place of a column, such as 1 of `B7`. */
function columnOf(place: string | undefined): number | undefined {
  const letters = /^[A-Z]+/.exec(place ?? '')?.[0];
  if (!letters) return undefined;
  const number = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return Math.min(number - 1, COLUMNS);
}

/** Digits of a number that Excel keeps; what follows comes of reckoning in halves. */
const DIGITS = 15;

function cellText(type: string | undefined, inner: string, strings: readonly string[]): string {
  if (type === 'inlineStr') return writtenIn(inner);
  const value = unescaped(/<(?:\w+:)?v(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?v>/.exec(inner)?.[1] ?? '');
  if (type === 's') return strings[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (type === 'str' || type === 'e' || value === '') return value;
  const number = Number(value);
  return Number.isFinite(number) ? String(Number(number.toPrecision(DIGITS))) : value;
}

/** What is written in a cell, in whatever fonts, without how it is pronounced. */
function writtenIn(content: string): string {
  const spoken = content.replace(/<(?:\w+:)?rPh[\s>][\s\S]*?<\/(?:\w+:)?rPh>/g, '');
  return [...spoken.matchAll(/<(?:\w+:)?t(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?t>/g)]
    .map(([, text = '']) => unescaped(text))
    .join('');
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A text of XML as it is meant; Excel writes what XML does not know, such as a line break, as `_x000D_`. */
function unescaped(text: string): string {
  if (!/[&_]/.test(text)) return text;
  return text
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (all: string, decimal?: string, hex?: string, name?: string) => {
      if (decimal ?? hex) return String.fromCodePoint(Number(decimal ?? `0x${hex}`));
      return NAMED[name ?? ''] ?? all;
    })
    .replace(/_x([\da-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number(`0x${hex}`)));
}
