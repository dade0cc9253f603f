import fc from 'fast-check';

import { appointments } from '#client/entities/appointments';
import type { Referred } from '#client/sections/appointments/list/rows';
import { findIn, groupByStatus, makeSearchIndex } from '#client/sections/appointments/view/search';
import type { StatusFilter } from '#contract/rules';
import { folded, searchTest, searchWords } from '#contract/text/fold';
import { makeAppointment } from '#test/support/builders/clinic';

const name = fc.oneof(
  fc.constantFrom('Layla Haddad', 'خالد المنصوري', 'İpek', "O'Brien", 'Omar Anas', '\u0000', '', null),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
);
const typed = fc.oneof(
  fc.constantFrom('LAYLA', 'layla haddad', 'المن', 'i̇', 'خالـد', 'خَالِد', ' ', "o'b la"),
  fc.constantFrom('obrien', 'rana', 'omaranas'),
  fc.string({ maxLength: 3 }),
);
const status = fc.constantFrom<StatusFilter>('all', 'pending', 'confirmed');

it('finds what visiting each appointment would find, in the order of the list', () =>
  fc.assert(
    fc.property(
      fc.array(fc.tuple(name, name, name, fc.constantFrom('pending', 'confirmed'))),
      typed,
      status,
      (names, search, wanted) => {
        const raw = names.map(([patient, doctor, place, is], id) =>
          makeAppointment({
            id,
            status: is,
            local_user: { user_id: id + 1, name: patient },
            local_doctor: { doctor_id: id + 1, name: doctor },
            local_location: { location_id: id + 1, name: place },
          }),
        );
        const { entities, ids } = appointments.normalize(raw);
        const list =
          appointments.makeSelectList(() => 'list')({
            entities: { appointments: { table: entities.appointments } },
            lists: { list: ids },
          } as never) ?? [];
        const referred = {
          patients: entities.patients ?? {},
          doctors: entities.bookedDoctors ?? {},
          locations: entities.locations ?? {},
        } as unknown as Referred;
        const words = searchWords(search);
        const shown = raw.filter(
          (one) =>
            (wanted === 'all' || one.status === wanted) &&
            words.every((word) =>
              [one.local_user, one.local_doctor, one.local_location].some((part) =>
                searchTest(word)(folded(part?.name ?? '')),
              ),
            ),
        );

        expect(
          findIn(makeSearchIndex(list, referred), groupByStatus(list), { status: wanted, typed: search }).map(
            ({ id }) => id,
          ),
        ).toEqual(shown.map(({ id }) => id));
      },
    ),
    {
      examples: [
        [
          [
            ['\u0000', null, '', 'pending'],
            ['Layla', null, '', 'confirmed'],
          ],
          'layla',
          'all',
        ],
      ],
    },
  ));

describe('a name that nobody knows', () => {
  const placeholders = ['unknown patient', 'unknown doctor', 'unknown location'];
  const found = (search: string) => {
    const { entities, ids } = appointments.normalize([
      makeAppointment({ id: 'nobody', local_user: null }),
      makeAppointment({ id: 'known', user_id: 12, local_user: { user_id: 12, name: 'Patient Zero' } }),
      makeAppointment({ id: 'nowhere', location_id: null, local_location: null }),
    ]);
    const list = ids.map((id) => entities.appointments![id]!);
    const referred = {
      patients: entities.patients ?? {},
      doctors: entities.bookedDoctors ?? {},
      locations: entities.locations ?? {},
    } as Referred;
    const index = makeSearchIndex(list, referred);
    return findIn(index, groupByStatus(list), { status: 'all', typed: search, placeholders }).map(({ id }) => id);
  };

  it.each([
    ['Unknown Patient', ['nobody']],
    ['unknown', ['nobody', 'nowhere']],
    ['patient', ['nobody', 'known']],
    ['unknown loc omar', ['nowhere']],
    ['unknown doctor', []],
  ])('is found by what is shown in its place: %s', (search, ids) => expect(found(search)).toEqual(ids));
});
