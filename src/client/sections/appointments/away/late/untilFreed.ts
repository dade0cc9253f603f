import { call, select, type SagaGenerator } from 'typed-redux-saga';

import { appointments } from '#client/entities/appointments';
import { awayKeys } from '#client/sections/appointments/away/keys';
import type { PlannedVisit } from '#client/sections/appointments/away/sent';
import type { AwayRoot } from '#client/sections/appointments/away/state';
import type { EntitiesRoot } from '#client/sections/appointments/list/selectors';
import type { HalfDoneRoot } from '#client/state/halfDone/halfDone';
import { selectMayStand } from './selectors';
import { untilBefore } from './untilBefore';

/**
 * Waits until it is the turn of a line, and returns whether the times that it goes into are free; at once for a doctor
 * who is away. The moves of one who is late are sent one after another, in the order of their ledger. Throws `Unsent`
 * once Stop is pressed, which holds the line back.
 */
export function* untilFreed(line: PlannedVisit): SagaGenerator<boolean> {
  const isLate = yield* select(({ appointmentAway: { sent } }: AwayRoot) => sent?.kind === 'late');
  if (isLate) yield* call(untilBefore, awayKeys.moves, String(line.original.id), () => true);
  return yield* select(selectIsFreed, line);
}

/** Whether nobody is expected any more at the times that a line goes into, of those who had to be moved from there. */
function selectIsFreed(state: AwayRoot & EntitiesRoot & HalfDoneRoot, { waitsFor }: PlannedVisit): boolean {
  const lines = state.appointmentAway.sent?.lines ?? [];
  return waitsFor.every((id) => {
    const line = lines.find(({ original }) => String(original.id) === String(id));
    const shown = appointments.selectById(state, id);
    return line?.end.is === 'moved' || !shown || !selectMayStand(state, shown);
  });
}
