import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import type { StoredAppointment } from '#client/entities/appointments';
import { hoursOfOpening, hoursOfVisit, bySoonest } from '#client/entities/hours';
import { deletingHours, readSlots, standingOfDeletion, type HoursToDelete } from '#client/features/doctor-availability';
import { expectedBy } from '#client/hours/freeTimes';
import { hoursChanged, selectDoctorHours } from '#client/hours/readHours';
import { longDate, shortTime, timeRange } from '#client/lib/dates';
import { sharesTime } from '#client/lib/daySpans';
import { say, type Text } from '#client/lib/text';
import { selectPatientName } from '#client/sections/appointments/list/patients/visits';
import type { EntitiesRoot } from '#client/sections/appointments/list/selectors';
import { selectLocationNames } from '#client/sections/appointments/reschedule/moving';
import type { FanOutKind } from '#client/state/fanOut/kind';
import { selectLedger } from '#client/state/fanOut/ledgers';
import type { FanOutItem, ItemStanding } from '#client/state/fanOut/row';
import { runFanOut } from '#client/state/fanOut/runFanOut';
import { noticeShown } from '#client/state/notices';
import { ask } from '#client/state/writes/ask';
import type { Availability } from '#contract/availabilities';
import type { Id } from '#contract/common';
import { selectEveryVisit } from '../affected';
import { closedTally, closingMessages } from '../afterMessages';
import { rangesIn, type RangeInSpan } from '../closing';
import { movesEnded, rangeClosed } from '../events';
import { awayKeys } from '../keys';
import { selectDoctorCalled, selectSentPlan } from '../selectors';
import { forgetPlan, keepPlan } from './keepPlan';

/** A range of hours to be closed, as it stands in the calendar of all places. */
export interface HoursToClose extends HoursToDelete {
  reachesBeyond: boolean;
}

/** Closing the free hours inside the span of a plan: the known deletion of hours, with a ledger of its own. */
export const closingHours: FanOutKind<HoursToClose> = {
  ...deletingHours,
  name: awayKeys.hours,
  texts: { ...closedTally, title: closingMessages.closing, failed: closingMessages.failed },
  standing: standingOfClosing,
  settled: ({ slot }) => noteClosed(slot),
  after: endClosing,
};

/** Closes the hours of a plan whose moves have ended, where that was ticked; they are read anew for it. */
export function* closeHours() {
  const sent = yield* select(selectSentPlan);
  if (!sent?.closesHours) return;
  const doctorName = yield* select(selectDoctorCalled, sent.doctorId);
  const doctor = { doctorId: sent.doctorId, doctorName, locationId: null };
  const read = yield* ask(readSlots, doctor);
  if (read.is !== 'accepted') {
    const offer = { event: movesEnded() };
    yield* put(noticeShown({ kind: 'error', text: closingMessages.failed, detail: read.reason, offer }));
    return;
  }
  const hours = yield* select(selectDoctorHours, sent.doctorId, null);
  const ranges = rangesIn(hours ?? [], sent.span);
  if (ranges.length === 0) {
    yield* put(noticeShown({ kind: 'info', text: closingMessages.none }));
    yield* call(forgetPlan, sent.doctorId);
    return;
  }
  const places = yield* select(selectLocationNames);
  const items = ranges.map((one) => itemOf(doctor, one, places));
  yield* call(runFanOut, closingHours, awayKeys.hours, items);
}

/** Takes the plan off the device, which has come to its end, and tells whose hours are closed. */
function* endClosing({ doctor }: HoursToClose) {
  const ledger = yield* select(selectLedger, awayKeys.hours);
  if (ledger?.rows.every(({ outcome }) => outcome !== 'unsent')) yield* call(forgetPlan, doctor.doctorId);
  yield* put(hoursChanged([doctor.doctorId]));
}

function itemOf(
  doctor: HoursToClose['doctor'],
  { range, reachesBeyond }: RangeInSpan,
  places: Readonly<Record<string, string>>,
): FanOutItem<HoursToClose> {
  return { id: String(range.id), label: hoursNamed(range, places), payload: { doctor, slot: range, reachesBeyond } };
}

/** A range of hours as a line names it: its day, its times, and its place where that is known. */
export function hoursNamed(range: Availability, places: Readonly<Record<string, string>>): Text {
  const { date, available_from, available_to, location_id } = range;
  const place = places[location_id ?? ''] ?? '';
  const hours = timeRange(available_from, available_to);
  return say(place ? closingMessages.hoursAt : closingMessages.hours, { date: longDate(date), hours, place });
}

/** How a range stands: it stays where it reaches beyond the span or somebody is still expected in it, who is named. */
export function* standingOfClosing(hours: HoursToClose, isTried: boolean): SagaGenerator<ItemStanding<HoursToClose>> {
  const { slot, reachesBeyond, doctor } = hours;
  const stands = yield* call(standingOfDeletion, hours, isTried);
  if (stands.is === 'done') return stands;
  if (reachesBeyond) return { is: 'leftOut', reason: closingMessages.reachesBeyond };
  const [first, ...more] = yield* select(selectExpected, doctor.doctorId, slot);
  if (!first) return stands.is === 'leftOut' ? { is: 'leftOut', reason: closingMessages.isBooked } : stands;
  const patient = yield* select(selectPatientName, first);
  const time = shortTime(first.start_time);
  return { is: 'leftOut', reason: say(closingMessages.isNeeded, { patient, time, more: more.length }) };
}

/** Notes a range that is closed, also on the device, for Undo to open it again. */
export function* noteClosed(range: Availability) {
  yield* put(rangeClosed(range));
  yield* call(keepPlan);
}

/** The active appointments of a doctor inside a range of hours, soonest first. */
function selectExpected(state: EntitiesRoot, doctorId: Id, range: Availability): StoredAppointment[] {
  const hours = hoursOfOpening(range);
  return expectedBy(selectEveryVisit(state), doctorId)
    .filter((one) => sharesTime(hours, hoursOfVisit(one)))
    .sort(bySoonest);
}
