import { isActive } from '#client/entities/appointments';
import { planUndoChosen, visitCalled } from '#client/sections/appointments/away/events';
import { awayKeys } from '#client/sections/appointments/away/keys';
import { selectCanUndo } from '#client/sections/appointments/away/undoable';
import { appointmentsOpened } from '#client/sections/appointments/list/events';
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
  moveAll,
  openAwayDesk,
  playAway,
  standingIn,
  visitsIn,
} from '#test/support/service/away';
import type { Service } from '#test/support/service/service';
import { changesSentTo } from '#test/support/service/visits';

const activeIn = (service: Service) => visitsIn(service).filter(isActive);

describe('a plan that was sent', () => {
  it('is undone: the hours first, then each visit as it was, and who was told is to be told again', async () => {
    const service = awayService(2, 2, [], [inMorning]);
    changeVisit(service, 2, { status: 'pending' });
    const before = activeIn(service);
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
      expect.stringMatching(/^PATCH .appointments.3. .*rejected/),
      expect.stringMatching(/^PATCH .appointments.4. .*rejected/),
      expect.stringMatching(/^PATCH .appointments.1. .*confirmed/),
      expect.stringMatching(/^PATCH .appointments.2. .*pending/),
    ]);
    expect(activeIn(service)).toEqual(before);
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
    ).toEqual(['rejected', 'confirmed', 'rejected', 'confirmed']);
    expect(ledgerOf(state, awayKeys.undo)).toEqual([
      ['added', expect.stringMatching(/back at .*13:00/)],
      ['leftOut', 'cannot go back: it was changed since'],
      ['added', expect.stringMatching(/back at .*13:40/)],
    ]);
  });

  it.each<[string, (service: Service) => void, string, RegExp, readonly (readonly [number, string | null])[]]>([
    [
      'is gone is booked anew, with the status that a new one has',
      (service) => service.remove('/appointments/', 1),
      'added',
      /^back at .*09:00: Pending, was Confirmed$/,
      [[3, 'pending']],
    ],
    [
      'was cancelled since is left so, and another is booked',
      (service) => changeVisit(service, 1, { status: 'cancelled' }),
      'added',
      /^back at .*09:00: Pending, was Confirmed$/,
      [[3, 'pending']],
    ],
    [
      'stands again by another desk stays as that has made it, and only the new one goes',
      (service) => changeVisit(service, 1, { status: 'pending' }),
      'added',
      /^back at .*09:00: Pending, was Confirmed$/,
      [[1, 'pending']],
    ],
    [
      'was given to another patient stays free for nobody',
      (service) =>
        service.rows('/appointments/').push({ ...visitsIn(service)[0]!, id: 3, user_id: 7, status: 'pending' }),
      'failed',
      /09:00 is no longer free/,
      [[2, 'pending']],
    ],
  ])('of which one that %s', async (_, desk, outcome, said, standing) => {
    const service = awayService(1, 1);
    const state = await playAway(service, [...moveAll, () => desk(service), planUndoChosen()]);

    expect(ledgerOf(state, awayKeys.undo)).toEqual([[outcome, expect.stringMatching(said)]]);
    const hers = activeIn(service).filter(({ user_id }) => user_id === 101);
    expect(hers.map(({ id, status }) => [id, status])).toEqual(standing);
  });

  it('can be undone while one of its new appointments stands, whatever became of the others', async () => {
    const service = awayService(2, 2);
    const desk = openAwayDesk(service);
    const cancel = (id: number) => () => changeVisit(service, id, { status: 'cancelled' });
    const canUndo: boolean[] = [];
    await desk.act(...moveAll);
    for (const id of [3, 4]) {
      await desk.act(cancel(id), appointmentsOpened());
      canUndo.push(selectCanUndo(desk.state()));
    }
    desk.close();

    expect(canUndo).toEqual([true, false]);
  });

  it('takes what was still open of it off the device, so that nobody goes on with it', async () => {
    const desk = openAwayDesk(awayService(2, 2, ['401']));
    await desk.act(...moveAll);
    const kept = [desk.state().halfDone];
    await desk.act(planUndoChosen());
    kept.push(desk.state().halfDone);
    desk.close();

    expect(kept.map((works) => Object.keys(works).length)).toEqual([1, 0]);
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
