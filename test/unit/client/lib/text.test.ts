import { fullName } from '#client/lib/text';

it.each([
  [{ first_name: 'Omar', last_name: 'Nasser' }, 'Omar Nasser'],
  [{ first_name: 'Omar', last_name: '' }, 'Omar'],
  [{ first_name: null, last_name: 'Nasser' }, 'Nasser'],
  [{}, ''],
])('calls a person %j "%s"', (person, name) => {
  expect(fullName(person)).toBe(name);
});
