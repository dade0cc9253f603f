import { setStatus } from '#client/api/appointments';
import { send } from '#client/api/send';
import { sendList } from '#client/api/sendList';
import { holdCall } from '#client/device/hold';
import { listAppointments } from '#contract/appointments';
import { listSpecialties } from '#contract/directory';
import { json, runService, service, type Answer } from '#test/support/backend/answeringService';

jest.mock('#client/device/hold', () => ({ holdCall: jest.fn(() => Promise.resolve()) }));

runService();

const waits = () => jest.mocked(holdCall).mock.calls.map(([ms]) => ms);

const throttled =
  (after?: string): Answer =>
  (_, response) =>
    response
      .writeHead(429, { 'content-type': 'application/json', ...(after !== undefined && { 'retry-after': after }) })
      .end('{"detail":"Request was throttled."}');

/** Answers each call in turn, and the last one for good. */
function answering(...answers: readonly Answer[]): void {
  const left = [...answers];
  service.answer = (request, response) => (left.length > 1 ? left.shift() : left[0])?.(request, response);
}

beforeEach(() => {
  jest.mocked(holdCall).mockClear();
});

it('a reading that a service has no room for is made again after its time', async () => {
  answering(throttled('41'), throttled(), throttled(), throttled('1'), json([{ id: 8 }]));

  await expect(send(listAppointments, {})).resolves.toEqual([{ id: 8 }]);
  expect(waits()).toEqual([41_000, 4000, 8000, 1000]);
});

it('a list of several pages goes on with the page that was refused', async () => {
  answering(json({ results: [{ id: 1 }], next: '/specialties/?page=2' }), throttled('3'), json([{ id: 2 }]));

  await expect(sendList(listSpecialties, {})).resolves.toEqual([{ id: 1 }, { id: 2 }]);
  expect(service.seen.map(({ url }) => url?.split('?')[1] ?? '')).toEqual(['', 'page=2', 'page=2']);
});

it.each([
  ['writes', '2', () => setStatus(7, 'confirmed')],
  ['would wait too long', '301', () => send(listAppointments, {})],
])('a call is told at once that %s', async (_, after, make) => {
  answering(throttled(after), json([]));

  await expect(make()).rejects.toMatchObject({ response: { status: 429 } });
  expect([service.seen.length, waits()]).toEqual([1, []]);
});

it('ends with whatever else comes then', async () => {
  answering(throttled('2'), json({ detail: 'Broken.' }, 500));

  await expect(send(listAppointments, {})).rejects.toMatchObject({ response: { status: 500 } });
});
