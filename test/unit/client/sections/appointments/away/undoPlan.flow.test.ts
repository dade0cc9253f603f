import { isActive } from '#client/entities/appointments';
import { planUndoChosen, visitCalled } from '#client/sections/appointments/away/events';
import { awayKeys } from '#client/sections/appointments/away/keys';
import { selectCanUndo } from '#client/sections/appointments/away/undoable';
import { inEnglish } from '#test/support/inEnglish';
import {
  awayService,
  changeVisit,
  close,
  inMorning,
  late,
  lateService,
  ledgerOf,
  meeting,
  move,
  openAwayDesk,
  playAway,
  standingIn,
  visitsIn,
} from '#test/support/service/away';
import type { Service } from '#test/support/service/service';
import { changesSentTo } from '#test/support/service/visits';

const activeIn = (service: Service) => visitsIn(service).filter(isActive);
const timesIn = (service: Service) => activeIn(service).map(({ date, start_time }) => `${date} ${start_time}`);

describe('a plan that was sent', () => {
  it('is undone: the hours first, then the visits, and who was told the new time is to be told again', async () => {
    const service = awayService(2, 2, [], [inMorning]);
    const before = timesIn(service);
    const desk = openAwayDesk(service);
    await desk.act(...close, visitCalled({ id: 1, isCalled: true }));

    expect(selectCanUndo(desk.state())).toBe(true);
    const sent = service.sent.length;
    await desk.act(planUndoChosen());
    const state = desk.state();
    desk.close();
    expect(selectCanUndo(state)).toBe(false);
    expect(service.sent.slice(sent)).toEqual([
      expect.stringMatching(/add-availability/),
      ...['rejected', 'rejected'].map((status) => expect.stringContaining(status) as string),
      ...['a visit', 'a visit'].map(() => expect.stringMatching(/^POST .appointments/) as string),
    ]);
    expect(timesIn(service)).toEqual(before);
    expect(standingIn(service)).toEqual([1, 1]);
    expect(inEnglish(state.fanOuts[awayKeys.undo]?.rows[0]?.label ?? '')).toMatch(/ · 08:00 - 12:00 · Marina Clinic$/);
    expect(state.appointmentAway.sent).toMatchObject({
      isUndone: true,
      lines: [{ end: { is: 'back' }, isCalled: false }, { end: { is: 'stays' } }],
    });
  });

  it('names what cannot go back, and undoes a delay from the first to the last', async () => {
    const service = lateService(3, '17:00:00');
    const cancelAt = (time: string) => {
      const visit = activeIn(service).find(({ start_time }) => start_time === time);
      changeVisit(service, Number(visit?.id), { status: 'cancelled' });
    };
    const state = await playAway(service, [late(20), ...move, () => cancelAt('13:40:00'), planUndoChosen()]);

    expect(
      changesSentTo(service)
        .slice(3)
        .map(([, status]) => status),
    ).toEqual(['rejected', 'rejected']);
    expect(ledgerOf(state, awayKeys.undo)).toEqual([
      ['added', expect.stringMatching(/back at .*13:00/)],
      ['leftOut', 'cannot go back: it was changed since'],
      ['added', expect.stringMatching(/back at .*13:40/)],
    ]);
  });

  it('gives nobody the time of one who is stuck half-way back, and may have to be put there again', async () => {
    const service = lateService(3, '17:00:00');
    const lost = 'lost before it took effect';
    const loseNext = meeting(service, 'answered', lost, lost);
    const state = await playAway(service, [late(20), ...move, loseNext, planUndoChosen()]);

    expect(ledgerOf(state, awayKeys.undo)?.map(([outcome]) => outcome)).toEqual(['failed', 'failed', 'failed']);
    expect(ledgerOf(state, awayKeys.undo)?.[1]?.[1]).toMatch(/13:20 is no longer free/);
    expect(Object.keys(state.halfDone)).toHaveLength(1);
    expect(standingIn(service)).toEqual([0, 1, 1]);
  });
});
