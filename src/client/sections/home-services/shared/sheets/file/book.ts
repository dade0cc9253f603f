import type { XmlPiece } from '#contract/text/xml';
import { KNOWN_FORMATS } from './shownNumber';
import { isTrue, localName, unescaped, type Read } from './workbookXml';

/** How the parts of a workbook belong together, by the last word of their kinds. */
const BOOK = 'officeDocument';
const SHEET = 'worksheet';

/** The sheets of a workbook that a person sees, where what belongs to them stands, and how its values were saved. */
export interface Book {
  sheets: readonly { name: string; path: string }[];
  strings: string;
  styles: string;
  /** Whether its formulas are to be reckoned when it is opened: until then many programs save a 0. */
  isReckonedLater: boolean;
}

/** Reads what a workbook is made of; `null` of another archive. */
export async function bookIn(read: Read): Promise<Book | null> {
  const root = await relationsOf(read, '');
  const path = root.find(({ kind }) => kind === BOOK)?.path ?? 'xl/workbook.xml';
  const relations = await relationsOf(read, path);
  // A picture of its own, or a dialog, is no sheet that has cells.
  const sheets = new Map(relations.flatMap(({ id, kind, path: at }) => (kind === SHEET ? [[id, at] as const] : [])));
  if (sheets.size === 0) return null;
  const named: { name: string; id: string }[] = [];
  let isReckonedLater = false;
  await read(path, (piece) => {
    if (piece.is !== 'opened') return;
    const { attributes } = piece;
    if (localName(piece.name) === 'calcPr') isReckonedLater = isTrue(attributes.get('fullCalcOnLoad'));
    if (localName(piece.name) !== 'sheet' || (attributes.get('state') ?? 'visible') !== 'visible') return;
    const id = [...attributes].find(([name]) => name.endsWith(':id'))?.[1];
    if (id !== undefined) named.push({ name: unescaped(attributes.get('name') ?? ''), id });
  });
  const pathOf = (kind: string) => relations.find((one) => one.kind === kind)?.path;
  return {
    sheets: named.flatMap(({ name, id }) => {
      const sheet = sheets.get(id);
      return sheet === undefined ? [] : [{ name, path: sheet }];
    }),
    strings: pathOf('sharedStrings') ?? 'xl/sharedStrings.xml',
    styles: pathOf('styles') ?? 'xl/styles.xml',
    isReckonedLater,
  };
}

/** What a part names beside itself. */
interface Relation {
  id: string;
  kind: string;
  path: string;
}

/** What a part names; of the empty name, what the archive begins with. */
async function relationsOf(read: Read, part: string): Promise<readonly Relation[]> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const relations: Relation[] = [];
  await read(`${folder}_rels/${part.slice(folder.length)}.rels`, (piece) => {
    if (piece.is !== 'opened' || localName(piece.name) !== 'Relationship') return;
    const of = (name: string) => unescaped(piece.attributes.get(name) ?? '');
    const target = of('Target');
    const path = target.startsWith('/') ? target.slice(1) : folder + target;
    relations.push({ id: of('Id'), kind: of('Type').split('/').at(-1) ?? '', path });
  });
  return relations;
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
