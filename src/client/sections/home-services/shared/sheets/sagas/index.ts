import type { Action } from '@reduxjs/toolkit';

import { takeFanOut } from '#client/state/fanOut/runFanOut';
import type { Id } from '#contract/common';
import { sheetApplied } from '../events';
import { sheetKey } from '../first';
import { applySheet, sheetRows, type SheetService } from './applySheet';

type Applied = ReturnType<typeof sheetApplied>;

/** Starts what saves the files of a sheet (decisions: fan-outs). */
export function* watchSheet<Thing extends { id: Id }, World>(service: SheetService<Thing, World>) {
  const kind = sheetRows(service);
  const { name } = service.sheet;
  const ofSheet = {
    match: (event: Action): event is Applied => sheetApplied.match(event) && event.payload.sheet === name,
  };
  const keyOf = ({ payload }: Applied) => sheetKey(name, payload.filter);
  yield* takeFanOut(kind, ofSheet, keyOf, (event) => applySheet(service, kind, keyOf(event), event.payload.rows));
}
