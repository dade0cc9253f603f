import type { StoredAppointment } from '#client/entities/appointments';
import { NEEDS, PICTURES, RULES, type Need, type PictureId } from '#client/sections/appointments/view/late/marks';
import type { DateText } from '#contract/common';

/** What one picture counts, by row and column. */
export interface PictureCount {
  cells: Map<string, Map<string, number>>;
  /** All appointments of each row, also those that no column counts. */
  wholes: Map<string, number>;
  /** How many would be counted, but lack something. */
  lacking: Record<Need, number>;
}

/** What all pictures count of the appointments so far. */
export interface FigureCount {
  /** How many were looked at. */
  count: number;
  /** The ids of their doctors. */
  doctors: Set<string>;
  pictures: Record<PictureId, PictureCount>;
}

/** Nothing counted yet. */
export function nothingCounted(): FigureCount {
  const pictures = PICTURES.map((picture) => [
    picture,
    {
      cells: new Map(),
      wholes: new Map(),
      lacking: Object.fromEntries(NEEDS.map((need) => [need, 0])),
    },
  ]);
  return { count: 0, doctors: new Set(), pictures: Object.fromEntries(pictures) as FigureCount['pictures'] };
}

/** Counts some more appointments, each in every picture (decisions: figures). */
export function countIn(tally: FigureCount, some: readonly StoredAppointment[], today: DateText): void {
  tally.count += some.length;
  for (const { doctor_id: doctor } of some) if (doctor) tally.doctors.add(String(doctor));
  for (const picture of PICTURES) {
    const { column: columnOf, row: rowOf, hasShares } = RULES[picture];
    const { cells, wholes, lacking } = tally.pictures[picture];
    for (const one of some) {
      const column = columnOf(one);
      if (column === null && !hasShares) continue;
      const row = rowOf(one, today);
      if (hasShares && typeof row === 'string') wholes.set(row, (wholes.get(row) ?? 0) + 1);
      if (column === null) continue;
      if (typeof row !== 'string') lacking[row.lacks] += 1;
      else if (typeof column !== 'string') lacking[column.lacks] += 1;
      else {
        const cell = cells.get(row);
        if (cell) cell.set(column, (cell.get(column) ?? 0) + 1);
        else cells.set(row, new Map([[column, 1]]));
      }
    }
  }
}
