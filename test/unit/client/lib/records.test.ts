import { without } from '#client/lib/records';

it('a record without a key keeps its other entries, and the record stays as it was', () => {
  const record = { one: 1, two: 2 };

  expect(without(record, 'one')).toEqual({ two: 2 });
  expect(without(record, 'three')).toEqual(record);
  expect(record).toEqual({ one: 1, two: 2 });
});
