import { createAction, type ActionCreatorWithPayload, type UnknownAction } from '@reduxjs/toolkit';

import type { Text } from '#client/lib/text';

/** Something that was done at this desk, in the words in which it was told. */
export interface DoneThing {
  kind: 'success' | 'error';
  text: Text;
  /** Whom it concerns. */
  concerns?: Text | null;
  detail?: Text | null;
  /** The key of the request whose failure it is. */
  tells?: string | undefined;
  /** The event that takes it back, as a notice would offer it. */
  undo?: UnknownAction | null;
}

/** Something was done that no notice and no ledger tells of: the day of the desk has it too. */
export const changeMade = createAction<DoneThing>('myDay/changeMade');

/** A change that may be taken back, by how it stands now. */
export interface UndoLine {
  id: string;
  whose: Text;
  from: Text;
  to: Text;
  /** Whether it is still what was made of it, has been taken back, or was changed since. */
  stands: 'asMade' | 'undone' | 'otherwise';
  /** What it is now. */
  now: Text;
  event: UnknownAction;
}

/** What a section knows of the undo of its changes; `State` is what it reads of the store. */
export interface Undoable<State> {
  /** The changes that an event takes back; `null` of an event of another kind. */
  linesOf: (event: UnknownAction, state: State) => readonly UndoLine[] | null;
  /** The event that takes some back together: each only if it is then still what was made of it. */
  together: (events: readonly UnknownAction[]) => UnknownAction;
  /** The key of the ledger in which it is told what became of each. */
  ledgerKey: string;
  /** Asks how the things stand now. */
  refreshed?: () => UnknownAction;
}

/** By what changes of one sort are taken back. */
interface Undoing<Change, State> extends Pick<Undoable<State>, 'ledgerKey' | 'refreshed'> {
  /** The events that take back one change, and several; without the first, the second does. */
  one?: ActionCreatorWithPayload<Change>;
  many: ActionCreatorWithPayload<readonly Change[]>;
  /** The same of those that must not overrule anybody; left out, `many` does not. */
  strictly?: ActionCreatorWithPayload<readonly Change[]>;
  /** How a change is told, and what is there now beside what it made, and beside what was there before. */
  lineOf: (change: Change, state: State) => Omit<UndoLine, 'stands' | 'event'> & { isMade: boolean; isBefore: boolean };
}

/** The undo of changes of one sort, by the events that take them back. */
export function undoableOf<Change, State>(undoing: Undoing<Change, State>): Undoable<State> {
  const { one, many, strictly = many, lineOf, ...rest } = undoing;
  const changesIn = (event: UnknownAction): readonly Change[] | null =>
    one?.match(event) ? [event.payload] : many.match(event) ? event.payload : null;
  return {
    ...rest,
    linesOf: (event, state) =>
      changesIn(event)?.map((change) => {
        const { isMade, isBefore, ...line } = lineOf(change, state);
        return {
          ...line,
          stands: isMade ? 'asMade' : isBefore ? 'undone' : 'otherwise',
          event: one ? one(change) : many([change]),
        };
      }) ?? null,
    together: (events) => strictly(events.flatMap((event) => changesIn(event) ?? [])),
  };
}
