import { readAppointments } from '#client/api/appointments';
import { askEarly, fetchOrTake } from '#client/api/early';
import { configureHttp } from '#client/api/http';
import { send } from '#client/api/send';
import { isUnauthorized } from '#client/lib/errors';
import { changeAppointmentStatus, listAppointments } from '#contract/appointments';
import { searchDirectory } from '#contract/directory';

const BASE = 'https://services.test';
const LIST = `${BASE}/appointments/`;

const onUnauthorized = jest.fn();
let token = 'the token';

/** What was asked of the services, in order. */
let asked: string[] = [];

/** Lets the services answer, and notes what they are asked. */
function served(answer: () => Response): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { method, url, signal } = input as Request;
    asked.push(`${method} ${url.replace(BASE, '')}`);
    signal.throwIfAborted();
    return Promise.resolve(answer());
  });
}

const json = (body: unknown, status = 200) => Response.json(body, { status });

beforeEach(() => {
  asked = [];
  token = 'the token';
  const baseUrls = { provider: BASE, appointment: BASE, referral: BASE };
  configureHttp({ baseUrls, currentToken: () => token, onUnauthorized });
});

afterEach(async () => {
  served(() => json({}));
  await fetchOrTake(new Request(LIST, { method: 'POST' }));
  jest.useRealTimers();
});

it('gives its answer to the call that wants it, and only once', async () => {
  served(() => json([{ id: asked.length }]));
  askEarly(LIST, 'the token');

  expect(await send(listAppointments, {})).toEqual([{ id: 1 }]);
  expect(asked).toEqual(['GET /appointments/']);
  expect(await send(listAppointments, {})).toEqual([{ id: 2 }]);
  expect(asked).toHaveLength(2);
});

it('gives its answer as it arrives', async () => {
  served(() => json([{ id: 7 }]));
  askEarly(LIST, 'the token');
  const slices = await readAppointments();

  expect(await slices.next()).toEqual([{ id: 7 }]);
  expect(asked).toHaveLength(1);
});

it('is told from another call by its query, whose order does not matter', async () => {
  served(() => json({ doctors: [] }));
  askEarly(`${BASE}${searchDirectory.path}?type=doctors&search=al+noor`, 'the token');

  await send(searchDirectory, { query: { search: 'al noor', type: 'providers' } });
  expect(asked).toHaveLength(2);
  await send(searchDirectory, { query: { search: 'al noor', type: 'doctors' } });
  expect(asked).toHaveLength(2);
});

it('is not for another token', async () => {
  served(() => json([]));
  askEarly(LIST, 'the token');
  token = 'the token of somebody else';

  await send(listAppointments, {});
  expect(asked).toHaveLength(2);
});

it('is over when something is written, for then it may tell what was before', async () => {
  served(() => json({ id: 1 }));
  askEarly(LIST, 'the token');

  await send(changeAppointmentStatus, { params: { id: 1 }, body: { status: 'confirmed' } });
  await send(listAppointments, {});
  expect(asked).toEqual(['GET /appointments/', 'PATCH /appointments/1/', 'GET /appointments/']);
});

it('is over when nobody has wanted it for half a minute', async () => {
  served(() => json([]));
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  askEarly(LIST, 'the token');
  jest.advanceTimersByTime(30_000);

  await send(listAppointments, {});
  expect(asked).toHaveLength(2);
});

it('is made again when it got no answer', async () => {
  served(() => {
    if (asked.length === 1) throw new TypeError('Failed to fetch');
    return json([{ id: 2 }]);
  });
  askEarly(LIST, 'the token');

  expect(await send(listAppointments, {})).toEqual([{ id: 2 }]);
  expect(asked).toHaveLength(2);
});

it('ends the session like any call when its token is refused', async () => {
  served(() => json({ detail: 'Invalid token.' }, 401));
  askEarly(LIST, 'the token');
  const refused = await send(listAppointments, {}).catch((error: unknown) => error);

  expect(isUnauthorized(refused)).toBe(true);
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
  expect(asked).toHaveLength(1);
});

it('is aborted with the call that took it', async () => {
  let signal: AbortSignal | undefined;
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const { signal: its } = input as Request;
    signal ??= its;
    return new Promise((_, fail) => {
      its.addEventListener('abort', () => fail(its.reason as Error));
      if (its.aborted) fail(its.reason as Error);
    });
  });
  askEarly(LIST, 'the token');
  const controller = new AbortController();
  const reading = send(listAppointments, {}, { signal: controller.signal }).catch((error: unknown) => error);
  await Promise.resolve();
  controller.abort();

  expect(await reading).toMatchObject({ code: 'ERR_CANCELED' });
  expect(signal?.aborted).toBe(true);
});

it('an answer that nothing is newer has no body, also where the browser gives it one', async () => {
  served(() => Object.defineProperty(json([]), 'status', { value: 304 }));

  expect(await fetchOrTake(new Request(LIST))).toMatchObject({ status: 304, body: null });
});
