import type { Widths } from './sharedRoom';

const before = new Map<string, Widths>();

/** What tables with the same columns in the same language have in common. */
export const roomKey = (columns: readonly { header: string }[]) => columns.map(({ header }) => header).join('|');

/** How the room of a table with these columns was shared when it was last seen; empty before that. */
export function roomBefore(columns: readonly { header: string }[]): Widths {
  return before.get(roomKey(columns)) ?? {};
}

/** Remembers that until the page is loaded anew, so that the table comes on screen as it was left. */
export function rememberRoom(columns: readonly { header: string }[], widths: Widths): void {
  before.set(roomKey(columns), widths);
}
