import type { UnknownAction } from '@reduxjs/toolkit';

import { selectDoctorHours, selectHoursOn } from '#client/hours/readHours';
import { rescheduleSubmitted, statusActionChosen, visitWanted } from '#client/sections/appointments/list/events';
import {
  allVisitsChosen,
  bookingChosen,
  followUpChosen,
  patientLabels,
  patientLeft,
  selectFreeTime,
  selectTimeToBook,
  soonerChosen,
} from '#client/sections/appointments/list/patients/patients';
import { selectRealList } from '#client/sections/appointments/list/selectors';
import { bookingSubmitted, calendarWanted, freeTimeOpened } from '#client/sections/appointments/visits/events';
import { patientKeys } from '#client/sections/appointments/visits/keys';
import { visitFailures, visitMessages } from '#client/sections/appointments/visits/messages';
import { selectCandidates, selectPatientChoices } from '#client/sections/appointments/visits/selectors';
import { selectAddress } from '#client/state/address';
import { selectNotices } from '#client/state/notices';
import { selectRequest } from '#client/state/requests/requests';
import type { Appointment } from '#contract/appointments';
import type { Availability } from '#contract/availabilities';
import { makeAppointment, makeAvailability, TODAY } from '#test/support/builders/clinic';
import { appointmentsInStore } from '#test/support/sagas/stateWith';
import { atOnce, play, type StateOf } from '#test/support/service/desk';
import { json, type Fate, type Wire } from '#test/support/service/fates';
import { inTurn, Service } from '#test/support/service/service';
import { rowsOf } from '#test/support/service/tables';
import { appointmentsSection } from '#test/support/wholeSections';

const { reducers, watchers } = appointmentsSection;
const { appointmentReading, appointmentStatus, appointmentMove, appointmentVisits } = watchers;
const rooms = { reducers, watchers: { appointmentReading, appointmentStatus, appointmentMove, appointmentVisits } };
type State = StateOf<typeof reducers>;

const freed = makeAppointment({ id: 7, date: '2026-11-24', start_time: '11:40:00', end_time: '12:00:00' });
const next = makeAppointment({ id: 8, user_id: 12, date: '2026-11-26', start_time: '09:00:00', end_time: '09:20:00' });
const far = makeAppointment({ id: 9, user_id: 13, date: '2026-12-03', start_time: '15:00:00', end_time: '15:20:00' });
const hours = makeAvailability({ date: '2026-11-24', available_from: '11:00:00', available_to: '13:00:00' });
const slot = { date: '2026-11-24', startTime: '11:40:00', endTime: '12:00:00', locationId: 31 };

interface Given {
  list?: Appointment[];
  /** What has come meanwhile, of which the page does not know. */
  come?: Appointment[];
  /** What has changed the view before. */
  views?: readonly UnknownAction[];
  fates?: readonly (Fate | Wire)[];
  open?: Availability[];
}

/** A desk with a small service, and what is sent to it. */
async function atDesk(
  events: readonly UnknownAction[],
  { list = [freed, next, far], come = [], views = [], fates = [], open = [hours] }: Given = {},
) {
  const tables = { '/appointments/': rowsOf(...list, ...come), '/availabilities/': rowsOf(...open) };
  const service = new Service(tables, inTurn(fates));
  const state = await play(rooms, service, events, [...appointmentsInStore(list), ...views]);
  return { state, sent: service.sent };
}

const changing = (id: number, status: string) => `PATCH /appointments/${id}/ {"status":"${status}"}`;
const booking = (visit: object) => expect.stringMatching(`^POST .*${JSON.stringify(visit).slice(1, -1)}`) as string;

const noticesIn = (state: State) => selectNotices(state).map(({ text, more }) => [text, more?.label]);

it('a cancelled time names who could come, and the second one moves there by one PATCH and one POST', async () => {
  const { state, sent } = await atDesk([statusActionChosen({ id: 7, action: 'cancel' })]);
  const offered = selectNotices(state)[0]?.more;

  expect([sent, offered?.label]).toEqual([[changing(7, 'cancelled')], patientLabels.sooner]);

  const list = [{ ...freed, status: 'cancelled' }, far, next];
  const views = offered ? [offered.event] : [];
  const opened = await atDesk([], { list, views });
  const free = selectFreeTime(opened.state);

  expect(free && selectCandidates(opened.state, free).map(({ visit }) => visit.id)).toEqual([8, 9]);

  const confirmed = await atDesk([rescheduleSubmitted({ appointmentId: 9, slot })], { list, views });

  expect(confirmed.sent).toEqual([
    changing(9, 'rejected'),
    booking({ user_id: 13, doctor_id: 21, date: '2026-11-24', start_time: '11:40:00' }),
  ]);
  // The dialog has closed; nobody comes after the time that is free by now.
  expect(selectFreeTime(confirmed.state)).toBeNull();
  expect(noticesIn(confirmed.state).at(-1)?.[1]).toBeUndefined();
});

it('a time that a move has freed offers its own candidates', async () => {
  const { state } = await atDesk([rescheduleSubmitted({ appointmentId: 8, slot })], {
    list: [{ ...freed, status: 'rejected' }, next, far],
  });

  expect(noticesIn(state).at(-1)?.[1]).toEqual(patientLabels.sooner);
});

it.each<[string, Partial<Appointment>, Appointment[], 'accept' | 'reject' | 'restore']>([
  ['accepted', { status: 'pending' }, [next], 'accept'],
  ['restored', { status: 'rejected' }, [next], 'restore'],
  ['rejected with nobody later', { status: 'pending' }, [makeAppointment({ ...next, status: 'cancelled' })], 'reject'],
  ['rejected after it had begun', { status: 'pending', date: TODAY, start_time: '07:40:00' }, [next], 'reject'],
])('one that is %s offers nobody', async (_, visit, others, action) => {
  const { state } = await atDesk([statusActionChosen({ id: 7, action })], {
    list: [{ ...freed, ...visit }, ...others],
  });

  expect(noticesIn(state).map(([, more]) => more)).toEqual([undefined]);
});

it('the address says which dialog is open, one at a time, and an opened visit closes it', async () => {
  const params = async (...views: UnknownAction[]) => selectAddress((await atDesk([], { views })).state).params;

  expect(await params(allVisitsChosen('11'))).toEqual({ visits: '11' });
  expect(await params(allVisitsChosen('11'), followUpChosen(7))).toEqual({ follow: '7' });
  expect(await params(followUpChosen(7), soonerChosen({ doctor: '21', slot }))).toEqual({
    sooner: '21',
    free: '2026-11-24/11:40-12:00/31',
  });
  expect(await params(soonerChosen({ doctor: '21', slot }), visitWanted({ id: 8, period: 'past' }))).toEqual({
    period: 'past',
    open: '8',
  });
});

it.each([
  ['2026-11-24/11:40-12:00/31', { ...slot, locationId: '31' }],
  ['2026-11-24/23:40-24:00/', { date: '2026-11-24', startTime: '23:40:00', endTime: '23:59:59', locationId: null }],
  ['2026-11-31/11:40-12:00/31', null],
  ['2026-11-24/12:00-11:40/31', null],
  ['tomorrow', null],
])('the free time %s of a link', (free, expected) => {
  const found = selectFreeTime({ address: { section: '', params: { sooner: '21', free } } });

  expect(found?.slot ?? null).toEqual(expected);
});

it('the hours of a free time and of a booking are read when their dialogs open', async () => {
  const { state } = await atDesk([freeTimeOpened({ doctor: '21', slot }), calendarWanted(21)]);

  expect(selectHoursOn(state, '21', slot.date)).toHaveLength(1);
  expect(selectDoctorHours(state, 21, null)).toHaveLength(1);
});

const after = { ...slot, startTime: '12:20:00', endTime: '12:40:00' };
const choice = { form: { name: 'follow', of: '7' }, visitId: 7, doctorId: 21, slot: after, knownIds: [7] };
const submitted = bookingSubmitted(choice);
const post = booking({ user_id: 11, doctor_id: 21, date: '2026-11-24', start_time: '12:20:00' });
const failureIn = (state: State) => selectRequest(state, patientKeys.book({ name: 'follow', of: '7' }))?.failure;

it('a follow-up that is pressed twice is booked once, stands in the list, and its dialog closes', async () => {
  const { state, sent } = await atDesk([submitted, atOnce(submitted)], {
    views: [followUpChosen(7)],
  });

  expect(sent).toEqual([post]);
  expect(selectRealList(state).map(({ id, date, start_time }) => [id, date, start_time])).toContainEqual([
    10,
    '2026-11-24',
    '12:20:00',
  ]);
  expect(noticesIn(state)).toEqual([[visitMessages.booked, undefined]]);
  expect(selectAddress(state).params).toEqual({});
});

it('one whose answer is lost is found in the list, and another press books no other', async () => {
  const { state, sent } = await atDesk([submitted, atOnce(submitted)], {
    fates: ['lost after it took effect'],
  });

  expect(sent).toEqual([post]);
  expect(noticesIn(state)).toEqual([[visitMessages.booked, undefined]]);
});

it('one that is refused says why, and the dialog stays', async () => {
  const { state, sent } = await atDesk([submitted], {
    views: [followUpChosen(7)],
    fates: [json(409, { detail: 'Taken.' })],
  });

  expect(sent).toEqual([post]);
  expect(failureIn(state)).toMatchObject({ text: visitFailures.book, detail: 'Taken.' });
  expect(selectAddress(state).params).toEqual({ follow: '7' });
});

it('a clash that has come up meanwhile is named before anything is sent', async () => {
  const clash = makeAppointment({
    id: 66,
    user_id: 90,
    local_user: { user_id: 90, name: 'Salma Aziz' },
    date: '2026-11-24',
    start_time: '12:20:00',
    end_time: '12:40:00',
  });
  const { state, sent } = await atDesk([submitted], { come: [clash] });

  expect(sent).toEqual([]);
  expect(JSON.stringify(failureIn(state)?.detail)).toContain('Salma Aziz');
});

it('one that nobody knows any more is not booked', async () => {
  const { state, sent } = await atDesk([bookingSubmitted({ ...choice, visitId: 5 })]);

  expect(sent).toEqual([]);
  expect(selectRequest(state, patientKeys.book({ name: 'follow', of: '7' }))?.failure?.text).toEqual(
    visitFailures.book,
  );
});

it('a visit with another doctor is at the place of its time, and the dialog that booked it closes', async () => {
  const { state, sent } = await atDesk(
    [bookingSubmitted({ ...choice, form: { name: 'book', of: '11' }, doctorId: '22' })],
    {
      list: [freed, next, { ...far, doctor_id: 22 }],
      views: [bookingChosen({ patient: '11' })],
      open: [{ ...hours, doctor_id: 22 }],
    },
  );

  expect(sent).toEqual([booking({ user_id: 11, doctor_id: 22, date: '2026-11-24', start_time: '12:20:00' })]);
  expect(selectAddress(state).params).toEqual({});
});

it.each<[string, Parameters<typeof bookingChosen>[0], object]>([
  ['a patient', { patient: '11' }, { book: '11' }],
  ['a free time', { free: { doctor: '21', slot } }, { book: 'anybody', with: '21', free: '2026-11-24/11:40-12:00/31' }],
])('a booking for %s stands in the address, and leaves it whole', async (_, wanted, params) => {
  const opened = await atDesk([], { views: [soonerChosen({ doctor: '21', slot }), bookingChosen(wanted)] });
  const closed = await atDesk([], { views: [bookingChosen(wanted), patientLeft()] });

  expect(selectAddress(opened.state).params).toEqual(params);
  expect(selectTimeToBook(opened.state)?.doctor).toBe(wanted.free?.doctor);
  expect(selectAddress(closed.state).params).toEqual({});
});

it('patients of one name are told apart, and one without an id cannot be chosen', async () => {
  const named = (id: number, user_id: number, doctor: string) =>
    makeAppointment({
      id,
      user_id,
      local_user: { user_id, name: 'Reem Santos' },
      local_doctor: { doctor_id: id, name: doctor },
    });
  const list = [named(1, 5, 'Dr. Aisha'), named(2, 6, 'Dr. Omar'), makeAppointment({ id: 3, user_id: 0 })];
  const { state } = await atDesk([], { list });

  expect(selectPatientChoices(state)).toEqual([
    { id: '5', name: 'Reem Santos', line: 'Dr. Aisha' },
    { id: '6', name: 'Reem Santos', line: 'Dr. Omar' },
  ]);
});
