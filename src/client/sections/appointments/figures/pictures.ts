import { addDays } from '#client/lib/dates';
import { say, type Text } from '#client/lib/text';
import { daysOfWeek } from '#client/lib/week';
import type { Numbers } from '#client/ui/charts/numbers';
import type { DateText } from '#contract/common';
import { allBut, NEEDS, RULES, SERIES, SPANS, type Need, type PictureId } from '../view/marks/marks';
import { columnText, rowLines, rowText } from '../view/marks/texts';
import type { PictureCount } from './counting';
import { figuresMessages } from './messages';

/** The days that `Visits a day` shows: today and those after it, or those before. */
export type DaysShown = 'next' | 'before';

/** How many days that are. */
const DAYS = 14;

/** So many doctors have a column of their own, the busiest. */
const DOCTORS = 20;

/** A picture with all that it shows. */
export interface ClinicPicture extends Numbers {
  id: PictureId;
  rows: readonly (Numbers['rows'][number] & { key: string })[];
  columns: readonly { key: string; label: Text }[];
  /**
   * How many of each row were cancelled or rejected, in hundredths of all, `null` of a row that has nothing; where the
   * picture says so.
   */
  shares: readonly (number | null)[] | null;
  /** How many could not be counted, and for lack of what. */
  lacking: readonly { need: Need; count: number }[];
}

/** What beside the numbers a picture depends on. */
interface Shown {
  today: DateText;
  days: DaysShown;
  doctorName: (id: string) => string | undefined;
}

/** A picture of what was counted (decisions: figures). */
export function pictureOf(counted: PictureCount, shown: Shown): ClinicPicture {
  const { id } = counted;
  const rowKeys = rowsOf[id](counted, shown);
  const columns = id === 'week' ? doctorColumns(counted) : seriesColumns(counted, rowKeys);
  const shares = RULES[id].hasShares ? rowKeys.map((row) => shareOf(counted, row)) : null;
  return {
    id,
    rows: rowKeys.map((key, at) => {
      const share = shares?.[at] ?? null;
      return {
        key,
        label: rowText({ picture: id, row: key }),
        lines: rowLines({ picture: id, row: key }),
        ...(share !== null && { beside: say(figuresMessages.share, { share }) }),
      };
    }),
    columns: columns.map(({ key }) => ({ key, label: columnText({ picture: id, column: key }, shown.doctorName) })),
    counts: rowKeys.map((row) => columns.map(({ keys }) => sumOf(counted, row, keys))),
    shares,
    lacking: NEEDS.map((need) => ({ need, count: counted.lacking[need] })).filter(({ count }) => count > 0),
  };
}

/** The rows of each picture in their order, those without a number among them where that says something. */
const rowsOf: Readonly<Record<PictureId, (counted: PictureCount, shown: Shown) => string[]>> = {
  day: (_, { today, days }) =>
    Array.from({ length: DAYS }, (__, at) => addDays(today, days === 'next' ? at : at - DAYS)),
  week: ({ cells }) => {
    const week = daysOfWeek();
    const place = (row: string) => {
      const [day, hour] = row.split('-').map(Number);
      return week.indexOf(day ?? 0) * 24 + (hour ?? 0);
    };
    return [...cells.keys()].sort((one, other) => place(one) - place(other));
  },
  weekday: () => daysOfWeek().map(String),
  notice: ({ cells }) => SPANS.filter((span) => span !== 'before' || cells.has(span)),
  age: () => SPANS.filter((span) => span !== 'before'),
  hour: ({ cells }) => {
    const hours = [...cells.keys()].map(Number);
    const [first, last] = [Math.min(...hours), Math.max(...hours)];
    return hours.length === 0
      ? []
      : Array.from({ length: last - first + 1 }, (_, at) => String(first + at).padStart(2, '0'));
  },
};

/** A column, and the keys of all that it counts. */
interface ColumnKeys {
  key: string;
  keys: readonly string[];
}

const SERIES_ORDER: readonly string[] = SERIES;

function seriesColumns({ cells }: PictureCount, rows: readonly string[]): ColumnKeys[] {
  const found = new Set(rows.flatMap((row) => [...(cells.get(row)?.keys() ?? [])]));
  return [...found]
    .sort((one, other) => SERIES_ORDER.indexOf(one) - SERIES_ORDER.indexOf(other))
    .map((key) => ({ key, keys: [key] }));
}

/** The busiest doctors, and all others together. */
function doctorColumns({ cells }: PictureCount): ColumnKeys[] {
  const totals = new Map<string, number>();
  for (const cell of cells.values())
    for (const [doctor, count] of cell) totals.set(doctor, (totals.get(doctor) ?? 0) + count);
  const busiest = [...totals].sort(([, one], [, other]) => other - one).map(([doctor]) => doctor);
  const [shown, others] = [busiest.slice(0, DOCTORS), busiest.slice(DOCTORS)];
  return [
    ...shown.map((key) => ({ key, keys: [key] })),
    ...(others.length > 0 ? [{ key: allBut(shown), keys: others }] : []),
  ];
}

function sumOf({ cells }: PictureCount, row: string, keys: readonly string[]): number {
  const cell = cells.get(row);
  return cell ? keys.reduce((sum, key) => sum + (cell.get(key) ?? 0), 0) : 0;
}

/** How many of a row were counted, in hundredths of all of it; of nothing there is no part. */
function shareOf({ cells, wholes }: PictureCount, row: string): number | null {
  const whole = wholes.get(row);
  if (whole === undefined) return null;
  const counted = [...(cells.get(row)?.values() ?? [])].reduce((sum, count) => sum + count, 0);
  return Math.round((100 * counted) / whole);
}

/** The look of each column, the same for a status in every picture. */
export function seriesLooks({ columns }: ClinicPicture): readonly number[] {
  return columns.map(({ key }) => Math.max(0, SERIES_ORDER.indexOf(key === 'visits' ? 'confirmed' : key)));
}
