import { entriesOf, labelOf, listsRefused, shapesRead } from '#client/features/doctor-profile/nameLists';
import { formOf } from '#client/features/doctor-profile/validation';
import type { NameEntry } from '#contract/directory';
import { makeDoctor } from '#test/support/builders/clinic';
import { connectionLost, refusal } from '#test/support/builders/faults';

it.each<[NameEntry | null, string]>([
  [{ id: 1, name: 'Arabic' }, 'Arabic'],
  ['Arabic', 'Arabic'],
  [{ id: 5 }, '5'],
  [{}, ''],
  [null, ''],
])('an entry %j is called %p', (entry, label) => expect(labelOf(entry)).toBe(label));

it('nothing that was read is missing in the form, and nothing stands there twice', () => {
  const languages: NameEntry[] = [{ id: 1, name: 'Arabic' }, 'English', { id: 5 }, { id: 9, name: 'Arabic' }];

  expect(formOf(makeDoctor({ languages })).languages).toEqual(['Arabic', 'English', '5']);
});

it('the shapes are those of the lists that say something', () => {
  expect(shapesRead({ languages: ['Arabic'], services: [] })).toEqual({ languages: 'names' });
  expect(shapesRead({ languages: [{ name: 'Arabic' }, 'English'], services: null })).toEqual({ languages: 'objects' });
});

it('an entry without a name goes back as it came, in either shape', () => {
  const read = [{ id: 1, name: 'Arabic' }, { id: 5 }];

  expect(entriesOf(['Arabic', '5', 'Urdu'], read, 'objects')).toEqual([
    { name: 'Arabic' },
    { id: 5 },
    { name: 'Urdu' },
  ]);
  expect(entriesOf(['Arabic', '5'], read, 'names')).toEqual(['Arabic', { id: 5 }]);
  expect(entriesOf(['Arabic'], [])).toEqual(['Arabic']);
});

it.each([
  ['one list', refusal(400, { languages: ['No.'] }), ['languages']],
  [
    'the entries of lists',
    refusal(400, { languages: [{ name: ['No.'] }], services: { 0: ['No.'] } }),
    ['languages', 'services'],
  ],
  ['a list and something else', refusal(400, { languages: ['No.'], bio: ['No.'] }), []],
  ['a sentence alone', refusal(400, { detail: 'No.' }), []],
  ['a list with another status', refusal(403, { languages: ['No.'] }), []],
  ['nothing, for the answer was lost', connectionLost(), []],
])('a service that names %s has refused the shape of %j', (_, error, lists) =>
  expect(listsRefused(error)).toEqual(lists),
);
