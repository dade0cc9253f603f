import { percent } from '#client/lib/percent';
import { say, type Text } from '#client/lib/text';
import { daysOfWeek } from '#client/lib/week';
import type { Numbers } from '#client/ui/charts/numbers';
import type { DateText } from '#contract/common';
import { allBut, NEEDS, RULES, SERIES, SPANS, type Need, type PictureId } from '../view/marks/marks';
import { columnText, rowLines, rowText } from '../view/marks/texts';
import type { PictureCount } from './counting';
import { figuresMessages } from './messages';

/** So many doctors have a row or a column of their own, those with the greatest numbers. */
const DOCTORS = 20;

/** A picture with all that it shows. */
export interface ClinicPicture extends Numbers {
  id: PictureId;
  rows: readonly (Numbers['rows'][number] & { key: string })[];
  columns: readonly { key: string; label: Text }[];
  /**
   * How many of each row were cancelled or rejected, in hundredths of all as `percent` says them, `null` of a row that
   * has nothing; where the picture says so.
   */
  shares: readonly (string | null)[] | null;
  /** How many could not be counted, and for lack of what. */
  lacking: readonly { need: Need; count: number }[];
}

/** What beside the numbers a picture depends on. */
interface Shown {
  /** The days of `Visits a day`. */
  days: readonly DateText[];
  doctorName: (id: string) => string | undefined;
}

/** A picture of what was counted (decisions: figures). */
export function pictureOf(counted: PictureCount, shown: Shown): ClinicPicture {
  const { id } = counted;
  const lines = rowsOf[id](counted, shown);
  const columns = id === 'week' ? doctorKeys(columnTotals(counted)) : seriesColumns(counted, lines);
  const shares = RULES[id].hasShares ? lines.map(({ keys }) => shareOf(counted, keys)) : null;
  return {
    id,
    rows: lines.map(({ key }, at) => {
      const share = shares?.[at] ?? null;
      return {
        key,
        label: rowText({ picture: id, row: key }, shown.doctorName),
        lines: rowLines({ picture: id, row: key }),
        ...(share !== null && { beside: say(figuresMessages.share, { share }) }),
      };
    }),
    columns: columns.map(({ key }) => ({ key, label: columnText({ picture: id, column: key }, shown.doctorName) })),
    counts: lines.map((line) => columns.map((column) => sumOf(counted, line.keys, column.keys))),
    shares,
    lacking: NEEDS.map((need) => ({ need, count: counted.lacking[need] })).filter(({ count }) => count > 0),
  };
}

/** A row or a column, and the keys of all that it counts. */
interface Keys {
  key: string;
  keys: readonly string[];
}

const alone = (key: string): Keys => ({ key, keys: [key] });

/** The rows of each picture in their order, those without a number among them where that says something. */
const rowsOf: Readonly<Record<PictureId, (counted: PictureCount, shown: Shown) => Keys[]>> = {
  day: (_, { days }) => days.map(alone),
  doctor: (counted) => doctorKeys(rowTotals(counted)),
  weekday: () => daysOfWeek().map(String).map(alone),
  notice: ({ cells }) => SPANS.filter((span) => span !== 'before' || cells.has(span)).map(alone),
  week: ({ cells }) => {
    const week = daysOfWeek();
    const place = (row: string) => {
      const [day, hour] = row.split('-').map(Number);
      return week.indexOf(day ?? 0) * 24 + (hour ?? 0);
    };
    return [...cells.keys()].sort((one, other) => place(one) - place(other)).map(alone);
  },
};

const SERIES_ORDER: readonly string[] = SERIES;

function seriesColumns({ cells }: PictureCount, rows: readonly Keys[]): Keys[] {
  const found = new Set(rows.flatMap(({ keys }) => keys.flatMap((row) => [...(cells.get(row)?.keys() ?? [])])));
  return [...found].sort((one, other) => SERIES_ORDER.indexOf(one) - SERIES_ORDER.indexOf(other)).map(alone);
}

function rowTotals({ cells }: PictureCount): Map<string, number> {
  return new Map([...cells].map(([row, cell]) => [row, sum(cell.values())]));
}

function columnTotals({ cells }: PictureCount): Map<string, number> {
  const totals = new Map<string, number>();
  for (const cell of cells.values())
    for (const [column, count] of cell) totals.set(column, (totals.get(column) ?? 0) + count);
  return totals;
}

const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, one) => all + one, 0);

/** The doctors with the greatest numbers, and all others together. */
function doctorKeys(totals: ReadonlyMap<string, number>): Keys[] {
  const all = [...totals].sort(([, one], [, other]) => other - one).map(([doctor]) => doctor);
  const [shown, others] = [all.slice(0, DOCTORS), all.slice(DOCTORS)];
  return [...shown.map(alone), ...(others.length > 0 ? [{ key: allBut(shown), keys: others }] : [])];
}

function sumOf({ cells }: PictureCount, rows: readonly string[], columns: readonly string[]): number {
  return sum(rows.flatMap((row) => columns.map((column) => cells.get(row)?.get(column) ?? 0)));
}

/** How many of some rows were counted, in hundredths of all of them; of nothing there is no part. */
function shareOf({ cells, wholes }: PictureCount, rows: readonly string[]): string | null {
  const whole = sum(rows.map((row) => wholes.get(row) ?? 0));
  return whole === 0 ? null : percent(sum(rows.flatMap((row) => [...(cells.get(row)?.values() ?? [])])), whole);
}

/** The look of each column, the same for a status in every picture. */
export function seriesLooks({ columns }: ClinicPicture): readonly number[] {
  return columns.map(({ key }) => Math.max(0, SERIES_ORDER.indexOf(key)));
}
