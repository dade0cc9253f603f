import { doctorName } from '#client/lib/doctorName';
import { allDoctorsTarget } from '#client/sections/availabilities/hours/allDoctorsTarget';

const omar = { id: 21, first_name: 'Omar', last_name: 'Nasser' };
const mona = { id: 22, first_name: 'Mona', last_name: 'Saleh' };
const place = { id: 31, name: 'Marina Clinic' };

describe('hours for all doctors of a location', () => {
  it.each([
    ['the location names', { ...place, provider_id: 5 }, [omar]],
    ['the location names under the other name', { ...place, provider: 5 }, [omar]],
    [
      'all its doctors name',
      place,
      [
        { ...omar, provider_id: 5 },
        { ...mona, provider: 5 },
      ],
    ],
  ])('go to the provider that %s', (_, location, doctors) =>
    expect(allDoctorsTarget({ locationId: 31, location, doctors }, true)).toEqual({
      kind: 'provider',
      providerId: 5,
      doctors: doctors.map((doctor) => ({ id: doctor.id, name: doctorName(doctor) })),
      others: [],
      locationId: 31,
      skipExisting: true,
    }),
  );

  it('go by calls of their own to the doctors of other providers', () => {
    const location = { ...place, provider_id: 5 };
    const doctors = [omar, { ...mona, provider_id: 6 }];

    expect(allDoctorsTarget({ locationId: 31, location, doctors }, true)).toMatchObject({
      kind: 'provider',
      providerId: 5,
      doctors: [{ id: 21 }],
      others: [{ id: 22, name: doctorName(mona) }],
    });
  });

  it('go to each doctor where none is of the provider that the location names', () => {
    const location = { ...place, provider_id: 5 };
    const doctors = [{ ...mona, provider_id: 6 }];

    expect(allDoctorsTarget({ locationId: 31, location, doctors }, true)).toMatchObject({
      kind: 'doctors',
      doctors: [{ id: 22 }],
    });
  });

  it.each([
    ['names a provider', [omar, mona]],
    [
      'names the same provider',
      [
        { ...omar, provider_id: 5 },
        { ...mona, provider_id: 6 },
      ],
    ],
    ['is sure of the provider', [{ ...omar, provider_id: 5 }, mona]],
  ])('go to each doctor where not everybody %s', (_, doctors) =>
    expect(allDoctorsTarget({ locationId: 31, location: place, doctors }, false)).toMatchObject({
      kind: 'doctors',
      doctors: [
        { id: 21, name: doctorName(omar) },
        { id: 22, name: doctorName(mona) },
      ],
      skipExisting: false,
    }),
  );
});
