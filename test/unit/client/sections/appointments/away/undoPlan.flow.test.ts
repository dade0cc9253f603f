import { planUndoChosen, visitCalled } from '#client/sections/appointments/away/events';
import { awayKeys } from '#client/sections/appointments/away/keys';
import { selectCanUndo } from '#client/sections/appointments/away/undoable';
import type { EntitiesRoot } from '#client/sections/appointments/list/selectors';
import { playAway, type AwayState } from '#test/support/builders/awayService';
import { TODAY } from '#test/support/builders/clinic';
import {
  close,
  closingService as closing,
  inMorning,
  late,
  lateService,
  move,
  rowsOf,
} from '#test/support/builders/lateService';
import { inEnglish } from '#test/support/inEnglish';

const canUndo = (state: AwayState) => selectCanUndo(state as AwayState & EntitiesRoot);

describe('a plan that was sent', () => {
  it('is undone: the hours first, then the visits, and who was told the new time is to be told again', async () => {
    const service = closing(3, 2, [inMorning]);
    service.table = service.table.slice(0, 2);
    const before = service.table.map(({ date, start_time }) => `${date} ${start_time}`);
    const steps = [...close, visitCalled({ id: 1, isCalled: true })];
    const sent = await playAway(service, steps);
    const again = closing(3, 2, [inMorning]);
    again.table = again.table.slice(0, 2);
    const state = await playAway(again, [...steps, planUndoChosen()]);

    expect(canUndo(sent)).toBe(true);
    expect(canUndo(state)).toBe(false);
    expect(again.writes.slice(4)).toEqual(['add', 'rejected', 'rejected', 'book', 'book']);
    expect(
      again.table.filter(({ status }) => status !== 'rejected').map(({ date, start_time }) => `${date} ${start_time}`),
    ).toEqual(before);
    expect(again.standing()).toEqual([1, 1]);
    expect(inEnglish(state.fanOuts[awayKeys.undo]?.rows[0]?.label ?? '')).toMatch(/ · 08:00 - 12:00 · Marina Clinic$/);
    expect(state.appointmentAway.sent).toMatchObject({
      isUndone: true,
      lines: [{ end: { is: 'back' }, isCalled: false }, { end: { is: 'stays' } }],
    });
  });

  it('names what cannot go back, and undoes a delay from the first to the last', async () => {
    const service = lateService(3, '17:00:00');
    const state = await playAway(service, [
      late(20),
      ...move,
      () => service.change(service.idAt(TODAY, '13:40:00'), { status: 'cancelled' }),
      planUndoChosen(),
    ]);

    expect(service.patched.slice(3).map(([, status]) => status)).toEqual(['rejected', 'rejected']);
    expect(rowsOf(state, awayKeys.undo)).toEqual([
      ['added', expect.stringMatching(/back at .*13:00/)],
      ['leftOut', 'cannot go back: it was changed since'],
      ['added', expect.stringMatching(/back at .*13:40/)],
    ]);
  });

  it('gives nobody the time of one who is stuck half-way back, and may have to be put there again', async () => {
    const service = lateService(3, '17:00:00');
    const loseNext = () => void service.fates.push('answered', 'lostOnTheWay', 'lostOnTheWay');
    const state = await playAway(service, [late(20), ...move, loseNext, planUndoChosen()]);

    expect(rowsOf(state, awayKeys.undo)?.map(([outcome]) => outcome)).toEqual(['failed', 'failed', 'failed']);
    expect(rowsOf(state, awayKeys.undo)?.[1]?.[1]).toMatch(/13:20 is no longer free/);
    expect(Object.keys(state.halfDone)).toHaveLength(1);
    expect(service.standing()).toEqual([0, 1, 1]);
  });
});
