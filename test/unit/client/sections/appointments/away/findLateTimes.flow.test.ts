import { lineChanged, lineToggled, movesChosen, planUndoChosen } from '#client/sections/appointments/away/events';
import { awayKeys } from '#client/sections/appointments/away/keys';
import { selectConfirmation } from '#client/state/confirmations';
import { retryChosen } from '#client/state/fanOutEvents';
import { selectRequest } from '#client/state/requests/requests';
import { TODAY } from '#test/support/builders/clinic';
import { inEnglish } from '#test/support/inEnglish';
import {
  AWAY,
  bookedIn,
  changeVisit,
  late,
  lateService,
  ledgerOf,
  losingHours,
  meeting,
  move,
  OPEN,
  openAwayDesk,
  playAway,
  standingIn,
  type AwayState,
} from '#test/support/service/away';
import type { Service } from '#test/support/service/service';
import { changesSentTo } from '#test/support/service/visits';

const moves = (state: AwayState) => ledgerOf(state, awayKeys.moves) ?? [];
const outcomes = (state: AwayState) => moves(state).map(([outcome]) => outcome);
const idsSent = (service: Service) => changesSentTo(service).map(([id]) => id);
const timesOf = (state: AwayState) =>
  state.appointmentAway.plan?.lines.map(({ proposed }) => proposed && `${proposed.date} ${proposed.startTime}`);

describe('a doctor who is late', () => {
  it('has the lines of today alone, and their times once the hours are in', async () => {
    const service = lateService(3, '16:00:00');
    changeVisit(service, 3, { date: AWAY });
    losingHours(service)();
    const failed = await playAway(service, [late(40)]);
    meeting(service)();
    const found = await playAway(service, [late(40)]);

    expect(failed.appointmentAway.plan).toMatchObject({ kind: 'late', shift: 40, hasTimes: false, lines: [{}, {}] });
    expect(selectRequest(failed, awayKeys.find)?.status).toBe('failed');
    expect(timesOf(found)).toEqual([`${TODAY} 13:40:00`, `${TODAY} 14:00:00`]);
  });

  it('moves nobody to another day whom no person has chosen for it, and says both numbers', async () => {
    const service = lateService(3, '14:20:00');
    const asking = await playAway(service, [late(40), movesChosen()]);
    const chosen = [late(40), lineToggled({ id: 3, isTicked: true }), movesChosen()];
    const askingBoth = await playAway(lateService(3, '14:20:00'), chosen);

    expect(timesOf(asking)).toEqual([`${TODAY} 14:00:00`, `${OPEN} 14:00:00`, `${OPEN} 14:00:00`]);
    expect(inEnglish(selectConfirmation(asking)?.title ?? '')).toBe('Move 1 today, 2 stay');
    expect(timesOf(askingBoth)).toEqual([`${TODAY} 13:40:00`, `${TODAY} 14:00:00`, `${OPEN} 14:00:00`]);
    expect(inEnglish(selectConfirmation(askingBoth)?.title ?? '')).toBe('Move 2 today, 1 to another day');
  });

  it('is sent from the last to the first, each once its time is free, who falls off on another day', async () => {
    const service = lateService(5, '14:40:00');
    const leaving = [5, 4].map((id) => lineToggled({ id, isTicked: true }));
    const state = await playAway(service, [late(40), ...leaving, ...move]);

    expect(idsSent(service)).toEqual([5, 4, 3, 2, 1]);
    expect(bookedIn(service).map(({ date, start_time }) => `${date === TODAY ? '' : 'later '}${start_time}`)).toEqual([
      'later 14:00:00',
      'later 14:20:00',
      '14:20:00',
      '14:00:00',
      '13:40:00',
    ]);
    expect(outcomes(state)).toEqual(Array.from({ length: 5 }, () => 'added'));
    expect(standingIn(service)).toEqual([1, 1, 1, 1, 1]);
  });

  it.each([
    ['move', ['429', '429'], []],
    ['booking', ['answered', '429'], []],
    ['way back', [], ['429', '429']],
  ] as const)('goes on once a service has room again that had none for a %s', async (_, moving, back) => {
    const service = lateService(3, '17:00:00', moving);
    const state = await playAway(service, [late(20), ...move, meeting(service, ...back), planUndoChosen()]);

    expect(outcomes(state)).toEqual(['added', 'added', 'added']);
    expect(ledgerOf(state, awayKeys.undo)?.map(([outcome]) => outcome)).toEqual(['added', 'added', 'added']);
    expect(standingIn(service)).toEqual([1, 1, 1]);
  });

  it('holds back whose time could not be freed, and sends both at Retry', async () => {
    const service = lateService(3, '17:00:00', ['answered', 'answered', 'answered', 'refused']);
    const desk = openAwayDesk(service);
    await desk.act(late(20), ...move);

    expect(outcomes(desk.state())).toEqual(['added', 'failed', 'failed']);
    expect(moves(desk.state())[2]?.[1]).toMatch(/Held back.*13:20/);
    expect(idsSent(service)).toEqual([3, 2, 2]);
    await desk.act(retryChosen({ kind: awayKeys.moves, key: awayKeys.moves }));
    expect(outcomes(desk.state())).toEqual(['added', 'added', 'added']);
    expect(standingIn(service)).toEqual([1, 1, 1]);
    desk.close();
  });

  it('holds all others back behind one whose move is stuck half-way', async () => {
    const service = lateService(3, '17:00:00', [
      'answered',
      'lost before it took effect',
      'lost before it took effect',
    ]);
    const state = await playAway(service, [late(20), ...move]);

    expect(outcomes(state)).toEqual(['failed', 'failed', 'failed']);
    expect(moves(state)[1]?.[1]).toMatch(/Held back.*13:40/);
    expect(idsSent(service).every((id) => id === 3)).toBe(true);
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
