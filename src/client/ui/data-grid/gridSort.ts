import { namesIn } from '#client/lib/collation';
import type { CellValue } from '#client/lib/csv';

/**
 * Sorts rows by a value: numbers as numbers, texts by the collation of a language, and empty values last in both
 * directions. Rows with the same value keep their order.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => CellValue,
  isDescending: boolean,
  locale: string,
): Row[] {
  const compareTexts = namesIn(locale);
  const compare = (one: CellValue, other: CellValue) => {
    if (typeof one === 'number' && typeof other === 'number') return one - other;
    return compareTexts(String(one), String(other));
  };
  const valued = rows.map((row) => ({ row, value: valueOf(row) }));
  const filled = valued.filter(({ value }) => !isEmpty(value));
  const empty = valued.filter(({ value }) => isEmpty(value));
  filled.sort((one, other) => compare(one.value, other.value) * (isDescending ? -1 : 1));
  return [...filled, ...empty].map(({ row }) => row);
}

function isEmpty(value: CellValue): boolean {
  return value === null || value === undefined || value === '' || Number.isNaN(value);
}
