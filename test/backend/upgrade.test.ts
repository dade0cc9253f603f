import dayjs from 'dayjs';
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createAppointment, listAppointments } from '#contract/appointments';
import { addAvailability, listDoctorAvailabilities } from '#contract/availabilities';
import { createProvider, readDoctor, readProvider } from '#contract/directory';
import { NEW_PROVIDER } from '#contract/rules';
import { migrationTags } from '#server/backup/tables';
import { rewriteBackup } from '#test/support/backend/backupFile';
import { runServer, startBackend, type Backend } from '#test/support/backend/liveBackend';
import { keptDatabase, type TestDatabase } from '#test/support/backend/testDatabase';

const tomorrow = dayjs().add(1, 'day').format('YYYY-MM-DD');
const { country, postal_code, is_active, is_staff, is_superuser, ...fixed } = NEW_PROVIDER;

/** A database as the version with the first two migrations left it, and where its backup is. */
let earlier: TestDatabase;
let folder: string;
const backupOfEarlier = () => join(folder, 'earlier.backup');

beforeAll(async () => {
  [earlier, folder] = [await keptDatabase(), await mkdtemp(join(tmpdir(), 'mawid-earlier-'))];
  const script = require.resolve('../support/backend/earlierVersion');
  const words = ['--import', 'tsx', script, backupOfEarlier()];
  execFileSync(process.execPath, words, { env: { ...process.env, ...earlier.env } });
});
afterAll(() => rm(folder, { recursive: true }));

/** Makes the backup of a version with so many migrations out of one: without the tables that came later. */
async function asOfVersion(migrations: number, backup: string, to: string): Promise<void> {
  const tags = migrationTags().slice(0, migrations);
  const made = await Promise.all(tags.map((tag) => readFile(`src/server/db/migrations/${tag}.sql`, 'utf8')));
  const tables = made.flatMap((sql) => [...sql.matchAll(/CREATE TABLE "(\w+)"/g)].map(([, table]) => table));
  const isKept = (line: string) => {
    const [, table] = /^# \{"table":"(\w+)"/.exec(line) ?? [];
    return table === undefined || tables.includes(table);
  };
  const versions = /"migrations":.*\}/;
  await rewriteBackup(backup, to, ([header = '', ...lines]) => [
    header.replace(versions, `"migrations":${migrations},"newest":"${tags.at(-1)}"}`),
    ...lines.filter(isKept),
  ]);
}

async function restoredFrom(migrations: number): Promise<TestDatabase> {
  const backup = join(folder, `${migrations}.backup`);
  await asOfVersion(migrations, backupOfEarlier(), backup);
  const database = await keptDatabase();
  expect((await runServer([backup], database.env, 'restore')).code).toBe(0);
  return database;
}

describe.each([
  ['that an earlier version left', () => Promise.resolve(earlier)],
  ['that is restored from a backup of an earlier version', () => restoredFrom(2)],
  ['that is restored from a backup of a version without home services', () => restoredFrom(1)],
])('a database %s', (_, open) => {
  let database: TestDatabase;
  let backend: Backend;
  beforeAll(async () => {
    database = await open();
    backend = await startBackend({ database });
  });
  afterAll(async () => {
    await backend.stop();
    await database.drop();
  });

  it('keeps what it held', async () => {
    expect((await backend.call(readProvider, { query: { provider_id: 1 } })).body).toMatchObject({
      name: 'Kept',
      provider_user: { id: 2, is_active: true, is_staff: true, is_superuser: false },
      doctor_names: ['Dr. Kept Doctor'],
      location: { id: 1, latitude: '25.10000', longitude: null },
    });
    expect((await backend.call(readDoctor, { query: { doctor_id: 1 } })).body).toMatchObject({
      first_name: 'Kept',
      total_availabilities: 1,
    });
    expect((await backend.call(listDoctorAvailabilities, { params: { doctorId: 1 } })).body).toEqual([
      {
        id: 1,
        doctor_id: 1,
        location_id: 1,
        date: '2026-01-01',
        available_from: '09:00:00',
        available_to: '10:00:00',
        status: 'booked',
      },
    ]);
    expect((await backend.call(listAppointments)).body).toEqual([
      expect.objectContaining({
        id: 1,
        created_at: '2025-12-31T12:00:00.000Z',
        local_user: { user_id: 1, name: 'Kept Patient', profile_picture: null },
      }),
    ]);
  });

  it('hands out no key twice', async () => {
    const provider = await backend.call(createProvider, {
      body: {
        ...fixed,
        provider_user: { email: 'new@x.example', password: 'a good password', is_active, is_staff, is_superuser },
        name: 'New',
        description: '',
        phone_number: '',
        location: {
          name: '',
          address: 'Street 2',
          city: 'Dubai',
          state: 'Dubai',
          country,
          postal_code,
          latitude: null,
          longitude: null,
        },
      },
    });
    expect(provider.body).toMatchObject({ id: 3, provider_user: { id: 4 }, location: { id: 3 } });

    const hours = { location_id: 1, date: tomorrow, available_from: '09:00', available_to: '10:00' };
    const added = await backend.call(addAvailability, { params: { doctorId: 1 }, body: hours });
    expect(added.body).toMatchObject({ id: 3 });

    const visit = { user_id: 1, doctor_id: 1, location_id: 1, date: tomorrow, start_time: '09:00', end_time: '09:20' };
    expect((await backend.call(createAppointment, { body: visit })).body.id).toBe(3);
  });
});
