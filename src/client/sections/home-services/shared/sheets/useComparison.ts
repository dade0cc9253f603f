import { useMemo, useRef, useState } from 'react';

import type { Id } from '#contract/common';
import { compareSheet, differingNotes } from './difference';
import { unusedHeads } from './heads';
import type { SheetKind } from './sheet';
import { cellPlace, linesByColumn, useDifference, type Compare, type Corrections } from './useDifference';
import type { ReadFile } from './useFile';

/** What a person has made of a file: what heads mean, which cells are corrected, and the difference that follows. */
export function useComparison<Thing extends { id: Id }, World>(
  sheet: SheetKind<Thing, World>,
  world: World | undefined,
  file: ReadFile | null,
  { isHeld, isSure }: { isHeld: boolean; isSure: boolean },
) {
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({});
  const [corrections, setCorrections] = useState<Corrections>({});
  const [isTyping, setIsTyping] = useState(false);
  const known = useRef(new Set<string>());
  const meanings = useMemo(() => file?.meanings.map((meaning, at) => meaning ?? chosen[at]) ?? [], [file, chosen]);
  const unused = useMemo(() => (file ? unusedHeads(file.table, meanings) : []), [file, meanings]);
  const lines = useMemo(
    () => (file ? linesByColumn(file.table, meanings, sheet.columns, corrections) : null),
    [file, meanings, corrections, sheet],
  );
  const compare = useMemo<Compare | null>(
    () =>
      world && lines && !isHeld
        ? (isStale) => compareSheet(sheet, world, lines, { isStale, isSure, known: known.current })
        : null,
    [sheet, world, lines, isHeld, isSure],
  );
  const { difference } = useDifference(file, compare);
  const notes = useMemo(() => (difference ? differingNotes(sheet.columns, difference) : []), [sheet, difference]);
  return {
    chosen,
    corrections,
    /** Whether something is typed in a cell that is not taken yet. */
    isTyping,
    difference,
    /** The names of what is filled and used for nothing. */
    unused: [...unused, ...notes],
    choose: (at: number, column: string) => setChosen({ ...chosen, [at]: column }),
    correct: (line: number, column: string, text: string) =>
      setCorrections((before) => ({ ...before, [cellPlace(line, column)]: text })),
    onTyping: setIsTyping,
    /** Takes cells as they stand. */
    take: (cells: Corrections) => setCorrections((before) => ({ ...before, ...cells })),
    reset: () => {
      known.current.clear();
      setChosen({});
      setCorrections({});
    },
  };
}
