import { bestMatches, withoutWordsOf } from '#client/lib/bestMatches';

const NAMES = ['Mona Al-Suwaidi', 'Hamona Saleh', 'Rashid Aziz', 'منى السويدي', 'Al Monaem', 'Zoë Mona'];
const nameOf = (name: string) => name;
const found = (typed: string) => bestMatches(NAMES, typed, { nameOf });

describe('the best matches', () => {
  it.each([
    ['mona', ['Mona Al-Suwaidi', 'Hamona Saleh', 'Al Monaem', 'Zoë Mona']],
    ['SUWAIDI mona', ['Mona Al-Suwaidi']],
    ['alsuwaidi', ['Mona Al-Suwaidi']],
    ['مني', ['منى السويدي']],
    ['zoe', ['Zoë Mona']],
    ['xx', []],
    ['ra', ['Rashid Aziz']],
  ])('of %j are those that the search boxes find, the beginnings first', (typed, names) =>
    expect(found(typed)).toEqual(names),
  );

  it('are five, and the beginnings are among them', () => {
    const towns = ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => `${letter} Town`);
    expect(bestMatches([...towns, 'Town Hall'], 'town', { nameOf })).toEqual(['Town Hall', ...towns.slice(0, 4)]);
  });

  it.each([
    ['delay', ['Doctor late']],
    ['lay', []],
    ['doctor del', ['Doctor late']],
    ['تاخر', ['Doctor late']],
    ['ate', ['Doctor late']],
  ])('of %j are found by other names where one of their words begins so', (typed, names) =>
    expect(bestMatches(['Doctor late'], typed, { nameOf, alsoOf: () => 'late delayed متأخر تأخر' })).toEqual(names),
  );
});

it.each([
  ['hours huda saleh', 'huda saleh'],
  ['add hours for dr. huda', 'huda'],
  ['إضافة أوقات هدى', 'هدي'],
  ['huda', 'huda'],
  ['add hour', ''],
])('what is left of %j without the words of a verb is %j', (typed, left) =>
  expect(withoutWordsOf(typed, 'Add hours for إضافة أوقات')).toBe(left),
);
