import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import * as appointmentsApi from '#client/api/appointments';
import { appointments, type StoredAppointment } from '#client/entities/appointments';
import { readHours, selectDoctorHours } from '#client/hours/readHours';
import type { Slot } from '#client/hours/slots';
import { currentMoment } from '#client/lib/dates';
import { Problem } from '#client/lib/problem';
import { say, type Text } from '#client/lib/text';
import { overlapText } from '#client/sections/appointments/clashes/overlaps';
import { appointmentChanged } from '#client/sections/appointments/list/events';
import { appointmentKeys, SECTION } from '#client/sections/appointments/list/keys';
import { listMessages } from '#client/sections/appointments/list/messages';
import { selectPatientName, timeOf } from '#client/sections/appointments/list/patients/visits';
import { storeBooked, storeRead } from '#client/sections/appointments/list/sagas/storeChange';
import type { StatusChange } from '#client/sections/appointments/list/statusActions';
import { manyMessages } from '#client/sections/appointments/many/messages';
import { bookedEntities, draftOf, type Booked } from '#client/sections/appointments/reschedule/move';
import { statusMessages } from '#client/sections/appointments/status/messages';
import { UNDO_MS } from '#client/sections/appointments/status/notices';
import { dialogDone } from '#client/state/address';
import type { FanOutKind } from '#client/state/fanOut/kind';
import { selectRowsOf, stopChosen } from '#client/state/fanOut/ledgers';
import { replacePlan } from '#client/state/fanOut/replacePlan';
import { OPEN, type FanOutItem, type ItemStanding, type Sent, type StoredRow } from '#client/state/fanOut/row';
import { halfDoneBegun, halfDoneEnded, selectHalfDoneData } from '#client/state/halfDone/halfDone';
import { recallWork } from '#client/state/halfDone/recallWork';
import { topicClosed, type Notice } from '#client/state/notices';
import { ask, valueOf } from '#client/state/writes/ask';
import type { Id } from '#contract/common';
import { DEFAULT_APPOINTMENT_STATUS, STATUS_AFTER } from '#contract/rules';
import { standingOf } from '../candidates';
import { seriesContinued, seriesUndoChosen, type ChosenSeries, type seriesSubmitted } from '../events';
import { patientKeys } from '../keys';
import { soonerMessages, visitFailures } from '../messages';
import { selectClashesAt, selectNewVisit, visitAt } from '../selectors';
import { bookedTally, seriesMessages } from '../series/messages';
import { isAsBooked } from './bookVisit';

/** One visit of a series. */
export interface VisitToBook extends Omit<ChosenSeries, 'lines'> {
  slot: Slot;
  besideIds: readonly Id[];
  /** The first one, which shows whether the service books at all. */
  needs: readonly string[];
  /** What it was booked as: from the status that cancels it to the one that it got. */
  booked?: StatusChange;
}

/**
 * The visits of a series, by the known booking call, one each (decisions: one intent, one call). Whether one is booked
 * already, or its time is no longer to be had, is seen by one reading before each round, and by one after lost answers.
 */
export const bookingSeries: FanOutKind<VisitToBook> = {
  name: appointmentKeys.series,
  texts: { ...bookedTally, title: seriesMessages.booking, failed: seriesMessages.failed },
  read: readBeside,
  needs: ({ needs }) => needs,
  standing: standingInSeries,
  send: sendVisit,
  offerAfter: offerUndo,
  *after() {
    yield* put(halfDoneEnded(patientKeys.keptSeries));
  },
};

/** Books a series, or goes on with one that was cut off: the device keeps it, without names, until it has ended. */
export function* bookSeries({ payload }: ReturnType<typeof seriesSubmitted | typeof seriesContinued>) {
  const form = 'form' in payload ? payload.form : null;
  const series = form ? payload : yield* call(recallSeries);
  if (!series) return;
  const { visitId, doctorId, patientId, knownIds, lines } = series;
  const chosen: ChosenSeries = { visitId, doctorId, patientId, knownIds, lines };
  const work = {
    title: seriesMessages.booking,
    label: seriesMessages.goOn,
    event: seriesContinued.type,
    place: { section: SECTION, params: {} },
    covers: [appointmentKeys.series],
    data: chosen,
  };
  yield* put(halfDoneBegun({ key: patientKeys.keptSeries, work }));
  // After a reload the patient is not known yet.
  if (!form) yield* call(readBeside, [chosen], true);
  const items = yield* select(selectItems, chosen, form === null);
  const begun = form ? dialogDone(form) : topicClosed(patientKeys.keptSeries);
  yield* call(replacePlan, bookingSeries, appointmentKeys.series, items, { begun, other: appointmentKeys.undoSeries });
}

/** Finds the series that was cut off; `undefined` where another tab has brought it to its end meanwhile. */
function* recallSeries(): SagaGenerator<ChosenSeries | undefined> {
  yield* call(recallWork, patientKeys.keptSeries);
  return yield* select(selectHalfDoneData<ChosenSeries>, patientKeys.keptSeries, seriesContinued);
}

/** The items of a series; of one that was cut off any may have been sent. */
function selectItems(
  state: Parameters<typeof selectNewVisit>[0] & Parameters<typeof selectPatientName>[0],
  { lines, ...series }: ChosenSeries,
  isTried: boolean,
): FanOutItem<VisitToBook>[] {
  const visit = selectNewVisit(state, series.visitId, series.doctorId);
  const labelOf = (slot: Slot): Text =>
    visit ? say(manyMessages.visit, { patient: selectPatientName(state, visit), ...timeOf(visitAt(visit, slot)) }) : '';
  const [first] = lines;
  return lines.map(({ date: id, slot, besideIds }) => ({
    id,
    label: labelOf(slot),
    ...(isTried && { isTried }),
    payload: { ...series, slot, besideIds, needs: first && id !== first.date ? [first.date] : [] },
  }));
}

/** Reads what the visits are held against: those of patient and doctor, and before a round the hours as well. */
function* readBeside([one]: readonly Omit<ChosenSeries, 'lines'>[], isAnew: boolean): SagaGenerator<void> {
  if (!one) return;
  const { patientId, doctorId } = one;
  const list = yield* call(appointmentsApi.listAppointments);
  const isBeside = ({ user_id, doctor_id }: (typeof list)[number]) =>
    String(user_id) === String(patientId) || String(doctor_id) === String(doctorId);
  yield* call(storeRead, list.filter(isBeside));
  if (!isAnew) yield* call(readHours, doctorId, null);
}

/** How a visit stands: it is booked by now, or its time is no longer to be had, or somebody new has it. */
function* standingInSeries(one: VisitToBook): SagaGenerator<ItemStanding<VisitToBook>> {
  const { visitId, doctorId, slot, besideIds } = one;
  const visit = yield* select(selectNewVisit, visitId, doctorId);
  if (!visit) return { is: 'leftOut', reason: listMessages.notFound };
  const all = yield* select(appointments.selectAll);
  const booked = all.find(isAsBooked(visit, one));
  if (booked) {
    yield* put(appointmentChanged(booked.id));
    return { is: 'done', payload: { ...one, booked: bookedAs(booked) } };
  }
  const hours = yield* select(selectDoctorHours, doctorId, null);
  const now = yield* call(currentMoment);
  const { is } = standingOf({ doctor: String(doctorId), slot }, hours ?? [], [], now, null);
  if (is === 'begun' || is === 'closed') return { is: 'leftOut', reason: soonerMessages[is] };
  const clashes = yield* select(selectClashesAt, visitAt(visit, slot));
  const known = new Set(besideIds.map(String));
  const reason = overlapText(clashes.filter(({ row }) => !known.has(String(row.id))));
  return reason ? { is: 'leftOut', reason } : OPEN;
}

/** Books one visit. Where a service refuses the first one, the others wait until a person sends them after all. */
function* sendVisit(one: VisitToBook): SagaGenerator<Sent<VisitToBook>> {
  const visit: StoredAppointment | null = yield* select(selectNewVisit, one.visitId, one.doctorId);
  if (!visit) throw new Problem(visitFailures.book, listMessages.notFound);
  const draft = draftOf(visit, one.slot);
  const answer = yield* ask(appointmentsApi.book, draft);
  if (answer.is === 'refused' && answer.isFinal) {
    const rows = yield* select(selectRowsOf<VisitToBook>, appointmentKeys.series);
    if (!rows.some(({ outcome }) => outcome === 'added')) yield* put(stopChosen(appointmentKeys.series));
  }
  const booked = valueOf(answer);
  yield* call(storeBooked, booked.id, bookedEntities(booked, draft, visit));
  return { outcome: 'added', payload: { ...one, booked: bookedAs(booked) } };
}

/** A booking as a change of a status, which Undo takes back: one that is pending is rejected then (Spec 1 §4). */
function bookedAs({ id, status }: Pick<Booked, 'id' | 'status'>): StatusChange {
  const to = status || DEFAULT_APPOINTMENT_STATUS;
  return { id, from: STATUS_AFTER[to === DEFAULT_APPOINTMENT_STATUS ? 'reject' : 'cancel'], to };
}

/** What is offered once visits were booked: to cancel them all. */
function offerUndo(made: readonly StoredRow<VisitToBook>[]): Partial<Notice> | null {
  const booked = made.flatMap((row) => row.payload.booked ?? []);
  if (booked.length === 0) return null;
  const offer = { event: seriesUndoChosen(booked), label: statusMessages.undo };
  return { offer, topic: appointmentKeys.series, closesAfterMs: UNDO_MS };
}
