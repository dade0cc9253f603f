import fc from 'fast-check';

import { hoursInUse, layOut } from '#client/sections/appointments/board/layout';
import {
  firstPosition,
  isSameStop,
  stopAt,
  stopsOf,
  walked,
  type Position,
  type Step,
} from '#client/sections/appointments/board/walk';
import { anyDay, between, stored } from '#test/support/builders/blocks';

const hours = { from: 540, to: 660 };
const stops = (...visits: Parameters<typeof stored>) => stopsOf(layOut(stored(...visits)).blocks, hours);

/** Nine o'clock to eleven: a visit of an hour and one of twenty minutes; nothing; one at ten. */
const columns = [
  stops(between(540, 600, { id: 'a' }), between(620, 640, { id: 'b' })),
  stops(),
  stops(between(600, 620, { id: 'c' })),
];

/** Where steps from the first position lead: the column, the row, and the appointment. */
function after(...steps: Step[]) {
  const first = firstPosition(columns)!;
  const { column, stop } = steps.reduce((at, step) => walked(columns, at, step), first);
  return [column, stop.row, stop.id];
}

it.each<[Step[], ReturnType<typeof after>]>([
  [[], [0, 0, 'a']],
  [['down'], [0, 3, null]],
  [
    ['down', 'down'],
    [0, 4, 'b'],
  ],
  [
    ['down', 'down', 'down', 'down'],
    [0, 5, null],
  ],
  [['up'], [0, 0, 'a']],
  [['last'], [0, 4, 'b']],
  [
    ['down', 'first'],
    [0, 0, 'a'],
  ],
  [['onwards'], [1, 0, null]],
  [
    ['onwards', 'last'],
    [1, 5, null],
  ],
  [
    ['onwards', 'first'],
    [1, 0, null],
  ],
  [
    ['down', 'onwards', 'onwards'],
    [2, 3, 'c'],
  ],
  [
    ['onwards', 'down', 'down', 'backwards'],
    [0, 0, 'a'],
  ],
  [['backwards'], [0, 0, 'a']],
])('after %j the keyboard stands at %j', (steps, wanted) => expect(after(...steps)).toEqual(wanted));

it('the keyboard comes in at a row where there is no appointment, and nowhere without a column', () => {
  expect(firstPosition([stops()])).toEqual({ column: 0, stop: { row: 0, lastRow: 0, id: null } });
  expect(firstPosition([])).toBeNull();
});

it('a row in which a visit lasts belongs to it', () => expect(stopAt(columns[0]!, 2)?.id).toBe('a'));

it('each stop of any day is reached by going down, and every step leads to a stop', () => {
  const steps = fc.array(fc.constantFrom<Step[]>('up', 'down', 'onwards', 'backwards', 'first', 'last'));
  fc.assert(
    fc.property(fc.array(anyDay, { minLength: 1, maxLength: 3 }), steps, (days, way) => {
      const layouts = days.map((day) => layOut(day).blocks);
      const used = hoursInUse(layouts.flat());
      const board = layouts.map((blocks) => stopsOf(blocks, used));
      let at: Position = { column: 0, stop: board[0]![0]! };
      for (const stop of board[0]!) {
        expect(isSameStop(at.stop, stop)).toBe(true);
        at = walked(board, at, 'down');
      }
      for (const step of way) {
        at = walked(board, at, step);
        expect(board[at.column]!.some((stop) => isSameStop(stop, at.stop))).toBe(true);
      }
    }),
  );
});
