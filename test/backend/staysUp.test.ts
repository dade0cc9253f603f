import { setTimeout as pause } from 'node:timers/promises';

import { changeAppointmentStatus, listAppointments } from '#contract/appointments';
import { searchDirectory } from '#contract/directory';
import { startBackend } from '#test/support/backend/liveBackend';

it('a server that is told to end says so first, and answers until its callers have gone elsewhere', async () => {
  const backend = await startBackend({ env: { MAWID_DRAIN_SECONDS: '3' } });
  const ask = async (path: string) => (await fetch(`${backend.url}${path}`)).status;
  expect([await ask('/healthz'), await ask('/livez')]).toEqual([200, 200]);

  const ended = backend.stop();
  while ((await ask('/healthz')) === 200) await pause(10);
  expect(await ask('/healthz')).toBe(503);
  expect(await ask('/livez')).toBe(200);
  expect((await backend.call(listAppointments)).status).toBe(200);
  expect(await ended).toBe(0);
  await expect(ask('/livez')).rejects.toThrow('fetch failed');
});

it('a line for each call tells its pattern, status, time and size, and nothing that was asked for', async () => {
  const backend = await startBackend({ env: { MAWID_LOG: 'calls' } });
  const { length } = backend.output();
  const list = await backend.call(listAppointments);
  await backend.call(searchDirectory, { query: { search: 'canary-of-a-name' } });
  await backend.call(changeAppointmentStatus, { params: { id: 987_654 }, body: { status: 'completed' } });
  await fetch(`${backend.url}/nowhere/canary-of-a-path`);
  await backend.stop();

  const written = backend.output().slice(length);
  expect(written).not.toMatch(/canary|987654/);
  const calls = written
    .split('\n')
    .filter((line) => line.includes('"call":'))
    .map(
      (line) => (JSON.parse(line) as { call: { method: string; route: string; status: number; bytes: number } }).call,
    );
  const sizes = { ms: expect.any(Number) as number, bytes: expect.any(Number) as number };
  expect(calls.slice(-4)).toEqual([
    { method: 'GET', route: '/appointment-service/appointments/', status: 200, ...sizes },
    { method: 'GET', route: '/provider-service/operations/', status: 200, ...sizes },
    { method: 'PATCH', route: '/appointment-service/appointments/:id/', status: 404, ...sizes },
    { method: 'GET', route: null, status: 404, ...sizes },
  ]);
  expect(calls.at(-4)?.bytes).toBeGreaterThan(list.body.length);
});
