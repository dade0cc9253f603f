import { changeAppointmentStatus, listAppointments } from '#contract/appointments';
import { listLabServices } from '#contract/homeServices/lists';
import { listServiceLinks } from '#contract/homeServices/providers';
import { DEMO } from '#server/demo/accounts';
import { runServer, startBackend } from '#test/support/backend/liveBackend';
import { keptDatabase, type TestDatabase } from '#test/support/backend/testDatabase';

describe('data on disk', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await keptDatabase();
  });
  afterAll(() => database.drop());

  it.each(['SIGTERM', 'SIGKILL'] as const)('outlives %s, and so does a session', async (signal) => {
    const first = await startBackend({ database });
    const { body } = await first.call(changeAppointmentStatus, { params: { id: 7 }, body: { status: 'completed' } });
    expect(body.status).toBe('completed');
    expect(await first.stop(signal)).toBe(signal === 'SIGTERM' ? 0 : null);

    const second = await startBackend({ database });
    const list = await second.call(listAppointments, { token: first.token });
    expect(list.body.find(({ id }) => id === 7)?.status).toBe('completed');
    await second.call(changeAppointmentStatus, { params: { id: 7 }, body: { status: 'pending' } });
    await second.stop();
  });

  it('is kept where another size is asked for without --reset, and start-up says so in one line', async () => {
    const backend = await startBackend({ database, args: ['--appointments', '30'] });
    expect((await backend.call(listAppointments)).body.length).toBeGreaterThan(1000);
    await backend.stop();
    expect(backend.output()).toMatch(/^The data that is there is kept .*--reset.*\.$/m);
  });

  it('is replaced by the demo data on --reset', async () => {
    const changed = await startBackend({ database });
    const seeded = (await changed.call(listAppointments)).body;
    await changed.call(changeAppointmentStatus, { params: { id: 7 }, body: { status: 'completed' } });
    await changed.stop();

    const reset = await startBackend({ database, args: ['--reset', '--appointments', '30'] });
    expect(seeded.length).toBeGreaterThan(1000);
    expect((await reset.call(listAppointments)).body).toHaveLength(30);
    expect((await reset.call(listAppointments, { token: changed.token })).status).toBe(401);
    await reset.stop();
    expect(reset.output()).not.toContain('is kept');
  });

  it('is made as large as is asked for, where it is made anew', async () => {
    const size = ['--services', '13200', '--links', '13150'];
    const backend = await startBackend({ args: size });
    expect((await backend.call(listLabServices)).body).toHaveLength(13_200);
    expect((await backend.call(listServiceLinks, { query: { provider: 1 } })).body).toHaveLength(13_150);
    await backend.stop();
  });

  it('can be seeded without serving', async () => {
    const ended = await runServer(['--seed-only', '--appointments', '12', ...database.args], database.env);
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    const backend = await startBackend({ database });
    expect((await backend.call(listAppointments)).body).toHaveLength(12);
    await backend.stop();
    expect(backend.output()).toContain(DEMO.password);
  });
});
