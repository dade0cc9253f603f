import { nullsKept, ownValue, without } from '#client/lib/records';

it('a record without a key keeps its other entries, and the record stays as it was', () => {
  const record = { one: 1, two: 2 };

  expect(without(record, 'one')).toEqual({ two: 2 });
  expect(without(record, 'three')).toEqual(record);
  expect(record).toEqual({ one: 1, two: 2 });
});

it.each([
  ['an empty text that was null', { bio: '' }, { bio: null }, { bio: null }],
  ['an empty text that was another', { bio: '' }, { bio: 'Nurse' }, { bio: '' }],
  ['an empty text that was not told', { bio: '' }, {}, { bio: '' }],
  ['an empty text of something new', { bio: '' }, null, { bio: '' }],
  ['a text that was null', { bio: 'Nurse', years: 0 }, { bio: null, years: null }, { bio: 'Nurse', years: 0 }],
])('a form sends %s', (_, typed, before, sent) => expect(nullsKept<object>(typed, before)).toEqual(sent));

it('a record has under a key from outside what it was given, and nothing that every object has', () => {
  const record = { one: 1 };

  expect(['one', 'two', 'constructor', '__proto__', 'toString'].map((key) => ownValue(record, key))).toEqual([
    ...[1, undefined, undefined, undefined, undefined],
  ]);
});
