import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { randomBytes, scryptSync } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

import { writeBackup } from '#server/backup/writeBackup';
import { schema, type Database } from '#server/db/client';
import { openFolderCluster } from '#server/db/embedded';
import { DEMO } from '#server/demo/accounts';

/*
 * Leaves a database as the version with the first two migrations left it, where the environment says (`DATABASE_URL` or
 * `MAWID_DATA_DIR`), and a backup of it in the file that is named. It is a process of its own, because the embedded
 * database does not run inside Jest.
 */

const MIGRATIONS = 'src/server/db/migrations';

/** The demo administrator and one of everything else; the second one of each has been deleted again. */
const makeRows = (passwordHash: string) => `
  insert into users (email, password_hash, is_active, is_staff, is_superuser) values
    ('${DEMO.email}', '${passwordHash}', true, true, true), ('kept@x.example', '', true, true, false),
    ('gone@x.example', '', true, true, false);
  insert into providers (user_id, provider_type, name, description, phone_number, auto_confirmation) values
    (2, 'clinic', 'Kept', '', '', false), (3, 'clinic', 'Gone', '', '', false);
  insert into locations (provider_id, name, address, city, state, postal_code, country, latitude) values
    (1, 'Kept', 'Street 1', 'Dubai', 'Dubai', '', 'UAE', 25.1), (2, 'Gone', '', '', '', '', '', null);
  insert into doctors (provider_id, title, first_name, last_name, license_number, bio, years_of_experience,
    consultation_duration) values
    (1, 'Dr.', 'Kept', 'Doctor', '', '', 1, 20), (2, '', 'Gone', '', '', '', 1, 20);
  insert into doctor_locations values (1, 1);
  insert into availabilities (doctor_id, location_id, date, available_from, available_to, status) values
    (1, 1, '2026-01-01', '09:00', '10:00', 'booked'), (2, 2, '2026-01-01', '09:00', '10:00', 'available');
  insert into patients (name) values ('Kept Patient');
  insert into booked_doctors (doctor_id, name) values (1, 'Dr. Kept Doctor');
  insert into appointments (user_id, doctor_id, date, start_time, end_time, created_at) values
    (1, 1, '2026-01-01', '09:00', '09:20', '2025-12-31 12:00+00'), (1, 1, '2026-01-02', '09:00', '09:20', now());
  delete from users where id = 3;
  delete from appointments where id = 2;
`;

/** A copy of the migrations that ends with the second one. */
async function firstTwoMigrations(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mawid-migrations-'));
  await cp(MIGRATIONS, folder, { recursive: true });
  const journal = join(folder, 'meta', '_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: unknown[] };
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, 2) }));
  return folder;
}

function backUp(db: Database): Promise<number> {
  const [file = ''] = process.argv.slice(2);
  return writeBackup(db, file);
}

async function makeDatabase({ DATABASE_URL, MAWID_DATA_DIR = '' }: NodeJS.ProcessEnv): Promise<void> {
  const migrationsFolder = await firstTwoMigrations();
  const salt = randomBytes(16);
  const key = scryptSync(DEMO.password, salt, 32);
  const rows = makeRows(`${salt.toString('base64')}:${key.toString('base64')}`);
  if (DATABASE_URL) {
    const client = new Client({ connectionString: DATABASE_URL });
    await client.connect();
    await migrateServer(drizzleServer(client), { migrationsFolder });
    await client.query(rows);
    await backUp(drizzleServer(client, { schema }));
    await client.end();
  } else {
    const client = await openFolderCluster(MAWID_DATA_DIR);
    await migrateEmbedded(drizzleEmbedded(client), { migrationsFolder });
    await client.exec(rows);
    await backUp(drizzleEmbedded(client, { schema }));
    await client.close();
  }
  await rm(migrationsFolder, { recursive: true });
}

void makeDatabase(process.env);
