import { Client } from 'pg';

import * as catalogue from '#contract/homeServices/catalogue';
import * as lists from '#contract/homeServices/lists';
import { createServiceLink, updateServiceLink } from '#contract/homeServices/providers';
import { createHomeSchedule, updateHomeSchedule } from '#contract/homeServices/staff';
import { runServer, startBackend, type Backend } from '#test/support/backend/liveBackend';
import { IS_WAITING, OTHER_SESSIONS, untilSessions } from '#test/support/backend/sessions';
import { freshDatabase, type TestDatabase } from '#test/support/backend/testDatabase';

const PROVIDER = 1;
const LAB = 2;

/** What can happen only where others use the same PostgreSQL server; another client of it decides who comes first. */
describe('on a PostgreSQL server', () => {
  let database: TestDatabase;
  let backend: Backend;
  let other: Client;
  beforeAll(async () => {
    database = await freshDatabase();
    backend = await startBackend({ database });
    other = new Client({ connectionString: database.env.DATABASE_URL });
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await backend.stop();
    await database.drop();
  });

  /** Ends connections of the backend, as a restart of PostgreSQL does. */
  const breakConnections = (state: 'idle' | 'active') =>
    other.query(`select pg_terminate_backend(pid) ${OTHER_SESSIONS} and state = $1`, [state]);

  const untilWaiting = (count: number) => untilSessions(other, count, IS_WAITING);

  /** Links a service that the provider does not have yet. */
  const addLink = async () => {
    const { rows } = await other.query<{ id: number }>(
      'select id from lab_services except select service_id from service_links where provider_id = $1 limit 1',
      [PROVIDER],
    );
    const body = { provider: PROVIDER, service: rows[0]!.id, price: '100', is_available: true };
    return (await backend.call(createServiceLink, { body })).body;
  };
  const changeLink = (id: unknown, body: object) =>
    backend.call(updateServiceLink, { params: { id: Number(id) }, body });

  it('answers on after its idle connections were ended, and says that they were', async () => {
    await Promise.all([1, 2, 3].map(() => backend.call(lists.listCategories)));
    const { rowCount } = await breakConnections('idle');
    expect(rowCount).toBeGreaterThan(0);
    await backend.writes(/^A connection to PostgreSQL broke: .+$/, rowCount ?? 0);
    expect((await backend.call(lists.listCategories)).status).toBe(200);
  });

  it('answers on after a connection was ended in the middle of a change', async () => {
    const link = await addLink();
    await other.query('begin');
    await other.query('select from service_links where id = $1 for update', [link.id]);
    const change = changeLink(link.id, { price: '110' });
    await untilWaiting(1);
    expect((await breakConnections('active')).rowCount).toBe(1);
    expect((await change).status).toBe(503);
    await other.query('rollback');
    expect((await changeLink(link.id, { price: '120' })).body).toEqual({ ...link, price: '120.00' });
  });

  it('keeps both changes when two people change one link', async () => {
    const link = await addLink();
    await other.query('begin');
    await other.query('select from service_links where id = $1 for update', [link.id]);
    const changes = [{ price: '222' }, { is_available: false }].map((change) => changeLink(link.id, change));
    await untilWaiting(2);
    await other.query('commit');
    await Promise.all(changes);
    const { rows } = await other.query('select * from service_links where id = $1', [link.id]);
    expect(rows).toEqual([expect.objectContaining({ price: '222.00', is_available: false })]);
  });

  it('takes no service of the lab whose subcategory is becoming something else', async () => {
    const subcategory = { parent_category: LAB, code: 'moving', subcategory_type: 'lab_subcategory', order: 1 };
    const { body: made } = await backend.call(catalogue.createSubcategory, { body: subcategory });
    await other.query('begin');
    await other.query("update subcategories set subcategory_type = 'therapy_type' where id = $1", [made.id]);
    const added = backend.call(catalogue.createLabService, { body: { subcategory: made.id, code: 'LATE' } });
    await Promise.race([added, untilWaiting(1)]);
    await other.query('commit');
    expect(await added).toMatchObject({ status: 400, body: { subcategory: [expect.any(String)] } });
  });

  it('does again what PostgreSQL undid to end a deadlock', async () => {
    const entry = {
      availability_type: 'provider',
      provider: PROVIDER,
      date: '2099-03-01',
      start_time: '09:00',
      end_time: '12:00',
      slot_duration: 30,
    };
    const { body: made } = await backend.call(createHomeSchedule, { body: entry });
    const params = { id: Number(made.id) };
    const blockChange = async () => {
      await other.query('begin');
      await other.query('select from home_providers where id = $1 for update', [PROVIDER]);
      const change = backend.call(updateHomeSchedule, { params, body: { ...entry, end_time: '13:00' } });
      await untilWaiting(1);
      const lock = other.query('select from home_schedule where id = $1 for update', [made.id]);
      const isOther = await lock.then(() => false, isDeadlock);
      await other.query(isOther ? 'rollback' : 'commit');
      return { change: await change, isOther };
    };
    // On a busy machine the other side may come to wait so late that it is the one that is undone.
    let tried = await blockChange();
    while (tried.isOther) tried = await blockChange();
    const { change } = tried;
    expect(change).toMatchObject({ status: 200, body: { end_time: '13:00:00' } });
  });
});

it.each(['SQL_ASCII', 'LATIN1'])('refuses a database that is encoded as %s, in one sentence', async (encoding) => {
  const database = await freshDatabase(`encoding '${encoding}' lc_collate 'C' lc_ctype 'C' template template0`);
  const { code, stderr } = await runServer(['--api-only', '--port', '0', ...database.args], database.env);
  await database.drop();
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(/^[^\n]+\.\n$/) as string });
  expect(stderr).toContain(`DATABASE_URL cannot be used: its database is encoded as ${encoding}`);
});

/** Whether PostgreSQL has undone a transaction to end a deadlock. */
function isDeadlock(error: unknown): boolean {
  if (error instanceof Error && 'code' in error && error.code === '40P01') return true;
  throw error;
}
