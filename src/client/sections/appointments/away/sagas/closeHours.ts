import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import type { StoredAppointment } from '#client/entities/appointments';
import { hoursOfOpening, hoursOfVisit, bySoonest } from '#client/entities/hours';
import { deleteOne, readSlots, standingOfDeletion, type HoursToDelete } from '#client/features/doctor-availability';
import { expectedBy } from '#client/hours/freeTimes';
import { hoursChanged, selectDoctorHours, type HoursRoot } from '#client/hours/readHours';
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
import { sideBySide } from '#client/state/sagas/sideBySide';
import { ask } from '#client/state/writes/ask';
import type { Availability } from '#contract/availabilities';
import type { Id } from '#contract/common';
import { selectEveryVisit } from '../affected';
import { closedTally, closingMessages } from '../afterMessages';
import { selectDoctorCalled, type NamesRoot } from '../called';
import { rangesIn } from '../closing';
import { movesEnded, rangeClosed } from '../events';
import { awayKeys } from '../keys';
import { selectSentPlan } from '../selectors';
import type { SentPlan } from '../sent';
import { forgetPlan, keepPlan } from './keepPlan';

/** A range of hours to be closed, as it stands in the calendar of all places. */
export interface HoursToClose extends HoursToDelete {
  reachesBeyond: boolean;
}

type DoctorToClose = HoursToClose['doctor'];

/** Closing the free hours inside the span of a plan, one call for each. */
export const closingHours: FanOutKind<HoursToClose> = {
  name: awayKeys.hours,
  texts: { ...closedTally, title: closingMessages.closing, failed: closingMessages.failed },
  *read() {
    const sent = yield* select(selectSentPlan);
    if (sent) yield* call(readSlotsOf, yield* select(selectDoctorsAway, sent));
  },
  standing: standingOfClosing,
  send: deleteOne,
  settled: ({ slot }) => noteClosed(slot),
  after: endClosing,
};

/** Closes the hours of a plan whose moves have ended, where that was ticked; they are read anew for it. */
export function* closeHours() {
  const sent = yield* select(selectSentPlan);
  if (!sent?.closesHours) return;
  const doctors = yield* select(selectDoctorsAway, sent);
  const read = yield* ask(readSlotsOf, doctors);
  if (read.is !== 'accepted') {
    const offer = { event: movesEnded() };
    yield* put(noticeShown({ kind: 'error', text: closingMessages.failed, detail: read.reason, offer }));
    return;
  }
  const items = yield* select(selectToClose, sent, doctors);
  if (items.length === 0) {
    yield* put(noticeShown({ kind: 'info', text: closingMessages.none }));
    yield* call(forgetPlan, sent);
    return;
  }
  yield* call(runFanOut, closingHours, awayKeys.hours, items);
}

/** Takes the plan off the device, which has come to its end, and tells whose hours are closed. */
function* endClosing() {
  const [ledger, sent] = [yield* select(selectLedger, awayKeys.hours), yield* select(selectSentPlan)];
  if (!sent) return;
  if (ledger?.rows.every(({ outcome }) => outcome !== 'unsent')) yield* call(forgetPlan, sent);
  yield* put(hoursChanged(sent.doctorIds));
}

/** Reads the hours of doctors anew, five at once; throws where one of them cannot be read. */
function* readSlotsOf(doctors: readonly DoctorToClose[]) {
  yield* call(sideBySide, doctors, readSlots);
}

/** The doctors of a plan, in whose calendars its hours stand: of the place that is closed, or of all. */
function selectDoctorsAway(state: NamesRoot, { doctorIds, placeId }: SentPlan): DoctorToClose[] {
  return doctorIds.map((doctorId) => ({
    doctorId,
    doctorName: selectDoctorCalled(state, doctorId),
    locationId: placeId,
  }));
}

/** What is to be closed of the hours of doctors that share time with a plan, doctor by doctor. */
function selectToClose(
  state: EntitiesRoot & HoursRoot,
  { span, placeId }: SentPlan,
  doctors: readonly DoctorToClose[],
): FanOutItem<HoursToClose>[] {
  const places = selectLocationNames(state);
  return doctors.flatMap((doctor) =>
    rangesIn(selectDoctorHours(state, doctor.doctorId, placeId) ?? [], span).map(({ range, reachesBeyond }) => {
      const slot = { ...range, doctor_id: doctor.doctorId, location_id: range.location_id || placeId };
      const label = hoursNamed(slot, places, doctors.length > 1 ? doctor.doctorName : null);
      return { id: String(range.id), label, payload: { doctor, slot, reachesBeyond } };
    }),
  );
}

/** A range of hours as a line names it: its day and its times, after a doctor or before its place, if that is known. */
export function hoursNamed(
  range: Availability,
  places: Readonly<Record<string, string>>,
  doctor: Text | null = null,
): Text {
  const { date, available_from, available_to, location_id } = range;
  const said = { date: longDate(date), hours: timeRange(available_from, available_to) };
  if (doctor) return say(closingMessages.hoursOf, { ...said, doctor });
  const place = places[location_id ?? ''] ?? '';
  return say(place ? closingMessages.hoursAt : closingMessages.hours, { ...said, place });
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
