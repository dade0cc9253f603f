import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import { appointmentKeys, SECTION } from '#client/sections/appointments/list/keys';
import { selectLedger } from '#client/state/fanOut/ledgers';
import { halfDoneBegun, halfDoneEnded } from '#client/state/halfDone/halfDone';
import { recallWork } from '#client/state/halfDone/recallWork';
import { topicClosed } from '#client/state/notices';
import { awayContinued } from '../events';
import { awayKeys } from '../keys';
import { awayMessages } from '../messages';
import { isOpen } from '../planning';
import { selectKeptPlan, selectSentPlan } from '../selectors';
import type { Absence, SentPlan } from '../sent';

/**
 * Has the device keep the plan as it stands, with ids, times and statuses and without a name, until none of its lines
 * is open: whoever signs in next is offered to go on with it (decisions: what the device keeps).
 */
export function* keepPlan() {
  const sent = yield* select(selectSentPlan);
  const undoing = yield* select(selectLedger, awayKeys.undo);
  if (!sent || undoing || !(isOpen(sent) || sent.closesHours)) return;
  const { span, lines } = sent;
  const key = awayKeys.kept(sent);
  const place = { section: SECTION, params: { ...paramOf(sent), on: span.from } };
  const covers = [
    awayKeys.moves,
    awayKeys.hours,
    ...lines.map(({ original }) => appointmentKeys.reschedule(original.id)),
  ];
  const work = {
    title: awayMessages.moving,
    label: awayMessages.goOn,
    event: awayContinued.type,
    place,
    covers,
    data: sent,
  };
  yield* put(halfDoneBegun({ key, work }));
}

/** The parameter of the address that opens the dialog of a plan. */
function paramOf({ kind, doctorIds, placeId }: SentPlan): Readonly<Record<string, string>> {
  return placeId === null ? { [kind]: doctorIds.join() } : { closed: String(placeId) };
}

/** Takes the plan of an absence off the device. */
export function* forgetPlan(absence: Absence) {
  yield* put(halfDoneEnded(awayKeys.kept(absence)));
  yield* put(topicClosed(awayKeys.kept(absence)));
}

/** Finds how far a plan is that was cut off; `undefined` where another tab has brought it to its end meanwhile. */
export function* recallPlan(absence: Absence): SagaGenerator<SentPlan | undefined> {
  yield* call(recallWork, awayKeys.kept(absence));
  return yield* select(selectKeptPlan, absence);
}
