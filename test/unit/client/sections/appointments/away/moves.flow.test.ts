import {
  awayContinued,
  lineToggled,
  movesChosen,
  nextTimeChosen,
  sentClosed,
} from '#client/sections/appointments/away/events';
import { awayKeys } from '#client/sections/appointments/away/keys';
import type { SentPlan } from '#client/sections/appointments/away/sent';
import { confirmed, declined, selectConfirmation } from '#client/state/confirmations';
import { stopChosen } from '#client/state/fanOut/ledgers';
import { continueChosen, retryChosen } from '#client/state/fanOutEvents';
import { endingOf, selectHalfDone } from '#client/state/halfDone/halfDone';
import { selectRequest } from '#client/state/requests/requests';
import { AWAY, AwayService, findOn, ledgerOf, moveAll, OPEN, playAway } from '#test/support/builders/awayService';
import { inEnglish } from '#test/support/inEnglish';

const outcomes = (state: Parameters<typeof ledgerOf>[0]) => ledgerOf(state).map(({ outcome }) => outcome);
const reasonOf = (state: Parameters<typeof ledgerOf>[0], id: string) =>
  inEnglish(ledgerOf(state).find((row) => row.id === id)?.reason ?? '');
const slotAt = (startTime: string, endTime: string) => ({ date: OPEN, startTime, endTime, locationId: 31 });
const retry = retryChosen({ kind: awayKeys.moves, key: awayKeys.moves });

describe('the plan of a doctor who is away', () => {
  it('has its lines before the hours are in, and asks for these once for each place', async () => {
    const service = new AwayService(3, 2);
    service.change(2, { location_id: 32 });
    service.hoursFail = true;
    const state = await playAway(service, [findOn(AWAY)]);

    expect(state.appointmentAway.plan).toMatchObject({ hasTimes: false, lines: [{ proposed: null }, {}, {}] });
    expect(service.hoursAsked).toEqual([
      [21, 31],
      [21, 32],
    ]);
    expect(inEnglish(selectRequest(state, awayKeys.find)?.failure?.text ?? '')).toMatch(/hours .* could not be read/);
  });

  it('is empty where nobody is concerned, and asks for no hours then', async () => {
    const service = new AwayService(3, 2);
    const state = await playAway(service, [findOn(OPEN)]);

    expect(state.appointmentAway.plan).toMatchObject({ hasTimes: true, lines: [] });
    expect(service.hoursAsked).toEqual([]);
  });

  it.each([
    [8, 5, [], 'Move 5 patients, 3 have no time'],
    [4, 4, [1, 3], 'Move 2 patients, 2 stay'],
    [2, 1, [], 'Move 1 patient, 1 has no time'],
    [3, 2, [2], 'Move 1 patient, 1 stays, 1 has no time'],
  ])('of %i patients and %i slots without %j it asks once: %s', async (patients, slots, left, title) => {
    const service = new AwayService(patients, slots);
    const steps = [findOn(AWAY), ...left.map((id) => lineToggled({ id, isTicked: false })), movesChosen()];
    const asking = await playAway(service, steps);
    const question = selectConfirmation(asking);
    await playAway(service, [...steps, declined()]);

    expect(inEnglish(question?.title ?? '')).toBe(title);
    expect(inEnglish(question?.text ?? '')).toMatch(/rejected.*twenty minutes.*pending/);
    expect(service.patched).toEqual([]);
  });

  it('asks nothing where nobody can be moved', async () => {
    const state = await playAway(new AwayService(2, 0), [findOn(AWAY), movesChosen()]);

    expect(selectConfirmation(state)).toBeNull();
  });
});

describe('moving the patients', () => {
  it('moves each who has a time once, the earliest to the first, also by a double click', async () => {
    const service = new AwayService(8, 5);
    const state = await playAway(service, [findOn(AWAY), movesChosen(), movesChosen(), confirmed(), movesChosen()]);

    expect(service.patched).toEqual([1, 2, 3, 4, 5].map((id) => [id, 'rejected']));
    expect(service.booked.map(({ user_id, start_time }) => [user_id, start_time])).toEqual([
      [101, '14:00:00'],
      [102, '14:20:00'],
      [103, '14:40:00'],
      [104, '15:00:00'],
      [105, '15:20:00'],
    ]);
    expect(service.standing()).toEqual(Array.from({ length: 8 }, () => 1));
    expect(outcomes(state)).toEqual(Array.from({ length: 5 }, () => 'added'));
    expect(state.appointmentAway.sent?.lines.map(({ end }) => end.is)).toEqual([
      ...['moved', 'moved', 'moved', 'moved', 'moved'],
      ...['noTime', 'noTime', 'noTime'],
    ]);
    expect(selectHalfDone(state)).toEqual({});
  });

  it.each([
    ['cancelled', (service: AwayService) => service.change(2, { status: 'cancelled' }), /another desk .* Cancelled/],
    ['moved in time', (service: AwayService) => service.change(2, { start_time: '18:00:00' }), /changed its time/],
    [
      'removed',
      (service: AwayService) => (service.table = service.table.filter(({ id }) => id !== 2)),
      /another desk has removed it/,
    ],
  ])('leaves out whom another desk has %s since, and names why', async (_, happens, reason) => {
    const service = new AwayService(3, 3);
    const state = await playAway(service, [findOn(AWAY), () => happens(service), movesChosen(), confirmed()]);

    expect(service.patched.map(([id]) => id)).toEqual([1, 3]);
    expect(outcomes(state)).toEqual(['added', 'leftOut', 'added']);
    expect(reasonOf(state, '2')).toMatch(reason);
  });

  it('sends nothing where the list cannot be read once more, and all of it at Retry', async () => {
    const service = new AwayService(3, 3);
    const fail = (fails: boolean) => () => (service.listFails = fails) as unknown as void;
    const state = await playAway(service, [findOn(AWAY), fail(true), movesChosen(), confirmed()]);
    const retried = await playAway(service, [findOn(AWAY), fail(true), movesChosen(), confirmed(), fail(false), retry]);

    expect(outcomes(state)).toEqual(['failed', 'failed', 'failed']);
    expect(outcomes(retried)).toEqual(['added', 'added', 'added']);
    expect(service.booked).toHaveLength(3);
  });

  it('puts back whose time was taken, and moves him to the next time alone', async () => {
    const service = new AwayService(3, 3);
    service.taken = ['14:20:00'];
    service.hours = [
      ...service.hours,
      { ...service.hours[0]!, id: 2, available_from: '17:00:00', available_to: '17:20:00' },
    ];
    const state = await playAway(service, moveAll);
    const slot = slotAt('17:00:00', '17:20:00');
    const again = new AwayService(3, 3);
    again.taken = ['14:20:00'];
    const next = await playAway(again, [...moveAll, nextTimeChosen({ id: 2, slot })]);

    expect(outcomes(state)).toEqual(['added', 'failed', 'added']);
    expect(state.appointmentAway.sent?.lines[1]?.end).toEqual({ is: 'failed', isTaken: true });
    expect(service.standing()).toEqual([1, 1, 1]);
    expect(outcomes(next)).toEqual(['added', 'added', 'added']);
    expect(again.booked.map(({ user_id, start_time }) => [user_id, start_time]).at(-1)).toEqual([102, '17:00:00']);
  });

  it('goes on after Stop with what was held back', async () => {
    const service = new AwayService(9, 9);
    const stop = stopChosen(awayKeys.moves);
    const goOn = continueChosen({ kind: awayKeys.moves, key: awayKeys.moves });
    const state = await playAway(service, [...moveAll, stop, goOn]);

    expect(service.standing()).toEqual(Array.from({ length: 9 }, () => 1));
    expect(outcomes(state)).toEqual(Array.from({ length: 9 }, () => 'added'));
  });

  it('is kept on the device without a name while a line is open, and goes on from there', async () => {
    const service = new AwayService(4, 4, ['answered', 'answered', 'hangsOnTheWay']);
    const cut = await playAway(service, moveAll);
    const kept = selectHalfDone(cut);
    const work = kept[`${awayKeys.moves}/21`]!;
    const goOn = awayContinued(work.data as SentPlan);
    const state = await playAway(service, [goOn], kept);
    const twice = await playAway(service, [goOn], selectHalfDone(state));

    expect(endingOf(work)).toEqual(goOn);
    expect(twice.appointmentAway.sent).toBeNull();
    expect(JSON.stringify(work)).not.toMatch(/Patient|Omar/);
    expect(service.standing()).toEqual([1, 1, 1, 1]);
    expect(service.booked).toHaveLength(4);
    expect(outcomes(state)).toEqual(['added', 'added', 'added', 'added']);
    expect(selectHalfDone(state)).toEqual({});
  });

  it('is gone with its ledger once it is closed', async () => {
    const state = await playAway(new AwayService(2, 1), [...moveAll, sentClosed(21)]);

    expect(state.appointmentAway.sent).toBeNull();
    expect(ledgerOf(state)).toEqual([]);
  });
});
