import {
  awayContinued,
  lineToggled,
  movesChosen,
  nextTimeChosen,
  planDropped,
  sentClosed,
  timesNarrowed,
} from '#client/sections/appointments/away/events';
import { awayKeys } from '#client/sections/appointments/away/keys';
import { nextTimes } from '#client/sections/appointments/away/planning';
import { selectGround } from '#client/sections/appointments/away/selectors';
import type { SentPlan } from '#client/sections/appointments/away/sent';
import type { NarrowedTimes } from '#client/sections/appointments/away/state';
import { confirmed, declined, selectConfirmation } from '#client/state/confirmations';
import { stopChosen } from '#client/state/fanOut/ledgers';
import { continueChosen, retryChosen } from '#client/state/fanOutEvents';
import { endingOf, selectHalfDone } from '#client/state/halfDone/halfDone';
import { selectRequest } from '#client/state/requests/requests';
import { createAppointment, listAppointments } from '#contract/appointments';
import { listDoctorAvailabilities } from '#contract/availabilities';
import { inEnglish } from '#test/support/inEnglish';
import {
  AWAY,
  awayService,
  bookedIn,
  changeVisit,
  findOn,
  ledgerOf,
  losingHours,
  meeting,
  move,
  moveAll,
  OPEN,
  openAwayDesk,
  playAway,
  standingIn,
  type AwayState,
} from '#test/support/service/away';
import { atOnce } from '#test/support/service/desk';
import { json, type Fate } from '#test/support/service/fates';
import type { Service } from '#test/support/service/service';
import { changesSentTo } from '#test/support/service/visits';

const rows = (state: AwayState) => ledgerOf(state, awayKeys.moves) ?? [];
const outcomes = (state: AwayState) => rows(state).map(([outcome]) => outcome);
const times = (service: Service) => bookedIn(service).map(({ user_id, start_time }) => [user_id, start_time]);
const addedTo = (patients: number) => Array.from({ length: patients }, () => 'added');
const retry = retryChosen({ kind: awayKeys.moves, key: awayKeys.moves });

describe('the plan of a doctor who is away', () => {
  it('has its lines before the hours are in, and asks for these once for each place', async () => {
    const service = awayService(3, 2);
    changeVisit(service, 2, { location_id: 32 });
    losingHours(service)();
    const state = await playAway(service, [findOn(AWAY)]);

    expect(state.appointmentAway.plan).toMatchObject({ hasTimes: false, lines: [{ proposed: null }, {}, {}] });
    expect(
      service.callsTo(listDoctorAvailabilities).map(({ params, query }) => [params[0], query.location_id]),
    ).toEqual([
      ['21', '31'],
      ['21', '32'],
    ]);
    expect(inEnglish(selectRequest(state, awayKeys.find)?.failure?.text ?? '')).toMatch(/hours could not be read/);
  });

  it('reads the hours of a doctor once while dates are changed, and once more where that is wanted', async () => {
    const service = awayService(3, 2);
    const desk = openAwayDesk(service);
    const timesRead = () => service.callsTo(listDoctorAvailabilities).length;
    await desk.act(findOn(AWAY), findOn(OPEN), findOn(AWAY));

    expect(timesRead()).toBe(1);
    expect(desk.state().appointmentAway.plan?.lines.map(({ isTicked }) => isTicked)).toEqual([true, true, false]);
    await desk.act({ ...findOn(AWAY), payload: { ...findOn(AWAY).payload, isAnew: true } });
    expect(timesRead()).toBe(2);
    await desk.act(planDropped(), findOn(AWAY));
    expect(timesRead()).toBe(3);
    desk.close();
  });

  it('is narrowed to a part of its times, and widened again', async () => {
    const service = awayService(1, 1, [], [{ date: OPEN, available_from: '09:00:00', available_to: '09:20:00' }]);
    const desk = openAwayDesk(service);
    const narrow = async (half: NarrowedTimes['half']) => {
      await desk.act(timesNarrowed({ isWithinWeek: true, half }));
      return desk.state().appointmentAway.plan?.lines.map(({ proposed }) => proposed?.startTime);
    };
    await desk.act(findOn(AWAY));

    expect(await narrow('afternoons')).toEqual(['14:00:00']);
    expect(await narrow('mornings')).toEqual(['09:00:00']);
    await desk.act(findOn(OPEN), findOn(AWAY));
    expect(await narrow(null)).toEqual(['09:00:00']);
    expect(service.callsTo(listDoctorAvailabilities)).toHaveLength(1);
    desk.close();
  });

  it('is empty where nobody is concerned, and asks for no hours then', async () => {
    const service = awayService(3, 2);
    const state = await playAway(service, [findOn(OPEN)]);

    expect(state.appointmentAway.plan).toMatchObject({ hasTimes: true, lines: [] });
    expect(service.callsTo(listDoctorAvailabilities)).toEqual([]);
  });

  it.each([
    [8, 5, [], 'Move 5 patients, 3 have no time'],
    [4, 4, [1, 3], 'Move 2 patients, 2 stay'],
    [2, 1, [], 'Move 1 patient, 1 has no time'],
    [3, 2, [2], 'Move 1 patient, 1 stays, 1 has no time'],
  ])('of %i patients and %i slots without %j it asks once: %s', async (patients, slots, left, title) => {
    const service = awayService(patients, slots);
    const steps = [findOn(AWAY), ...left.map((id) => lineToggled({ id, isTicked: false })), movesChosen()];
    const asking = await playAway(service, steps);
    const question = selectConfirmation(asking);
    await playAway(service, [...steps, declined()]);

    expect(inEnglish(question?.title ?? '')).toBe(title);
    expect(inEnglish(question?.text ?? '')).toMatch(/rejected.*twenty minutes.*pending/);
    expect(service.sent).toEqual([]);
  });

  it.each([
    [true, /, which is confirmed at once\. /, ['Patient 2, Mon 23 Nov 09:20: Pending, then Confirmed']],
    [false, /, which is pending\. /, ['Patient 1, Mon 23 Nov 09:00: Confirmed, then Pending']],
    [null, /, which is pending, or confirmed at once where the provider has Auto-Confirm\. /, []],
  ])(
    'says what becomes of the patients, and whose status changes, by Auto-Confirm: %s',
    async (confirms, text, who) => {
      const service = awayService(3, 2);
      changeVisit(service, 2, { status: 'pending' });
      for (const id of [1, 2, 3])
        changeVisit(service, id, { local_doctor: { doctor_id: 21, name: 'Hind', auto_confirmation: confirms } });
      const question = selectConfirmation(await playAway(service, [findOn(AWAY), movesChosen()]));

      expect(inEnglish(question?.text ?? '')).toMatch(text);
      expect(question?.consequences?.map((line) => inEnglish(line))).toEqual(who);
    },
  );

  it('asks nothing where nobody can be moved', async () => {
    const state = await playAway(awayService(2, 0), [findOn(AWAY), movesChosen()]);

    expect(selectConfirmation(state)).toBeNull();
  });
});

describe('moving the patients', () => {
  it('moves each who has a time once, the earliest to the first, also by a double click', async () => {
    const service = awayService(8, 5);
    const state = await playAway(service, [findOn(AWAY), movesChosen(), movesChosen(), confirmed(), movesChosen()]);

    expect(changesSentTo(service)).toEqual([1, 2, 3, 4, 5].map((id) => [id, 'rejected']));
    expect(times(service)).toEqual([
      [101, '14:00:00'],
      [102, '14:20:00'],
      [103, '14:40:00'],
      [104, '15:00:00'],
      [105, '15:20:00'],
    ]);
    expect(standingIn(service)).toEqual(Array.from({ length: 8 }, () => 1));
    expect(outcomes(state)).toEqual(addedTo(5));
    expect(rows(state)[0]?.[1]).toBe('moved, was Confirmed');
    expect(state.appointmentAway.sent?.lines.map(({ end }) => end.is)).toEqual([
      ...['moved', 'moved', 'moved', 'moved', 'moved'],
      ...['noTime', 'noTime', 'noTime'],
    ]);
    expect(selectHalfDone(state)).toEqual({});
  });

  it.each([
    ['cancelled', (service: Service) => changeVisit(service, 2, { status: 'cancelled' }), /another desk .* Cancelled/],
    ['moved in time', (service: Service) => changeVisit(service, 2, { start_time: '18:00:00' }), /changed its time/],
    ['removed', (service: Service) => service.remove('/appointments/', 2), /another desk has removed it/],
  ])('leaves out whom another desk has %s since, and names why', async (_, happens, reason) => {
    const service = awayService(3, 3);
    const state = await playAway(service, [findOn(AWAY), () => happens(service), movesChosen(), confirmed()]);

    expect(changesSentTo(service).map(([id]) => id)).toEqual([1, 3]);
    expect(outcomes(state)).toEqual(['added', 'leftOut', 'added']);
    expect(rows(state)[1]?.[1]).toMatch(reason);
  });

  it('sends nothing where the list cannot be read once more, and all of it at Retry', async () => {
    const service = awayService(3, 3);
    const loseList = () => service.loses(({ endpoint }) => endpoint === listAppointments);
    const desk = openAwayDesk(service);
    await desk.act(findOn(AWAY), loseList, movesChosen(), confirmed());

    expect(outcomes(desk.state())).toEqual(['failed', 'failed', 'failed']);
    expect(service.sent).toEqual([]);
    await desk.act(meeting(service), retry);
    expect(outcomes(desk.state())).toEqual(['added', 'added', 'added']);
    expect(bookedIn(service)).toHaveLength(3);
    desk.close();
  });

  it('puts back whose time was taken, and moves him to the next time alone', async () => {
    const service = awayService(3, 3, [], [{ date: OPEN, available_from: '17:00:00', available_to: '17:20:00' }]);
    const isTaken = json(409, { detail: 'This time is taken.' });
    service.fateOf = ({ endpoint, body }) =>
      endpoint === createAppointment && body.start_time === '14:20:00' ? isTaken : undefined;
    const slot = { date: OPEN, startTime: '17:00:00', endTime: '17:20:00', locationId: 31 };
    const desk = openAwayDesk(service);
    await desk.act(...moveAll);
    const state = desk.state();

    expect(outcomes(state)).toEqual(['added', 'failed', 'added']);
    expect(state.appointmentAway.sent?.lines[1]?.end).toEqual({ is: 'failed', isTaken: true });
    expect(standingIn(service)).toEqual([1, 1, 1]);
    await desk.act(nextTimeChosen({ id: 2, slot }));
    expect(outcomes(desk.state())).toEqual(['added', 'added', 'added']);
    expect(times(service).at(-1)).toEqual([102, '17:00:00']);
    desk.close();
  });

  it('books nobody into hours that went meanwhile, and moves him to those that are there', async () => {
    const ofEvening = { date: OPEN, available_from: '17:00:00', available_to: '17:20:00' };
    const service = awayService(2, 2, [], [ofEvening]);
    const closes = () => {
      service.change('/availabilities/', 1, { available_to: '14:20:00' });
    };
    const desk = openAwayDesk(service);
    await desk.act(findOn(AWAY), closes, ...move);
    const ground = selectGround(desk.state(), 0)!;

    expect(times(service)).toEqual([[101, '14:00:00']]);
    expect(rows(desk.state())[1]).toEqual(['failed', 'The time Thu 26 Nov 14:20 is no longer free.']);
    const next = nextTimes(desk.state().appointmentAway.sent!, ground).get('2')!;
    await desk.act(nextTimeChosen({ id: 2, slot: next }));
    expect(times(service)).toEqual([
      [101, '14:00:00'],
      [102, '17:00:00'],
    ]);
    expect(standingIn(service)).toEqual([1, 1]);
    desk.close();
  });

  it('sends nothing where the hours cannot be read once more, and all of it at Retry', async () => {
    const service = awayService(2, 2);
    const desk = openAwayDesk(service);
    await desk.act(findOn(AWAY), losingHours(service), ...move);

    expect(outcomes(desk.state())).toEqual(['failed', 'failed']);
    expect(service.sent).toEqual([]);
    await desk.act(meeting(service), retry);
    expect(outcomes(desk.state())).toEqual(['added', 'added']);
    desk.close();
  });

  it('goes on after Stop with what was held back', async () => {
    const service = awayService(9, 9);
    const stop = stopChosen(awayKeys.moves);
    const goOn = continueChosen({ kind: awayKeys.moves, key: awayKeys.moves });
    const state = await playAway(service, [...moveAll, atOnce(stop), goOn]);

    expect(standingIn(service)).toEqual(Array.from({ length: 9 }, () => 1));
    expect(outcomes(state)).toEqual(addedTo(9));
  });

  it('is kept on the device without a name while a line is open, and goes on from there', async () => {
    const service = awayService(4, 4, ['answered', 'answered', 'hangs before it takes effect']);
    const cut = await playAway(service, moveAll);
    const kept = selectHalfDone(cut);
    const work = kept[`${awayKeys.moves}/21`]!;
    const goOn = awayContinued(work.data as SentPlan);
    const state = await playAway(service, [goOn], kept);
    const timesRead = service.callsTo(listDoctorAvailabilities).length;
    const twice = await playAway(service, [goOn], selectHalfDone(state));

    expect(endingOf(work)).toEqual(goOn);
    expect(timesRead).toBe(3);
    expect(selectGround(state, 0)?.hours).toHaveLength(1);
    expect(twice.appointmentAway.sent).toBeNull();
    expect(JSON.stringify(work)).not.toMatch(/Patient|Omar/);
    expect(standingIn(service)).toEqual([1, 1, 1, 1]);
    expect(bookedIn(service)).toHaveLength(4);
    expect(outcomes(state)).toEqual(['added', 'added', 'added', 'added']);
    expect(selectHalfDone(state)).toEqual({});
  });

  it.each<[Fate, object]>([
    ['401', { is: 'open' }],
    ['refused', { is: 'failed', isTaken: false }],
  ])(
    'leaves a line open only where the end of the session has cut it off, and sends it at Retry: %s',
    async (fate, end) => {
      const service = awayService(1, 1, [fate]);
      const desk = openAwayDesk(service);
      await desk.act(...moveAll);

      expect(desk.state().appointmentAway.sent?.lines[0]?.end).toEqual(end);
      await desk.act(retry);
      desk.close();
      expect(outcomes(desk.state())).toEqual(['added']);
      expect(service.callsTo(listDoctorAvailabilities)).toHaveLength(3);
    },
  );

  it('is gone with its ledger once it is closed', async () => {
    const state = await playAway(awayService(2, 1), [...moveAll, sentClosed({ doctorIds: [21], placeId: null })]);

    expect(state.appointmentAway.sent).toBeNull();
    expect(rows(state)).toEqual([]);
  });
});
