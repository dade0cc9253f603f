import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { changeAppointmentStatus, createAppointment, listAppointments } from '#contract/appointments';
import { compiledServer } from '#test/support/backend/compiledServer';
import { startBackend } from '#test/support/backend/liveBackend';
import { freshDatabase } from '#test/support/backend/testDatabase';

/** What the next version adds, and uses in whatever is booked from then on. */
const NEXT = `
  create table "notes" ("id" integer primary key, "text" text not null);
  alter table "appointments" add column "room" text default '' not null;
`;

interface Journal {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
}

/** The programs of the next version, which has one more migration; their folder is beside those of now. */
function compileNext(): string {
  const now = resolve(compiledServer(), '../..');
  const next = mkdtempSync(`${now}-next-`);
  cpSync(now, next, { recursive: true });
  const migrations = join(next, 'src/server/db/migrations');
  writeFileSync(join(migrations, '9999_next.sql'), NEXT);
  const file = join(migrations, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  const [last] = entries.slice(-1);
  if (!last) throw new Error('There is no migration.');
  const entry = { ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_next' };
  writeFileSync(file, JSON.stringify({ ...rest, entries: [...entries, entry] }));
  return next;
}

it('a process of the version before works beside one of the next, until it is ended', async () => {
  const database = await freshDatabase();
  const args = ['--demo', '--appointments', '20'];
  const before = await startBackend({ database: { ...database, args } });
  const { body: list } = await before.call(listAppointments);
  const [visit, other] = list.filter(({ status }) => status === 'pending');
  if (!visit || !other) throw new Error('Two appointments are pending in the demo data.');
  const next = compileNext();
  const after = await startBackend({ database, folder: join(next, 'src/server') });

  const { user_id, doctor_id, location_id, date, start_time, end_time } = visit;
  const body = { user_id, doctor_id, location_id, date, start_time, end_time };
  for (const [backend, { id }] of [
    [before, visit],
    [after, other],
  ] as const) {
    expect((await backend.call(createAppointment, { body })).status).toBe(201);
    expect(
      (await backend.call(changeAppointmentStatus, { params: { id }, body: { status: 'confirmed' } })).status,
    ).toBe(200);
  }
  const { body: seen } = await before.call(listAppointments);
  expect((await after.call(listAppointments, { token: before.token })).body).toEqual(seen);
  expect(seen).toHaveLength(list.length + 2);
  expect(await before.stop()).toBe(0);
  expect((await after.call(listAppointments)).body).toEqual(seen);
  await after.stop();
  await database.drop();
  rmSync(next, { recursive: true });
});
