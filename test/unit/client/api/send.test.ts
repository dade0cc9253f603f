import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CANCEL } from 'redux-saga';

import { book, listAppointments as listAllAppointments, readAppointments } from '#client/api/appointments';
import { createToken as requestToken } from '#client/api/auth';
import { labPackagesApi, labServicesApi, packageTestsApi, subcategoriesApi } from '#client/api/homeServices/catalogue';
import {
  homeProvidersApi,
  nursingLinksApi,
  packageLinksApi,
  serviceLinksApi,
} from '#client/api/homeServices/providers';
import { homeDoctorsApi, homeSchedulesApi, therapistsApi } from '#client/api/homeServices/staff';
import { configureHttp } from '#client/api/http';
import { send } from '#client/api/send';
import { sendList } from '#client/api/sendList';
import { failureOf, isRefusal } from '#client/lib/errors';
import type { AppointmentDraft } from '#contract/appointments';
import { changeAppointmentStatus, listAppointments } from '#contract/appointments';
import { createToken } from '#contract/auth';
import { findProvidersByEmail } from '#contract/directory';
import type { LabPackageDraft } from '#contract/homeServices/catalogue';
import { updateLabPackage } from '#contract/homeServices/catalogue';
import type { HomeProviderDraft } from '#contract/homeServices/providers';
import { updateHomeProvider } from '#contract/homeServices/providers';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let answer: Answer = (_, response) => response.end('[]');
let seen: IncomingMessage[] = [];
let token: string | null = 'the token';
const onUnauthorized = jest.fn();

const server = createServer((request, response) => {
  seen.push(request);
  answer(request, response);
});

/** Answers with an item, and tells what it was sent. */
function itemWritten(): () => string {
  const parts: Buffer[] = [];
  answer = (request, response) => {
    request
      .on('data', (part: Buffer) => {
        parts.push(part);
      })
      .on('end', () => {
        json({ id: 1 })(request, response);
      });
  };
  return () => Buffer.concat(parts).toString();
}

const json =
  (body: unknown, status = 200): Answer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

const untyped: Answer = (_, response) => {
  response.end('{"id":7}');
};

const empty: Answer = (_, response) => {
  response.writeHead(204).end();
};

beforeAll(async () => {
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  configureHttp({
    baseUrls: { provider: `${base}/provider/`, appointment: `${base}/appointment`, referral: base },
    currentToken: () => token,
    onUnauthorized,
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  seen = [];
  token = 'the token';
  onUnauthorized.mockReset();
});

describe('a call', () => {
  it('goes to its service with the exact path, the bearer and an encoded query', async () => {
    answer = json([]);
    await send(findProvidersByEmail, { query: { provider_user__email: 'a+b@c.example' } });

    expect(seen[0]?.url).toBe('/provider/providers/?provider_user__email=a%2Bb%40c.example');
    expect(seen[0]?.headers.authorization).toBe('Bearer the token');
  });

  it('fills its path and sends its body as JSON', async () => {
    const body = itemWritten();
    await send(changeAppointmentStatus, { params: { id: 'a/b' }, body: { status: 'rejected' } });

    expect([seen[0]?.method, seen[0]?.url, body()]).toEqual([
      'PATCH',
      '/appointment/appointments/a%2Fb/',
      '{"status":"rejected"}',
    ]);
  });

  it.each([
    ['keeps an image that was not touched', undefined, '{"subcategory":3}'],
    ['takes an image away that was removed', null, '{"subcategory":3,"icon":null}'],
  ])('%s', async (_, icon, sent) => {
    const body = itemWritten();
    await send(updateLabPackage, { params: { id: 1 }, body: { subcategory: 3 } as LabPackageDraft, images: { icon } });

    expect(body()).toBe(sent);
  });

  it('sends a chosen image with all beside it: both booleans, numbers, and an image that was removed', async () => {
    const body = itemWritten();
    const fields = { name: 'Care', description: '', is_active: false, auto_confirmation: true } as HomeProviderDraft;
    await send(updateHomeProvider, {
      params: { id: 1 },
      body: fields,
      images: { logo: new File(['<svg/>'], 'logo.svg'), banner_image: null },
    });
    const parts = [
      ...body().matchAll(/name="(\w+)"(?:; filename="([^"]+)")?\r\n(?:Content-Type: \S+\r\n)?\r\n(.*)\r\n/g),
    ].map(([, name, file, value]) => [name, file ?? value]);

    expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(parts).toEqual([
      ['name', 'Care'],
      ['description', ''],
      ['is_active', 'false'],
      ['auto_confirmation', 'true'],
      ['logo', 'logo.svg'],
      ['banner_image', ''],
    ]);
  });

  it('carries no token where it should not', async () => {
    answer = json({ access: 'x' });
    await send(createToken, { body: { email: 'a', password: 'b' } }, { bearer: null });

    expect(seen[0]?.headers.authorization).toBeUndefined();
  });

  it('tells the session when its token is refused, and rejects', async () => {
    answer = json({ detail: 'no' }, 401);

    await expect(send(listAppointments, {})).rejects.toMatchObject({ response: { status: 401 } });
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['carried no token', { bearer: null }],
    ['is about the body', { keepsSession: true }],
  ])('leaves the session alone when the refused call %s', async (_, options) => {
    answer = json({ detail: 'no' }, 401);

    await expect(send(listAppointments, {}, options)).rejects.toBeDefined();
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('leaves a new session alone when a token of the old one is refused late', async () => {
    answer = (request, response) => {
      token = 'a newer token';
      json({}, 401)(request, response);
    };

    await expect(send(listAppointments, {})).rejects.toBeDefined();
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('is aborted when the saga that waits for it is cancelled', async () => {
    const { reply, closed } = cancelledOnArrival(() => send(listAppointments, {}));

    await expect(reply).rejects.toMatchObject({ code: 'ERR_CANCELED' });
    await closed;
  });
});

/** Resolves when the client has closed the connection of the next call; the call is cancelled as soon as it arrives. */
function cancelledOnArrival(call: () => Promise<unknown>): { reply: Promise<unknown>; closed: Promise<unknown> } {
  const closed = new Promise((resolve) => {
    answer = (request) => {
      request.on('close', resolve);
      reply[CANCEL]?.();
    };
  });
  const reply = call() as Promise<unknown> & Partial<Record<typeof CANCEL, () => void>>;
  return { reply, closed };
}

describe('an answer that is read as it arrives', () => {
  it('gives out its beginning before its end was sent', async () => {
    const beginning = JSON.stringify(Array.from({ length: 1000 }, (_, id) => ({ id, filler: 'x'.repeat(40) })));
    let end = () => {
      /* set when the call arrives */
    };
    answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write(`${beginning.slice(0, -1)},`);
      end = () => {
        response.end('{"id":1000}]');
      };
    };
    const { next } = await readAppointments();
    const first = await next();
    end();
    const rest = [await next(), await next(), await next()].flatMap((slice) => slice ?? []);

    expect(first?.length).toBeGreaterThan(0);
    expect([...(first ?? []), ...rest].map(({ id }) => id)).toEqual(Array.from({ length: 1001 }, (_, id) => id));
  });

  it('rejects when the connection breaks before its end', async () => {
    answer = (_, response) => {
      response.writeHead(200).write('[{"id":1},', () => {
        response.destroy();
      });
    };

    await expect(listAllAppointments()).rejects.toBeDefined();
  });

  it('carries the words of a refusal, and ends a session that was refused', async () => {
    answer = json({ detail: 'not yours' }, 403);
    await expect(readAppointments()).rejects.toMatchObject({
      response: { status: 403, data: { detail: 'not yours' } },
    });

    answer = json({}, 401);
    await expect(readAppointments()).rejects.toMatchObject({ response: { status: 401 } });
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['slice by slice', readAppointments],
    ['as a whole', listAllAppointments],
  ])('is aborted with its saga when it is read %s', async (_, call) => {
    const { reply, closed } = cancelledOnArrival(call);

    await expect(reply).rejects.toMatchObject({ code: 'ERR_CANCELED' });
    await closed;
  });
});

describe('a list', () => {
  it('is aborted when the saga that waits for it is cancelled', async () => {
    const { reply, closed } = cancelledOnArrival(() => sendList(listAppointments, {}));

    await expect(reply).rejects.toMatchObject({ code: 'ERR_CANCELED' });
    await closed;
  });

  it('is taken as an array', async () => {
    answer = json([{ id: 1 }]);

    expect(await sendList(listAppointments, {})).toEqual([{ id: 1 }]);
  });

  it('is read to its last page, always from the service that was asked', async () => {
    answer = (request, response) => {
      const page = Number(new URL(request.url ?? '', 'http://x').searchParams.get('page') ?? 1);
      json({
        results: [{ id: page }],
        next: page < 3 ? `https://elsewhere.example/appointments/?page=${page + 1}` : null,
      })(request, response);
    };

    expect(await sendList(listAppointments, {})).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
    expect(seen.map(({ url }) => url)).toEqual([
      '/appointment/appointments/',
      '/appointment/appointments/?page=2',
      '/appointment/appointments/?page=3',
    ]);
  });

  it.each([[{ detail: 'x' }], ['<html>'], [null]])('is not taken from %p', async (body) => {
    answer = json(body);

    await expect(sendList(listAppointments, {})).rejects.toThrow('not a list');
  });
});

it.each([
  ['no id', { status: 'pending' }],
  ['an id that is none', { id: null, status: 'pending' }],
  ['nothing', null],
])('a booking is none when its answer names %s', async (_, reply) => {
  answer = json(reply);

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

describe('an answer that does not come from the service', () => {
  const page =
    (type: string, text = '<html>Please sign in to the network</html>'): Answer =>
    (_, response) =>
      response.writeHead(200, { 'content-type': type }).end(text);

  it.each<[string, Answer]>([
    ['a page', page('text/html')],
    ['a page that calls itself JSON', page('application/json')],
    ['a page without a type', (_, response) => response.end('<html></html>')],
    ['JSON of another type', page('text/html', '{"id": 7}')],
  ])('is no success although its status is one: %s', async (_, foreign) => {
    answer = foreign;
    const call = send(changeAppointmentStatus, { params: { id: 7 }, body: { status: 'confirmed' } });

    await expect(call).rejects.toMatchObject({ name: 'UnreadableAnswer', kind: 'foreign' });
    await expect(listAllAppointments()).rejects.toMatchObject({ name: 'UnreadableAnswer' });
  });

  it('leaves what was sent unknown: it is neither a refusal nor an answer', async () => {
    answer = page('text/html');
    const error: unknown = await book({} as AppointmentDraft).catch((reason: unknown) => reason);

    expect(isRefusal(error)).toBe(false);
    expect(failureOf(error, { text: { id: 'x', defaultMessage: 'Failed.' } }).detail).toMatchObject({
      defaultMessage: 'The connection answered with something else.',
    });
  });

  it.each<[string, Answer, unknown]>([
    ['nothing', empty, ''],
    ['a text', json('deleted'), 'deleted'],
    ['a problem type of JSON', page('application/vnd.api+json', '{"id":7}'), { id: 7 }],
    ['JSON without a type', untyped, { id: 7 }],
  ])('is told from one of the service, which may say %s', async (_, reply, read) => {
    answer = reply;

    expect(await send(updateLabPackage, { params: { id: 7 }, body: {} as LabPackageDraft })).toEqual(read);
  });
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
      answer = reply;

      await expect(create()).rejects.toThrow('The answer names no id');
    }
  });
});

describe('a login', () => {
  it('gives the token that it was answered', async () => {
    answer = json({ access: 'fresh', refresh: 'later' });

    expect(await requestToken('admin@mawid.example', 'secret')).toEqual({ access: 'fresh' });
  });

  it.each<[string, Answer]>([
    ['no token', json({})],
    ['an empty one', json({ access: '' })],
    ['something else', json({ access: null })],
    ['nothing', (_, response) => response.end()],
  ])('is none when it is answered with %s', async (_, reply) => {
    answer = reply;

    await expect(requestToken('admin@mawid.example', 'secret')).rejects.toThrow('The answer to a login holds no token');
  });
});
