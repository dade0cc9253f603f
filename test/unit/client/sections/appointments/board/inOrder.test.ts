import { comparedBy, movedAmong } from '#client/sections/appointments/board/inOrder';

const byText = (one: string, other: string) => (one < other ? -1 : Number(one > other));

it.each([
  [[], ['1', '2', '3', '4']],
  [['3'], ['3', '1', '2', '4']],
  [
    ['4', '9', '2'],
    ['4', '2', '1', '3'],
  ],
])('with the order %j the doctors stand as %j', (order, expected) => {
  expect(['2', '4', '1', '3'].sort(comparedBy(order, byText))).toEqual(expected);
});

it.each<[string, 1 | -1, string[]]>([
  ['c', -1, ['c', 'a', 'b', 'd', 'e']],
  ['a', 1, ['b', 'c', 'a', 'd', 'e']],
  ['c', 1, ['a', 'b', 'd', 'e', 'c']],
  ['a', -1, ['a', 'b', 'c', 'd', 'e']],
  ['e', 1, ['a', 'b', 'c', 'd', 'e']],
])('%s moved by %i goes past its neighbour on the board, and who is not on it stays', (id, by, expected) => {
  expect(movedAmong(['a', 'b', 'c', 'd', 'e'], ['a', 'c', 'e'], id, by)).toEqual(expected);
});
