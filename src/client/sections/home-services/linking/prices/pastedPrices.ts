import { plainText, readPrice } from '#client/sections/home-services/shared/sheets/cells';
import { linesOfColumn } from '#client/sections/home-services/shared/sheets/file/csvTable';
import { pausing } from '#client/state/sagas/pausing';

/** A column that was pasted, without the blank cells at its end. */
export interface PriceColumn {
  cells: readonly string[];
  /** Whether its first cell is no price, so that it may be a head. */
  mayHaveHead: boolean;
  /** Whether its first cell reads like a head. */
  hasHead: boolean;
}

/** Reads the one column of what was pasted from a spreadsheet; `null` where there are several. */
export async function pastedPrices(text: string): Promise<PriceColumn | null> {
  const lines = await linesOfColumn(text, pausing()).catch(() => null);
  if (!lines) return null;
  const filled = new Set(lines.flatMap(({ cells }) => [...cells.keys()].filter((at) => !isBlank(cells[at]))));
  if (filled.size > 1) return null;
  const [at = 0] = filled;
  const column = Array.from({ length: lines.at(-1)?.line ?? 0 }, () => '');
  for (const { line, cells } of lines) column[line - 1] = cells[at] ?? '';
  const [first = '', ...prices] = column;
  // Below the head such a cell is of quotes that are none: which row those after it are of is not known.
  if (prices.some((cell) => cell.includes('\n'))) return null;
  const mayHaveHead = column.length > 1 && !isBlank(first) && 'fault' in readPrice(first);
  return { cells: column, mayHaveHead, hasHead: mayHaveHead && readsLikeHead(plainText(first)) };
}

/** Whether a cell has nothing in it. */
export function isBlank(cell = ''): boolean {
  return plainText(cell) === '';
}

/** Words by which a price is headed, whatever stands beside them, such as a year. */
const HEADS = /price|cost|fee|tariff|rate|amount|سعر|أسعار|اسعار|تكلفة|كلفة|رسوم|تعرفة|مبلغ|قيمة/i;

/** What says of a row that it has no price. */
const NO_PRICE = /^(?:n\/?a|none|nil|no|tbd|free|لا|لا يوجد|غير متاح|غير متوفر|مجاني|مجانًا)$/i;

function readsLikeHead(text: string): boolean {
  return HEADS.test(text) || (/\p{L}{2}/u.test(text) && !/\d/.test(text) && !NO_PRICE.test(text));
}
