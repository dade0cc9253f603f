import { hoursOfSlot } from '#client/hours/slots';
import { sharesTime } from '#client/lib/daySpans';
import { selectStaffAt } from '#client/sections/appointments/away/called';
import { awayContinued, planUndoChosen, staffWanted } from '#client/sections/appointments/away/events';
import { awayKeys } from '#client/sections/appointments/away/keys';
import { shareSomebody } from '#client/sections/appointments/away/proposals';
import type { SentPlan } from '#client/sections/appointments/away/sent';
import { selectConfirmation } from '#client/state/confirmations';
import { selectHalfDone } from '#client/state/halfDone/halfDone';
import { makeDoctor, TODAY } from '#test/support/builders/clinic';
import { inEnglish } from '#test/support/inEnglish';
import { bookedIn, ledgerOf, meeting, openAwayDesk, playAway, send } from '#test/support/service/away';
import {
  CLOSED,
  closedFound,
  clinicOf,
  DAYS,
  DOCTORS,
  expectedIn,
  fullClinic,
  hoursIn,
  PLACE,
} from '#test/support/service/closed';
import type { Fate } from '#test/support/service/fates';
import { rowsOf } from '#test/support/service/tables';

const times = (count: number, fate: Fate) => Array.from({ length: count }, () => fate);
const ofDays = (one: string) => DAYS.some((day) => one.includes(` ${day} `));

it('a clinic that is closed for two days, with 9 doctors and 64 visits, is moved over a reload, and back', async () => {
  const service = fullClinic();
  const [visits, hours] = [expectedIn(service), hoursIn(service)];
  const untilReload = meeting(
    service,
    ...times(30, 'answered'),
    'lost after it took effect',
    ...times(5, 'hangs before it takes effect'),
  );
  const found = await playAway(service, [closedFound]);
  const { lines } = found.appointmentAway.plan!;

  expect(lines).toHaveLength(64);
  for (const { appointment, proposed } of lines) {
    expect(proposed).not.toBeNull();
    const ofSame = lines.filter((other) => shareSomebody(other.appointment, appointment));
    expect(ofSame.filter((other) => sharesTime(hoursOfSlot(other.proposed!), hoursOfSlot(proposed!)))).toHaveLength(1);
  }

  const cut = await playAway(service, [closedFound, untilReload, ...send]);
  const kept = selectHalfDone(cut);
  const { place, data } = kept[awayKeys.kept(CLOSED)]!;
  expect(place).toEqual({ section: 'appointments', params: { closed: String(PLACE), on: DAYS[0] } });
  expect(bookedIn(service).length).toBeLessThan(64);

  const desk = openAwayDesk(service, kept);
  await desk.act(meeting(service), awayContinued(data as SentPlan));
  expect(ledgerOf(desk.state(), awayKeys.moves)?.map(([outcome]) => outcome)).toEqual(times(64, 'added' as Fate));
  expect(bookedIn(service)).toHaveLength(64);
  expect(expectedIn(service)).toHaveLength(65);
  expect(expectedIn(service).filter(ofDays)).toEqual(visits.filter((one) => one.startsWith('201 21 32')));
  expect(ledgerOf(desk.state(), awayKeys.hours)).toHaveLength(18);
  expect(hoursIn(service).filter(ofDays)).toEqual(hours.filter((one) => one.startsWith('21 32')));
  expect(selectHalfDone(desk.state())).toEqual({});

  await desk.act(planUndoChosen());
  const undone = ledgerOf(desk.state(), awayKeys.undo);
  desk.close();
  expect(desk.crashes).toEqual([]);
  expect(undone).toHaveLength(82);
  expect(undone?.filter(([outcome]) => outcome !== 'added')).toEqual([]);
  expect(hoursIn(service)).toEqual(hours);
  expect(expectedIn(service)).toEqual(visits);
});

it('asks one question for all doctors of a plan, and names the doctor of each range that it closes', async () => {
  const service = clinicOf([21, 22].map((doctor) => ({ doctor, at: 0, day: 0, user: 100 + doctor })));
  const asked = await playAway(service, [closedFound, ...send.slice(0, 1)]);

  expect(inEnglish(selectConfirmation(asked)?.title ?? '')).toBe('Move 2 patients');
  const state = await playAway(service, [closedFound, ...send]);
  const [first] = state.fanOuts[awayKeys.hours]?.rows ?? [];
  expect(inEnglish(first?.label ?? '')).toMatch(/^Doctor 21 · .*08:00 - 13:00$/);
});

it('the doctors of a place are those who work there, and whoever else expects somebody there', async () => {
  const service = clinicOf([
    { doctor: 23, at: 0, day: 0, user: 101 },
    { doctor: 24, at: 0, day: 0, user: 102, place: 32 },
  ]);
  service.tables['/doctors/'] = rowsOf(makeDoctor({ id: 21, first_name: 'Hind', last_name: 'Saif' }));
  const state = await playAway(service, [staffWanted(PLACE)]);

  expect(selectStaffAt(state, PLACE, TODAY).map(({ id, name }) => [id, inEnglish(name)])).toEqual([
    [21, 'Dr. Hind Saif'],
    [23, 'Doctor 23'],
  ]);
  expect(selectStaffAt(state, PLACE, '2099-01-01').map(({ id }) => id)).toEqual([21]);
  expect(DOCTORS).toHaveLength(9);
});
