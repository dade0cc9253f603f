import { groupToggled, lateTimesWanted, movesChosen, planUndoChosen } from '#client/sections/appointments/away/events';
import { awayKeys } from '#client/sections/appointments/away/keys';
import { selectConfirmation } from '#client/state/confirmations';
import { retryChosen } from '#client/state/fanOutEvents';
import { endingOf, selectHalfDone } from '#client/state/halfDone/halfDone';
import { addAvailability } from '#contract/availabilities';
import { TODAY } from '#test/support/builders/clinic';
import { inEnglish } from '#test/support/inEnglish';
import {
  bookedIn,
  lateService,
  late,
  ledgerOf,
  meeting,
  move,
  openAwayDesk,
  playAway,
  visitsIn,
  type AwayState,
} from '#test/support/service/away';
import type { Step } from '#test/support/service/desk';
import { json, type Fate } from '#test/support/service/fates';
import { inTurn, type Service } from '#test/support/service/service';

const staying = lateTimesWanted({ doctorId: 21, shift: 40, until: '15:00:00' });
const moves = (state: AwayState) => ledgerOf(state, awayKeys.moves) ?? [];
const hoursIn = (service: Service) =>
  service
    .rows('/availabilities/')
    .map(({ date, available_from, available_to }) => [date, available_from, available_to].join(' '));
const opening = expect.stringMatching(
  /add-availability.*"available_from":"14:20:00","available_to":"15:00:00"/,
) as string;

/** Three patients from 13:00 on, and hours until 14:20: without others there is room for one of them. */
async function played(service: Service, ...steps: readonly Step[]) {
  return playAway(service, [staying, ...move, ...steps]);
}

describe('a doctor who is late and stays longer', () => {
  it('has room for everybody today, and the question says what comes first', async () => {
    const service = lateService(3, '14:20:00');
    const state = await playAway(service, [staying, movesChosen()]);
    const question = selectConfirmation(state);

    expect(inEnglish(question?.title ?? '')).toBe('Move 3 today');
    expect(question?.consequences?.map(inEnglish)[0]).toMatch(/^First hours until 15:00 are opened\./);
    expect(service.sent).toEqual([]);
  });

  it('gets hours before anybody is moved into them, which counts as no patient', async () => {
    const service = lateService(3, '14:20:00');
    const state = await played(service);

    expect(service.sent[0]).toEqual(opening);
    expect(service.callsTo(addAvailability)).toHaveLength(1);
    expect(bookedIn(service).map(({ start_time }) => start_time)).toEqual(['14:20:00', '14:00:00', '13:40:00']);
    expect(moves(state)[0]).toEqual(['added', 'opened']);
    expect(inEnglish(state.fanOuts[awayKeys.moves]?.conclusion?.text ?? '')).toBe('3 patients were moved.');
  });

  it.each<Fate>(['refused', 'lost before it took effect'])('moves nobody while they are %s', async (fate) => {
    const service = lateService(3, '14:20:00', [fate]);
    const desk = openAwayDesk(service);
    await desk.act(staying, ...move);
    const [sent, failed] = [[...service.sent], moves(desk.state())];
    await desk.act(retryChosen({ kind: awayKeys.moves, key: awayKeys.moves }));
    desk.close();

    expect(sent).toEqual([opening]);
    expect(failed.map(([outcome]) => outcome)).toEqual(['failed', 'failed', 'failed', 'failed']);
    expect(failed[1]?.[1]).toBe('Held back: the hours in which the doctor stays could not be opened.');
    expect(bookedIn(service)).toHaveLength(3);
  });

  it('opens them once where the answer is lost', async () => {
    const service = lateService(3, '14:20:00', ['lost after it took effect']);
    const state = await played(service, planUndoChosen());

    expect(service.callsTo(addAvailability)).toHaveLength(1);
    expect(moves(state).map(([outcome]) => outcome)).toEqual(['added', 'added', 'added', 'added']);
    expect(hoursIn(service)).toEqual(hoursIn(lateService(3, '14:20:00')));
  });

  it('opens them once where the plan is cut off and goes on in another session', async () => {
    const service = lateService(3, '14:20:00', ['answered', 'hangs before it takes effect']);
    const cut = selectHalfDone(await played(service));
    await playAway(service, Object.values(cut).map(endingOf), cut);

    expect(service.callsTo(addAvailability)).toHaveLength(1);
    expect(bookedIn(service)).toHaveLength(3);
  });

  it('opens none that nobody goes into', async () => {
    const service = lateService(1, '16:00:00');
    await playAway(service, [lateTimesWanted({ doctorId: 21, shift: 40, until: '17:00:00' }), ...move]);

    expect(service.callsTo(addAvailability)).toEqual([]);
    expect(bookedIn(service)).toHaveLength(1);
  });

  it('has them closed again after all others are back, by Undo', async () => {
    const service = lateService(3, '14:20:00');
    const [visits, hours] = [structuredClone(visitsIn(service)), hoursIn(service)];
    const state = await played(service, planUndoChosen());

    expect(service.sent.at(-1)).toMatch(/^DELETE .availabilities/);
    expect(hoursIn(service)).toEqual(hours);
    expect(visitsIn(service).slice(0, 3)).toEqual(visits);
    expect(ledgerOf(state, awayKeys.undo)?.at(-1)).toEqual(['added', 'closed again']);
  });

  it('are closed by Retry where that answer was lost, as if by Undo itself', async () => {
    const service = lateService(3, '14:20:00');
    const answers = Array.from({ length: 6 }, (): Fate => 'answered');
    const loseClosing = meeting(service, ...answers, 'lost after it took effect');
    const again = retryChosen({ kind: awayKeys.undo, key: awayKeys.undo });
    const state = await played(service, loseClosing, planUndoChosen(), again);

    expect(hoursIn(service)).toEqual(hoursIn(lateService(3, '14:20:00')));
    expect(ledgerOf(state, awayKeys.undo)?.at(-1)).toEqual(['skipped', 'closed again']);
    expect(service.sent.filter((text) => text.startsWith('DELETE'))).toHaveLength(1);
  });

  it('keeps them where somebody else is expected in them by then, and where they were there before', async () => {
    const service = lateService(3, '14:20:00');
    const other = { ...visitsIn(service)[0]!, id: 77, user_id: 7, start_time: '14:40:00', end_time: '15:00:00' };
    const book = () => void service.rows('/appointments/').push(other);
    const state = await played(service, book, planUndoChosen());
    const there = lateService(3, '14:20:00');
    there.fateOf = inTurn([json(200, { skipped: true })]);
    const after = await played(there, planUndoChosen());

    expect(ledgerOf(state, awayKeys.undo)?.at(-1)).toEqual(['leftOut', expect.stringMatching(/is expected at 14:40/)]);
    expect(hoursIn(service)).toContain(`${TODAY} 14:20:00 15:00:00`);
    expect(ledgerOf(after, awayKeys.undo)?.map(([, said]) => said)).not.toContain('closed again');
  });
});

it('all without room today are chosen for another day at once, and are so no longer', async () => {
  const service = lateService(3, '14:20:00');
  const linesAfter = async (...areTicked: readonly boolean[]) => {
    const steps = areTicked.map((isTicked) => groupToggled({ ids: [2, 3], isTicked }));
    const state = await playAway(service, [late(40), ...steps]);
    return state.appointmentAway.plan?.lines.map(({ isTicked }) => isTicked);
  };

  expect(await linesAfter()).toEqual([true, false, false]);
  expect(await linesAfter(true)).toEqual([true, true, true]);
  expect(await linesAfter(true, false)).toEqual([true, false, false]);
});
