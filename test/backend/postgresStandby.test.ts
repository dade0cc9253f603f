import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

import { changeAppointmentStatus, listAppointments } from '#contract/appointments';
import type { Id } from '#contract/common';
import { startBackend, type Backend } from '#test/support/backend/liveBackend';
import { startPostgres, type PostgresServer } from '#test/support/backend/postgres';

/** An address that leads to one of two servers, as that of a clinic's database does. */
async function startSwitch(first: string) {
  const open = new Set<Socket>();
  let port = Number(new URL(first).port);
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one.on('error', () => other.destroy()).on('close', () => open.delete(one) && other.destroy()));
      one.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const url = new URL(first);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    leadTo: (next: string) => (port = Number(new URL(next).port)),
    stop: () => {
      server.close();
      open.forEach((socket) => socket.destroy());
    },
  };
}

/** Runs a statement and returns how many rows it gives. */
async function ask({ url }: PostgresServer, statement: string): Promise<number | null> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query(statement);
  await client.end();
  return rowCount;
}

/** A database and one that follows it, which has what was answered before it is. */
describe('where a standby is promoted', () => {
  let primary: PostgresServer;
  let standby: PostgresServer;
  let address: Awaited<ReturnType<typeof startSwitch>>;
  let backend: Backend;
  beforeAll(async () => {
    const started = await startPostgres({ synchronous_commit: 'on' });
    if ('reason' in started) throw new Error(started.reason);
    primary = started;
    address = await startSwitch(primary.url);
    const database = {
      args: ['--demo', '--appointments', '40'],
      env: { DATABASE_URL: address.url },
      drop: () => Promise.resolve(),
    };
    backend = await startBackend({ database });
    standby = await primary.follow();
    await ask(primary, "alter system set synchronous_standby_names = '*'");
    await ask(primary, 'select pg_reload_conf()');
    while ((await ask(primary, "select from pg_stat_replication where sync_state = 'sync'")) !== 1) await pause(10);
  });
  afterAll(async () => {
    await backend.stop();
    address.stop();
    await standby.stop();
    await primary.stop();
  });

  it('nothing that was answered is lost, and calls go on', async () => {
    const { body: before } = await backend.call(listAppointments);
    const ids = before.filter(({ status }) => status === 'pending').map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(8);
    const complete = (id: Id) =>
      backend.call(changeAppointmentStatus, { params: { id }, body: { status: 'completed' } });
    const answered: Id[] = [];
    const changing = Promise.all(
      ids.map(async (id, at) => {
        // A few are answered, and the others are on their way.
        if (at >= 3) while (answered.length < 3) await pause(1);
        const { status } = await complete(id);
        if (status === 200) answered.push(id);
        if (answered.length === 3) await primary.halt('SIGKILL');
      }),
    );
    await changing;
    expect((await backend.call(listAppointments)).status).toBe(503);
    await ask(standby, 'select pg_promote()');
    address.leadTo(standby.url);

    const { body: after } = await backend.call(listAppointments);
    const completed = after.filter(({ status }) => status === 'completed').map(({ id }) => id);
    expect(completed).toEqual(expect.arrayContaining(answered));
    expect((await complete(ids.find((id) => !answered.includes(id)) ?? 0)).status).toBe(200);
  });
});
