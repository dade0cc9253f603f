import fastify from 'fastify';

import { readConfig } from '#server/config';
import { answerErrors } from '#server/http/errors';
import { throttleCalls } from '#server/http/throttle';

/** A server with one call, and what it is answered by whom after so many seconds. */
function serving(limit: Parameters<typeof throttleCalls>[1]) {
  const app = fastify();
  answerErrors(app);
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
  expect([await call(105, 'Bearer a'), await call(105, undefined, '/config.json')]).toEqual([200, 200]);
  expect([await call(110), await call(111), await call(114)]).toEqual([200, [429, '3'], 200]);
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
