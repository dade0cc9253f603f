import type { StoredAppointment } from '#client/entities/appointments';
import { NEEDS, PICTURES, RULES, type Need, type PictureId } from '../view/marks/marks';

/** What one picture counts, by row and column. */
export interface PictureCount {
  id: PictureId;
  cells: Map<string, Map<string, number>>;
  /** All appointments of each row, also those that no column counts. */
  wholes: Map<string, number>;
  /** How many would be counted, but lack something. */
  lacking: Record<Need, number>;
}

/** What the pictures count that have been counted so far. */
export interface FigureCount {
  /** How many appointments were looked at. */
  count: number;
  /** The ids of their doctors. */
  doctors: ReadonlySet<string>;
  /** The first of them, in the order of the page. */
  pictures: readonly PictureCount[];
}

/**
 * Counts appointments that come in parts, picture by picture, so that one can be drawn before the next is counted
 * (decisions: figures). Yields what is known after each picture, and `null` between the parts.
 */
export function* countPictures(parts: Iterable<readonly StoredAppointment[]>): Generator<FigureCount | null, void> {
  const come: (readonly StoredAppointment[])[] = [];
  const doctors = new Set<string>();
  const pictures: PictureCount[] = [];
  let count = 0;
  for (const id of PICTURES) {
    const counted = nothingCounted(id);
    for (const part of pictures.length === 0 ? parts : come) {
      if (pictures.length === 0) {
        come.push(part);
        count += part.length;
        for (const { doctor_id: doctor } of part) if (doctor) doctors.add(String(doctor));
      }
      countIn(counted, part);
      yield null;
    }
    pictures.push(counted);
    yield { count, doctors, pictures: [...pictures] };
  }
}

function nothingCounted(id: PictureId): PictureCount {
  const lacking = Object.fromEntries(NEEDS.map((need) => [need, 0])) as PictureCount['lacking'];
  return { id, cells: new Map(), wholes: new Map(), lacking };
}

function countIn({ id, cells, wholes, lacking }: PictureCount, some: readonly StoredAppointment[]) {
  const { column: columnOf, row: rowOf, hasShares } = RULES[id];
  for (const one of some) {
    const column = columnOf(one);
    if (column === null && !hasShares) continue;
    const row = rowOf(one);
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
