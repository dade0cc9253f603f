import { book } from '#client/api/appointments';
import { createToken } from '#client/api/auth';
import { labPackagesApi, labServicesApi, packageTestsApi, subcategoriesApi } from '#client/api/homeServices/catalogue';
import {
  homeProvidersApi,
  nursingLinksApi,
  packageLinksApi,
  serviceLinksApi,
} from '#client/api/homeServices/providers';
import { homeDoctorsApi, homeSchedulesApi, therapistsApi } from '#client/api/homeServices/staff';
import { empty, json, runService, service, type Answer } from '#test/support/backend/answeringService';

runService();

it.each([
  ['no id', { status: 'pending' }],
  ['an id that is none', { id: null, status: 'pending' }],
  ['nothing', null],
])('a booking is none when its answer names %s', async (_, reply) => {
  service.answer = json(reply);

  const draft = {
    user_id: 11,
    doctor_id: 21,
    date: '2026-11-25',
    start_time: '10:00:00',
    end_time: '10:20:00',
    location_id: 31,
  };
  await expect(book(draft)).rejects.toThrow('The answer names no id');
});

describe('what a service has made', () => {
  const creations: [string, () => Promise<unknown>][] = [
    ['subcategory', () => subcategoriesApi.create({} as never)],
    ['lab service', () => labServicesApi.create({} as never)],
    ['lab package', () => labPackagesApi.create({} as never)],
    ['test of a package', () => packageTestsApi.create({} as never)],
    ['home provider', () => homeProvidersApi.create({} as never)],
    ['service link', () => serviceLinksApi.create({} as never)],
    ['package link', () => packageLinksApi.create({} as never)],
    ['nursing link', () => nursingLinksApi.create({} as never)],
    ['doctor', () => homeDoctorsApi.create({} as never)],
    ['therapist', () => therapistsApi.create({} as never)],
    ['schedule entry', () => homeSchedulesApi.create({} as never)],
  ];

  it.each(creations)('is not known of a %s when the answer names no id', async (_, create) => {
    for (const reply of [json([]), json({}), json({ id: null }), empty]) {
      service.answer = reply;

      await expect(create()).rejects.toThrow('The answer names no id');
    }
  });
});

describe('a login', () => {
  it('gives the token that it was answered', async () => {
    service.answer = json({ access: 'fresh', refresh: 'later' });

    expect(await createToken('admin@mawid.example', 'secret')).toEqual({ access: 'fresh' });
  });

  it.each<[string, Answer]>([
    ['no token', json({})],
    ['an empty one', json({ access: '' })],
    ['something else', json({ access: null })],
    ['nothing', (_, response) => response.end()],
  ])('is none when it is answered with %s', async (_, reply) => {
    service.answer = reply;

    await expect(createToken('admin@mawid.example', 'secret')).rejects.toThrow('The answer to a login holds no token');
  });
});
