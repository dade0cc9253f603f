import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { Undoable, UndoLine } from '#client/state/myDay';
import { loadedSection } from '../sectionCode';
import { sections } from '../sections';
import { selectDone, type DayEntry } from './slice';

/** Something that was done, with the changes of it that may be taken back. */
export interface ShownEntry extends DayEntry {
  lines: readonly UndoLine[];
}

type Known = readonly Undoable<never>[];

/** What was done, newest first, each change by how it stands now, and what takes them back. */
export function useDay() {
  const dispatch = useDispatch();
  const [known, setKnown] = useState<Known>([]);
  useEffect(() => {
    let isOver = false;
    const wanted = sections.flatMap(({ id }) => loadedSection(id)?.rest ?? []);
    void Promise.all(wanted.map(({ want }) => want())).then((rests) => {
      if (isOver) return;
      const all = rests.flatMap(({ undoable }) => undoable ?? []);
      setKnown(all);
      for (const { refreshed } of all) if (refreshed) dispatch(refreshed());
    });
    return () => {
      isOver = true;
    };
  }, [dispatch]);
  const entries = useSelector(selectDone);
  // The changes may be of any section: all is read anew with each change of the store, of which there are few.
  const state = useSelector((all: object) => all, { devModeChecks: { identityFunctionCheck: 'never' } });
  const shown = newestFirst(entries, known, state);
  const undo = (lines: readonly UndoLine[]) => {
    for (const undoable of known) {
      const events = lines
        .filter(({ event }) => undoable.linesOf(event, state as never) !== null)
        .map(({ event }) => event);
      if (events.length > 0) dispatch(undoable.together(events));
    }
  };
  return { shown, undo, ledgerKeys: known.map(({ ledgerKey }) => ledgerKey) };
}

/** What was done, newest first; a change is nobody's to take back while a newer one of the same thing stands. */
function newestFirst(entries: readonly DayEntry[], known: Known, state: object): ShownEntry[] {
  const standing = new Set<string>();
  return [...entries].reverse().map((entry) => {
    const lines = linesOf(entry, known, state).map((line): UndoLine =>
      line.stands === 'asMade' && standing.has(line.id) ? { ...line, stands: 'otherwise' } : line,
    );
    for (const { id, stands } of lines) if (stands === 'asMade') standing.add(id);
    return { ...entry, lines };
  });
}

function linesOf({ undo }: DayEntry, known: Known, state: object): readonly UndoLine[] {
  if (!undo) return [];
  // Each reads slices of its own, which the store has once its section was opened.
  return known.map(({ linesOf: read }) => read(undo, state as never)).find((lines) => lines !== null) ?? [];
}
