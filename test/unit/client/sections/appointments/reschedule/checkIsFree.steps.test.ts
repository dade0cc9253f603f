import { readHoursOn } from '#client/hours/readHours';
import { currentMoment } from '#client/lib/dates';
import { Problem } from '#client/lib/problem';
import { selectOverlaps } from '#client/sections/appointments/clashes/overlaps';
import { appointmentsOpened } from '#client/sections/appointments/list/events';
import { rowOf } from '#client/sections/appointments/list/rows';
import { selectIsGrowing } from '#client/sections/appointments/list/selectors';
import { moveMessages } from '#client/sections/appointments/reschedule/messages';
import { checkIsFree, findTaken, readListAnew } from '#client/sections/appointments/reschedule/sagas/checkIsFree';
import { makeAvailability } from '#test/support/builders/clinic';
import { slot, stored } from '#test/support/builders/moves';
import { testSaga } from '#test/support/sagas/testSaga';

const ranges = [makeAvailability({ date: slot.date })];
const booked = makeAvailability({ date: slot.date, status: 'booked' });
const evening = { ...booked, available_from: '18:00:00', available_to: '20:00:00' };
const saying = (text: object) => expect.objectContaining({ text }) as Error;

describe('whether the time of a move is free', () => {
  const asked = testSaga(checkIsFree, stored, slot).next().call(readHoursOn, 21, slot.date).save('the hours are read');
  const looked = asked
    .next(ranges)
    .call(currentMoment)
    .next(new Date(2026, 10, 21, 8, 0))
    .call(findTaken, stored, slot)
    .save('then the appointments');

  it('is so where nobody has taken it', () => {
    looked.restore('then the appointments').next(null).isDone();
  });

  it('is not so where somebody has', () => {
    const taken = new Problem(moveMessages.timeTaken);

    expect(() => looked.restore('then the appointments').next(taken)).toThrow(taken);
  });

  it.each([
    ['just taken, where its hours are booked', [booked], new Date(2026, 10, 25, 9, 59, 59), moveMessages.slotTaken],
    ['no longer open, where they are gone', [], new Date(2026, 10, 25, 9, 59, 59), moveMessages.slotClosed],
    ['no longer open, where others are booked', [evening], new Date(2026, 10, 25, 9, 0), moveMessages.slotClosed],
    ['begun, where it has', [booked], new Date(2026, 10, 25, 10, 0, 1), moveMessages.slotBegun],
  ])('is answered by the hours alone: %s', (_, hours, now, text) => {
    const looked = asked.restore('the hours are read').next(hours).call(currentMoment);

    expect(() => looked.next(now)).toThrow(saying(text));
  });
});

describe('who has a time by now', () => {
  const moved = { ...stored, date: slot.date, start_time: slot.startTime, end_time: slot.endTime };
  const visit = (id: number) => ({
    kind: 'doctor' as const,
    row: rowOf({ ...moved, id }, { patients: {}, doctors: {}, locations: {} }),
  });
  const after = (shown: number[], known: number[]) =>
    testSaga(findTaken, stored, slot)
      .next()
      .select(selectOverlaps, moved)
      .next(shown.map(visit))
      .call(readListAnew)
      .next()
      .select(selectOverlaps, moved)
      .next(known.map(visit));

  it.each([
    ['nobody', [], []],
    ['those whom the dialog has shown already', [8, 9], [8, 9]],
    ['one of them no more', [8, 9], [9]],
  ])('is %s', (_, shown, known) => {
    after(shown, known).returns(null);
  });

  it('is told where the dialog has not shown it', () => {
    after([8], [8, 9]).inspect((end) => expect(end).toEqual(saying(moveMessages.timeTaken)));
  });
});

it('the list is read anew, but for the first that is just arriving, and waited for', () => {
  const waits = (effect: unknown) => expect(effect).toMatchObject({ type: 'RACE' });
  const asked = testSaga(readListAnew).next().select(selectIsGrowing).save('whether it is arriving');

  asked.restore('whether it is arriving').next(false).put(appointmentsOpened()).next().inspect(waits).next().isDone();
  asked.restore('whether it is arriving').next(true).inspect(waits).next().isDone();
});
