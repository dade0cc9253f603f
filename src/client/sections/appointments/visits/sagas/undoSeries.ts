import { call, select, type SagaGenerator } from 'typed-redux-saga';

import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { reversed } from '#client/sections/appointments/list/statusActions';
import { selectItems, type ChangeOfMany } from '#client/sections/appointments/many/changeable';
import { changing } from '#client/sections/appointments/many/sagas/sendChange';
import type { FanOutKind } from '#client/state/fanOut/kind';
import { replacePlan } from '#client/state/fanOut/replacePlan';
import { topicClosed } from '#client/state/notices';
import type { seriesUndoChosen } from '../events';
import { cancelledTally, seriesMessages } from '../series/messages';

/** Cancelling what was booked of a series, by the known change of a status; how each stands is read first. */
export const cancellingSeries: FanOutKind<ChangeOfMany> = {
  ...changing,
  name: appointmentKeys.undoSeries,
  texts: { ...cancelledTally, title: seriesMessages.cancelling, failed: seriesMessages.cancelFailed },
  readsOnceLost: false,
};

/** Cancels the visits of a series, but for those that somebody has changed since. */
export function* undoSeries({ payload }: ReturnType<typeof seriesUndoChosen>): SagaGenerator<void> {
  const items = yield* select(selectItems, payload.map(reversed));
  const [key, other] = [appointmentKeys.undoSeries, appointmentKeys.series];
  yield* call(replacePlan, cancellingSeries, key, items, { begun: topicClosed(other), other });
}
