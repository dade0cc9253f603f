import fc from 'fast-check';

import { isActive, isDropped } from '#client/entities/appointments';
import {
  hoursInUse,
  layOut,
  misfitOf,
  rowCount,
  boardRowOf,
  type Block,
} from '#client/sections/appointments/board/layout';
import { foldTwins, successorsIn } from '#client/sections/appointments/view/folding';
import type { Appointment } from '#contract/appointments';
import { anyDay, between, stored } from '#test/support/builders/blocks';

const lanesOf = (blocks: readonly Block[]) =>
  blocks.map(({ appointment, lane, lanes }) => [appointment.id, lane, lanes]);

describe('what shares time', () => {
  it('stands side by side, and what follows has the whole column again', () => {
    const { blocks, clashes } = layOut(stored(between(540, 580), between(560, 600), between(600, 620)));

    expect(lanesOf(blocks)).toEqual([
      [1, 0, 2],
      [2, 1, 2],
      [3, 0, 1],
    ]);
    expect(clashes).toBe(1);
  });

  it.each(['rejected', 'canceled', 'cancelled'])('leaves what comes the whole column where it is %s', (status) => {
    const { blocks, clashes } = layOut(
      stored(
        between(540, 560, { status, user_id: 12 }),
        between(540, 560),
        between(550, 570, { status, user_id: 13 }),
        between(600, 620, { status, user_id: 14 }),
      ),
    );

    expect(lanesOf(blocks)).toEqual([
      [2, 0, 1],
      [1, 0, 2],
      [3, 1, 2],
      [4, 0, 1],
    ]);
    expect(clashes).toBe(0);
  });

  it.each<[string, boolean, Partial<Appointment>[]]>([
    ['by one that comes', true, [between(530, 570)]],
    ['by two that come', true, [between(530, 550), between(550, 560)]],
    ['but for a gap', false, [between(530, 549), between(550, 560)]],
    ['but for its end', false, [between(530, 559)]],
    ['by none', false, []],
  ])('is covered %s: %j', (_, isCovered, others) => {
    const { blocks } = layOut(stored(between(540, 560, { status: 'cancelled' }), ...others));

    expect(blocks.find(({ appointment: { id } }) => id === 1)?.isCovered).toBe(isCovered);
  });

  it('has no block where it was rejected and its patient stands again at its time', () => {
    const { blocks } = layOut(stored(between(540, 560, { status: 'rejected' }), between(540, 560)));

    expect(lanesOf(blocks)).toEqual([[2, 0, 1]]);
  });

  it('never covers another one that comes, whatever a day brings, and is counted as often as it occurs', () =>
    fc.assert(
      fc.property(anyDay, (day) => {
        const { blocks, clashes } = layOut(day);
        const shown = foldTwins(day, successorsIn(day)).rows;
        expect(blocks.map(({ appointment: { id } }) => id).sort()).toEqual(shown.map(({ id }) => id).sort());
        const share = (one: Block, other: Block) => one !== other && one.from < other.to && other.from < one.to;
        const isOff = ({ appointment }: Block) => isDropped(appointment);
        for (const one of blocks) {
          expect(one.lane).toBeLessThan(one.lanes);
          for (const other of blocks.filter((block) => isOff(block) === isOff(one) && share(one, block))) {
            expect([other.lane === one.lane, other.lanes === one.lanes]).toEqual([false, true]);
          }
        }
        const active = blocks.filter(({ appointment }) => isActive(appointment));
        expect(clashes).toBe(
          active.flatMap((one, at) => active.slice(at + 1).filter((other) => share(one, other))).length,
        );
      }),
    ));
});

it.each<[string, Partial<Appointment>]>([
  ['noDoctor', { doctor_id: null as never }],
  ['noDoctor', { doctor_id: '' }],
  ['noTime', { start_time: '' }],
  ['noTime', { start_time: 'soon' }],
  ['noEnd', { end_time: null as never }],
  ['endsEarly', between(600, 540)],
  ['endsEarly', between(600, 600)],
  ['tooLong', { start_time: '01:00:00', end_time: '26:00:00' }],
  ['tooLong', { start_time: '30:00:00', end_time: '31:00:00' }],
])('an appointment has no place for the reason %s: %j', (reason, appointment) => {
  const [one] = stored(appointment);

  expect(misfitOf(one!)).toBe(reason);
  expect(layOut([one!]).blocks).toEqual([]);
});

it.each(['25:00:00', '24:00:00', '00:00:00', '23:59:59'])('what lasts until %s ends with the day', (end_time) =>
  expect(layOut(stored({ start_time: '23:00:00', end_time })).blocks).toMatchObject([{ from: 1380, to: 1440 }]),
);

describe('the hours of the board', () => {
  it('are the whole ones from the first to the last in use', () =>
    expect(
      hoursInUse([
        { from: 550, to: 570 },
        { from: 700, to: 901 },
      ]),
    ).toEqual({ from: 540, to: 960 }));

  it('are those of a working day where nothing is', () => expect(hoursInUse([])).toEqual({ from: 480, to: 1020 }));

  it('end with the day, and have a row for every twenty minutes', () => {
    const hours = hoursInUse([{ from: 1400, to: 1440 }]);

    expect([hours, rowCount(hours), boardRowOf(1399, hours)]).toEqual([{ from: 1380, to: 1440 }, 3, 0]);
  });
});
