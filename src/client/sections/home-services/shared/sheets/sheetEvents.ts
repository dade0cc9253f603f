import { isAnyOf, type Action } from '@reduxjs/toolkit';

import { isResume, type ResumeEvent } from '#client/state/fanOutEvents';
import type { EventPattern } from '#client/state/sagas/eventPattern';
import { sheetApplied, sheetFanOut, sheetKey } from './events';

/** A file that is to be saved, or what of one is to be sent again. */
export type SheetEvent = ReturnType<typeof sheetApplied> | ResumeEvent;

const isSheetEvent = isAnyOf(sheetApplied, isResume);

/** Matches what is about the files of these sheets. */
export function eventsOfSheets(sheets: readonly string[]): EventPattern<SheetEvent> {
  const fanOuts = sheets.map(sheetFanOut);
  return {
    match: (event: Action): event is SheetEvent => isSheetEvent(event) && fanOuts.includes(fanOutOfSheet(event)),
  };
}

/** The name of the fan-out that an event is about. */
export function fanOutOfSheet(event: SheetEvent): string {
  return isResume(event) ? event.payload.kind : sheetFanOut(event.payload.sheet);
}

/** The key of the ledger that an event is about. */
export function keyOfSheetEvent(event: SheetEvent): string {
  return isResume(event) ? event.payload.key : sheetKey(event.payload.sheet, event.payload.filter);
}
