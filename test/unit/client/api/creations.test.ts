import { book } from '#client/api/appointments';
import { createToken } from '#client/api/auth';
import { addAvailability } from '#client/api/availabilities';
import { labPackagesApi, labServicesApi, packageTestsApi, subcategoriesApi } from '#client/api/homeServices/catalogue';
import {
  homeProvidersApi,
  nursingLinksApi,
  packageLinksApi,
  serviceLinksApi,
} from '#client/api/homeServices/providers';
import { homeDoctorsApi, homeSchedulesApi, therapistsApi } from '#client/api/homeServices/staff';
import { UnreadableAnswer } from '#client/lib/errors';
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

it.each([
  ['doctor', homeDoctorsApi],
  ['therapist', therapistsApi],
])('of a %s the years that nobody knows are no key in a POST, and null in a PUT', async (_, { create, update }) => {
  const sent: unknown[] = [];
  service.answer = (request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      sent.push(JSON.parse(body));
      json({ id: 5 })(request, response);
    });
  };
  const draft = (years: number | null) => ({ first_name: 'Rana', years_of_experience: years }) as never;
  await create(draft(null));
  await create(draft(0));
  await update(5, draft(null));

  expect(sent).toEqual([
    { first_name: 'Rana' },
    { first_name: 'Rana', years_of_experience: 0 },
    { first_name: 'Rana', years_of_experience: null },
  ]);
});

describe('hours of a doctor', () => {
  const draft = { location_id: 31, date: '2027-02-08', available_from: '08:00:00', available_to: '11:00:00' };
  const bytes =
    (status: number, type: string, text: string): Answer =>
    (_, response) =>
      response.writeHead(status, { 'content-type': type }).end(text);

  it.each<[string, string, Answer]>([
    ['added', 'a 201 that names them', json({ id: 5 }, 201)],
    ['added', 'an empty 201', (_, response) => response.writeHead(201).end()],
    ['added', 'a 201 with a list', json([{ id: 5 }], 201)],
    ['added', 'a 201 with null', json(null, 201)],
    ['added', 'a 201 with a word', bytes(201, 'text/plain', 'Created')],
    ['added', 'a 201 that is cut off', bytes(201, 'application/json', '{"id": 5')],
    ['added', 'a 201 with a sentence', json({ message: 'Availability added.' }, 201)],
    ['added', 'a 200 that names them', json({ id: 5, detail: 'The other ones were there already.' })],
    ['skipped', 'a 201 that says so by a mark', json({ id: 5, skipped: true }, 201)],
    ['skipped', 'a 201 that counts none', json({ created: 0 }, 201)],
    ['skipped', 'a 201 that says so in words', json({ detail: 'Slot already exists.' }, 201)],
    ['skipped', 'a 200 that says so', json({ skipped: 1 })],
    ['skipped', 'a 200 that names none', json({})],
  ])('count as %s after %s', async (outcome, _, reply) => {
    service.answer = reply;

    expect((await addAvailability(21, draft)).skipped ? 'skipped' : 'added').toBe(outcome);
  });

  it.each<[string, Answer]>([
    ['an empty 204', empty],
    ['a 200 with a list', json([])],
    ['a page with 200', bytes(200, 'text/html', '<h1>Sign in to the network</h1>')],
  ])('are not known after %s', async (_, reply) => {
    service.answer = reply;

    await expect(addAvailability(21, draft)).rejects.toBeInstanceOf(UnreadableAnswer);
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
