import type { XmlPiece } from '#contract/text/xml';
import { KNOWN_FORMATS } from './shownNumber';
import { isTrue, localName, unescaped, type Read } from './workbookXml';

/** The part that names the sheets. */
export const BOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';

/** The sheets of a workbook that a person sees, where what belongs to them stands, and how its values were saved. */
export interface Book {
  sheets: readonly { name: string; path: string }[];
  strings: string;
  styles: string;
  /** Whether its formulas are to be reckoned when it is opened: until then many programs save a 0. */
  isReckonedLater: boolean;
}

/** Reads what a workbook is made of. */
export async function bookIn(read: Read): Promise<Book> {
  const named: { name: string; id: string }[] = [];
  let isReckonedLater = false;
  await read(BOOK, (piece) => {
    if (piece.is !== 'opened') return;
    const { attributes } = piece;
    if (localName(piece.name) === 'calcPr') isReckonedLater = isTrue(attributes.get('fullCalcOnLoad'));
    if (localName(piece.name) !== 'sheet' || (attributes.get('state') ?? 'visible') !== 'visible') return;
    const id = [...attributes].find(([name]) => name.endsWith(':id'))?.[1];
    if (id !== undefined) named.push({ name: unescaped(attributes.get('name') ?? ''), id });
  });
  const paths = new Map<string, string>();
  await read(RELATIONS, (piece) => {
    if (piece.is !== 'opened' || localName(piece.name) !== 'Relationship') return;
    const target = unescaped(piece.attributes.get('Target') ?? '');
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    const kind = (piece.attributes.get('Type') ?? '').split('/').at(-1) ?? '';
    for (const key of [piece.attributes.get('Id') ?? '', `/${kind}`]) paths.set(key, path);
  });
  return {
    sheets: named.flatMap(({ name, id }) => {
      const path = paths.get(id);
      return path === undefined ? [] : [{ name, path }];
    }),
    strings: paths.get('/sharedStrings') ?? 'xl/sharedStrings.xml',
    styles: paths.get('/styles') ?? 'xl/styles.xml',
    isReckonedLater,
  };
}

/** How the cells of a workbook show their numbers, by the style that they name. */
export class Styles {
  readonly #formats = new Map<number, string>(KNOWN_FORMATS);
  readonly #styles: number[] = [];
  #isCells = false;

  see(piece: XmlPiece): void {
    if (piece.is === 'closed' && localName(piece.name) === 'cellXfs') this.#isCells = false;
    if (piece.is !== 'opened') return;
    const { attributes } = piece;
    const name = localName(piece.name);
    if (name === 'cellXfs') this.#isCells = !piece.isEmpty;
    if (name === 'xf' && this.#isCells) this.#styles.push(Number(attributes.get('numFmtId') ?? 0));
    if (name === 'numFmt')
      this.#formats.set(Number(attributes.get('numFmtId')), unescaped(attributes.get('formatCode') ?? ''));
  }

  /** The format of a style; one that nobody knows shows what nobody knows. */
  formatOf(style: string | undefined): string {
    const format = this.#styles[Number(style ?? 0)] ?? 0;
    return this.#formats.get(format) ?? 'unknown';
  }
}
