import type { SheetDifference } from './difference';
import type { SheetRow, SheetValues } from './events';
import { cellPlace, type Corrections } from './useDifference';

/** What a person has made of a file so far. */
interface Work {
  difference: SheetDifference | null;
  /** The rows that would be sent, and the cells of those that were. */
  toSend: readonly SheetRow[];
  sent: readonly SheetValues[];
  corrections: Corrections;
  chosen: Readonly<Record<number, string>>;
}

/** The cells of a row as one text, by which it is the same one. */
export const cellsKey = (cells: SheetValues) => JSON.stringify(Object.entries(cells).sort());

/**
 * Whether leaving a file would lose something: a row that would be sent and is in no ledger, a row that was corrected
 * and is not understood yet, or what a head was chosen to mean before anything was sent.
 */
export function isLeftBehind({ difference, toSend, sent, corrections, chosen }: Work): boolean {
  const known = new Set(sent.map(cellsKey));
  if (toSend.some(({ cells }) => !known.has(cellsKey(cells)))) return true;
  if (sent.length === 0 && Object.values(chosen).some((column) => column !== '')) return true;
  return (difference?.rows ?? []).some(
    ({ is, line, compared }) =>
      is === 'faulty' && Object.keys(compared).some((column) => cellPlace(line, column) in corrections),
  );
}

/** The cells that are understood once a person takes them as they stand. */
export function askedCells(difference: SheetDifference | null): Corrections {
  return Object.fromEntries(
    (difference?.rows ?? []).flatMap(({ line, compared }) =>
      Object.entries(compared).flatMap(([column, { text, isAsked }]) =>
        isAsked ? [[cellPlace(line, column), text] as const] : [],
      ),
    ),
  );
}
