import { byName, namesIn } from '#client/lib/collation';

it.each([
  ['en', ['Room 10', 'Room 2', 'éclair', 'Eclipse'], ['éclair', 'Eclipse', 'Room 2', 'Room 10']],
  ['ar', ['ليلى', 'أحمد', 'Bilal', 'بدر'], ['أحمد', 'بدر', 'ليلى', 'Bilal']],
])('orders names as %s does, and numbers in them by their value', (language, names, ordered) => {
  expect([...names].sort(namesIn(language))).toEqual(ordered);
});

it('leaves out what has no name', () => {
  const things = [{ name: 'B' }, { name: null }, { name: '' }, { name: 'a' }];

  expect(byName(things, ({ name }) => name, 'en')).toEqual([{ name: 'a' }, { name: 'B' }]);
});
