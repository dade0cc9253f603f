import { ARROWS, nextMark } from '#client/ui/charts/marks';

// Three columns of the second bar, none of the third, one far up of the fourth.
const marks = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 1, y: 4 },
  { x: 3, y: 4 },
];

it.each([
  ['ArrowRight', { x: 0, y: 0 }, { x: 1, y: 0 }],
  ['ArrowUp', { x: 1, y: 0 }, { x: 1, y: 1 }],
  ['ArrowUp', { x: 1, y: 1 }, { x: 1, y: 4 }],
  ['ArrowRight', { x: 1, y: 0 }, { x: 3, y: 4 }],
  ['ArrowLeft', { x: 3, y: 4 }, { x: 1, y: 4 }],
  ['ArrowDown', { x: 3, y: 4 }, { x: 1, y: 1 }],
  ['ArrowLeft', { x: 0, y: 0 }, undefined],
  ['ArrowDown', { x: 1, y: 0 }, undefined],
])('%s of %j leads to %j', (key, from, to) => {
  expect(nextMark(marks, from, ARROWS[key] ?? from)).toEqual(to);
});
