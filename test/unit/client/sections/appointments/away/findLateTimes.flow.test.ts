import { lateTimesWanted, lineChanged, lineToggled, planUndoChosen } from '#client/sections/appointments/away/events';
import { awayKeys } from '#client/sections/appointments/away/keys';
import { retryChosen } from '#client/state/fanOutEvents';
import { selectRequest } from '#client/state/requests/requests';
import { AWAY, ledgerOf, playAway, type AwayState } from '#test/support/builders/awayService';
import { TODAY } from '#test/support/builders/clinic';
import { lateService, move, rowsOf } from '#test/support/builders/lateService';
import { inEnglish } from '#test/support/inEnglish';

const late = (shift: number) => lateTimesWanted({ doctorId: 21, shift });
const timesOf = (state: AwayState) =>
  state.appointmentAway.plan?.lines.map(({ proposed }) => proposed && `${proposed.date} ${proposed.startTime}`);

describe('a doctor who is late', () => {
  it('has the lines of today alone, and their times once the hours are in', async () => {
    const service = lateService(3, '16:00:00');
    service.change(3, { date: AWAY });
    service.hoursFail = true;
    const failed = await playAway(service, [late(40)]);
    service.hoursFail = false;
    const found = await playAway(service, [late(40)]);

    expect(failed.appointmentAway.plan).toMatchObject({ kind: 'late', shift: 40, hasTimes: false, lines: [{}, {}] });
    expect(selectRequest(failed, awayKeys.find)?.status).toBe('failed');
    expect(timesOf(found)).toEqual([`${TODAY} 13:40:00`, `${TODAY} 14:00:00`]);
  });

  it('is sent from the last to the first, each once its time is free, who falls off on another day', async () => {
    const service = lateService(5, '14:40:00');
    const state = await playAway(service, [late(40), ...move]);

    expect(service.patched.map(([id]) => id)).toEqual([5, 4, 3, 2, 1]);
    expect(service.booked.map(({ date, start_time }) => `${date === TODAY ? '' : 'later '}${start_time}`)).toEqual([
      'later 14:20:00',
      'later 14:00:00',
      '14:20:00',
      '14:00:00',
      '13:40:00',
    ]);
    expect(ledgerOf(state).map(({ outcome }) => outcome)).toEqual(Array.from({ length: 5 }, () => 'added'));
    expect(service.standing()).toEqual([1, 1, 1, 1, 1]);
  });

  it.each([
    ['move', ['throttled', 'throttled'], []],
    ['booking', ['answered', 'throttled'], []],
    ['way back', [], ['throttled', 'throttled']],
  ] as const)('goes on once a service has room again that had none for a %s', async (_, moving, back) => {
    const service = lateService(3, '17:00:00', [...moving]);
    const loseRoom = () => void service.fates.push(...back);
    const state = await playAway(service, [late(20), ...move, loseRoom, planUndoChosen()]);

    expect(ledgerOf(state).map(({ outcome }) => outcome)).toEqual(['added', 'added', 'added']);
    expect(rowsOf(state, awayKeys.undo)?.map(([outcome]) => outcome)).toEqual(['added', 'added', 'added']);
    expect(service.standing()).toEqual([1, 1, 1]);
  });

  it('holds back whose time could not be freed, and sends both at Retry', async () => {
    const service = lateService(3, '17:00:00', ['answered', 'answered', 'answered', 'refused']);
    const steps = [late(20), ...move];
    const state = await playAway(service, steps);
    const again = lateService(3, '17:00:00', ['answered', 'answered', 'answered', 'refused']);
    const retried = await playAway(again, [...steps, retryChosen({ kind: awayKeys.moves, key: awayKeys.moves })]);

    expect(ledgerOf(state).map(({ outcome }) => outcome)).toEqual(['added', 'failed', 'failed']);
    expect(inEnglish(ledgerOf(state)[2]?.reason ?? '')).toMatch(/Held back.*13:20/);
    expect(service.patched.map(([id]) => id)).toEqual([3, 2, 2]);
    expect(ledgerOf(retried).map(({ outcome }) => outcome)).toEqual(['added', 'added', 'added']);
    expect(again.standing()).toEqual([1, 1, 1]);
  });

  it('holds all others back behind one whose move is stuck half-way', async () => {
    const service = lateService(3, '17:00:00', ['answered', 'lostOnTheWay', 'lostOnTheWay']);
    const state = await playAway(service, [late(20), ...move]);

    expect(ledgerOf(state).map(({ outcome }) => outcome)).toEqual(['failed', 'failed', 'failed']);
    expect(inEnglish(ledgerOf(state)[1]?.reason ?? '')).toMatch(/Held back.*13:40/);
    expect(service.patched.every(([id]) => id === 3)).toBe(true);
  });

  it('gives another time to whom one who stays is in the way of', async () => {
    const service = lateService(3, '17:00:00');
    const plan = await playAway(service, [late(20), lineToggled({ id: 2, isTicked: false })]);
    const slot = { date: TODAY, startTime: '15:00:00', endTime: '15:20:00', locationId: 31 };
    const changed = await playAway(service, [late(20), lineChanged({ id: 1, slot })]);

    expect(timesOf(plan)?.[0]).toBe(`${TODAY} 13:40:00`);
    expect(plan.appointmentAway.plan?.lines[0]?.waitsFor).toEqual([3]);
    expect(timesOf(changed)?.[0]).toBe(`${TODAY} 15:00:00`);
    expect(changed.appointmentAway.plan?.lines[0]?.waitsFor).toEqual([]);
  });
});
