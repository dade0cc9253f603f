import fastify from 'fastify';

import { readConfig } from '#server/config';
import { answerErrors } from '#server/http/errors';
import { makeBudget, throttleCalls } from '#server/http/throttle';

/** A server with one call, and what it is answered by whom after so many seconds. */
function serving(limit: Parameters<typeof throttleCalls>[1]) {
  const app = fastify();
  answerErrors(app);
  app.decorateRequest('user', null as never);
  // A token that was found good names its account; any other is only a word.
  app.addHook('onRequest', (request, _reply, done) => {
    const [, sub] = /^Good (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    if (sub !== undefined) Object.assign(request, { user: { sub } });
    done();
  });
  throttleCalls(app, limit);
  app.get('/provider-service/things/', () => []);
  app.get('/config.json', () => ({}));
  return async (second: number, authorization?: string, url = '/provider-service/things/') => {
    jest.setSystemTime(second * 1000);
    const { statusCode, headers } = await app.inject({ url, headers: authorization ? { authorization } : {} });
    return headers['retry-after'] ? [statusCode, headers['retry-after']] : statusCode;
  };
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  jest.useRealTimers();
});

it('answers so many calls of one caller within a time, and says when the next has room', async () => {
  const call = serving({ calls: 2, seconds: 10 });

  expect([await call(100), await call(104), await call(104.5), await call(109.9)]).toEqual([
    200,
    200,
    [429, '6'],
    [429, '1'],
  ]);
  expect([await call(105, 'Good a'), await call(105, undefined, '/config.json')]).toEqual([200, 200]);
  // Neither a token that nobody has looked at nor another way to write the address is a way around it.
  expect(await call(105, 'Bearer made up')).toEqual([429, '5']);
  expect(await call(105, undefined, '/%70rovider-service/things/')).toEqual([429, '5']);
  expect([await call(110), await call(111), await call(114)]).toEqual([200, [429, '3'], 200]);
});

it('forgets who has not called within the time', () => {
  const sizes: number[] = [];
  const { set } = Map.prototype;
  jest.spyOn(Map.prototype, 'set').mockImplementation(function (this: Map<unknown, unknown>, ...entry) {
    set.apply(this, entry);
    sizes.push(this.size);
    return this;
  });
  const waitOf = makeBudget({ calls: 2, seconds: 10 });
  for (let second = 0; second < 100; second += 1) {
    jest.setSystemTime(second * 1000);
    waitOf(`caller ${second}`);
  }
  expect(Math.max(...sizes)).toBeLessThanOrEqual(21);
});

it.each([
  ['30/min', { calls: 30, seconds: 60 }],
  ['5/s', { calls: 5, seconds: 1 }],
  ['1000/day', { calls: 1000, seconds: 86_400 }],
  ['', undefined],
])('MAWID_THROTTLE %p is %p', (text, limit) =>
  expect(readConfig([], { MAWID_THROTTLE: text }).throttle).toEqual(limit),
);

it.each(['30', '0/min', '30/fortnight', 'min/30', '-1/s', '30/toString'])('MAWID_THROTTLE %p is refused', (text) =>
  expect(() => readConfig([], { MAWID_THROTTLE: text })).toThrow(/MAWID_THROTTLE needs calls and a time such as 30/),
);
