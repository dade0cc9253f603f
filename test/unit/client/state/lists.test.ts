import { listForgotten, listReceived, listsReducer } from '#client/state/lists';

const known = { shown: [3, 1, 2], others: [9] };
const afterReceiving = (ids: readonly number[]) => listsReducer(known, listReceived({ key: 'shown', ids }));

it('a list that is read again and has not changed stays the same object', () =>
  expect(afterReceiving([3, 1, 2])).toBe(known));

it.each([[[3, 1]], [[3, 1, 2, 4]], [[1, 3, 2]], [[]]])('a list that is %j now replaces the one before', (ids) =>
  expect(afterReceiving(ids)).toEqual({ ...known, shown: ids }),
);

it('a list that is forgotten is not known any more', () =>
  expect(listsReducer(known, listForgotten('shown'))).toEqual({ others: [9] }));
