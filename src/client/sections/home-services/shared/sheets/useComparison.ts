import { useMemo, useRef, useState } from 'react';

import type { Id } from '#contract/common';
import { compareSheet } from './difference';
import type { SheetKind } from './sheet';
import { cellPlace, linesByColumn, useDifference, type Compare, type Corrections } from './useDifference';
import type { ReadFile } from './useFile';

/** What a person has made of a file: what heads mean, which cells are corrected, and the difference that follows. */
export function useComparison<Thing extends { id: Id }, World>(
  sheet: SheetKind<Thing, World>,
  world: World | undefined,
  file: ReadFile | null,
  isHeld: boolean,
) {
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({});
  const [corrections, setCorrections] = useState<Corrections>({});
  const known = useRef(new Set<string>());
  const lines = useMemo(() => {
    if (!file) return null;
    const meanings = file.meanings.map((meaning, at) => meaning ?? chosen[at]);
    return linesByColumn(file.table, meanings, sheet.columns, corrections);
  }, [file, chosen, corrections, sheet]);
  const compare = useMemo<Compare | null>(
    () => (world && lines && !isHeld ? (isStale) => compareSheet(sheet, world, lines, isStale, known.current) : null),
    [sheet, world, lines, isHeld],
  );
  const { difference } = useDifference(file, compare);
  return {
    chosen,
    corrections,
    difference,
    choose: (at: number, column: string) => setChosen({ ...chosen, [at]: column }),
    correct: (line: number, column: string, text: string) =>
      setCorrections((before) => ({ ...before, [cellPlace(line, column)]: text })),
    reset: () => {
      known.current.clear();
      setChosen({});
      setCorrections({});
    },
  };
}
