import dayjs from 'dayjs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

import { changeAppointmentStatus, createAppointment, listAppointments } from '#contract/appointments';
import { deleteProvider } from '#contract/directory';
import { checkBackup, restoreBackup } from '#server/backup/restoreBackup';
import type { Database } from '#server/db/client';
import { rewriteBackup, rowsIn } from '#test/support/backend/backupFile';
import { runServer, startBackend, type Backend } from '#test/support/backend/liveBackend';
import { keptDatabase, type TestDatabase } from '#test/support/backend/testDatabase';

const ONE_SENTENCE = /^[^\n]+\.\n$/;
/** The one line that a restore leaves for whoever looks after the accounts. */
const NOTED = expect.stringMatching(
  /^\{"level":30,"time":\d+,"security":\{"event":"restore","rows":\d+\},"msg":"restore"\}\n$/,
) as string;
const isOnServer = () => process.env.TEST_POSTGRES_URL !== undefined;

describe('a backup', () => {
  let folder: string;
  let database: TestDatabase;
  /** The backup of a day with ten appointments. */
  let file: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mawid-backup-'));
    database = await keptDatabase();
    file = join(folder, 'morning.backup');
    await runServer(['--seed-only', '--appointments', '10', '--users', '20', '--slots', '27'], database.env);
    expect(await runServer([file], database.env, 'backup')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^The backup is in .+morning\.backup: \d+ rows\.\n$/) as string,
      stderr: '',
    });
  });
  afterAll(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });

  /** Makes a backup of a database and returns its rows. */
  async function rowsOf({ env }: Pick<TestDatabase, 'env'>, name: string): Promise<string[]> {
    const made = join(folder, name);
    expect(await runServer([made], env, 'backup')).toMatchObject({ code: 0, stderr: '' });
    return rowsIn(made);
  }
  async function expectRefusal(
    command: 'backup' | 'restore',
    args: string[],
    words: string | RegExp,
    env = database.env,
  ) {
    const ended = await runServer(args, env, command);
    expect(ended).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(ONE_SENTENCE) as string });
    expect(ended.stderr).toMatch(words);
  }
  const book = async (backend: Backend) => {
    const date = dayjs().add(1, 'day').format('YYYY-MM-DD');
    const visit = { user_id: 1, doctor_id: 1, location_id: 1, date, start_time: '09:00', end_time: '09:20' };
    return (await backend.call(createAppointment, { body: visit })).body.id;
  };

  it('is not taken in where its file has become another since it was looked at', async () => {
    const checked = await checkBackup(file);
    const other = join(folder, 'swapped.backup');
    await rewriteBackup(file, other, (lines) => lines.map((line) => line.replace('admin@', 'edwin@')));
    // It takes in whatever it is given; what fails in its transaction is rolled back.
    const transaction = { execute: () => Promise.resolve() };
    const db = { transaction: (work: (tx: unknown) => Promise<number>) => work(transaction) } as unknown as Database;

    await expect(restoreBackup(db, other, checked)).rejects.toThrow('was changed after it was looked at');
    expect(await restoreBackup(db, file, checked)).toBeGreaterThan(10);
  });

  it('is for the eyes of its owner alone, and holds neither secrets of tokens nor half a file', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(gunzipSync(await readFile(file)).toString()).not.toMatch(/token_secret|server_settings/);
    await expectRefusal('backup', [file], 'is there already');
    await expectRefusal('backup', [], 'no data to back up', { MAWID_DATA_DIR: join(folder, 'empty') });
  });

  it('that is cut off changes nothing, nor does one that PostgreSQL does not take in', async () => {
    const bad = join(folder, 'bad.backup');
    await writeFile(bad, (await readFile(file)).subarray(0, -100));
    await expectRefusal('restore', [bad, '--yes'], 'damaged: nothing has been changed');
    const twice = ['# {"table":"users","columns":["id"],"keys":null}', '{"id":1}'];
    await rewriteBackup(file, bad, (lines) => [...lines, ...twice]);
    await expectRefusal('restore', [bad, '--yes'], /did not take in .+: nothing has been changed/);
    expect(await rowsOf(database, 'unchanged.backup')).toEqual(await rowsIn(file));
  });

  it('brings back every row where the data has changed since; keys go on and everybody signs in anew', async () => {
    const before = await startBackend({ database });
    const list = (await before.call(listAppointments)).body;
    expect(await book(before)).toBe(11);
    await before.call(changeAppointmentStatus, { params: { id: 7 }, body: { status: 'completed' } });
    expect((await before.call(deleteProvider, { params: { id: 2 } })).status).toBe(204);
    // A database of a folder is for one process; a server gives a backup beside what runs.
    if (isOnServer()) expect(await rowsOf(database, 'running.backup')).not.toEqual(await rowsIn(file));
    else await expectRefusal('backup', [join(folder, 'running.backup')], /in use by process \d+/);
    if (!isOnServer()) await before.stop();

    await expectRefusal('restore', [file], 'There is data here');
    const restored = await runServer([file, '--yes'], database.env, 'restore');
    expect(restored).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('signs in anew') as string,
      stderr: NOTED,
    });
    expect(await rowsOf(database, 'restored.backup')).toEqual(await rowsIn(file));
    // A server that ran meanwhile knows no token of before: accounts may be others than they were.
    if (isOnServer()) {
      expect((await before.call(listAppointments)).status).toBe(401);
      await before.stop();
    }

    const after = await startBackend({ database });
    expect((await after.call(listAppointments)).body).toEqual(list);
    expect((await after.call(listAppointments, { token: before.token })).status).toBe(401);
    expect(await book(after)).toBe(11);
    await after.stop();
  });

  it('of one kind of database is taken in by the other, without a question where there is no data', async () => {
    if (!isOnServer()) return;
    const env = { MAWID_DATA_DIR: join(folder, 'data') };
    expect(await runServer([file], env, 'restore')).toMatchObject({ code: 0, stderr: NOTED });
    expect(await rowsOf({ env }, 'embedded.backup')).toEqual(await rowsIn(file));
    const back = [join(folder, 'embedded.backup'), '--yes'];
    expect(await runServer(back, database.env, 'restore')).toMatchObject({ code: 0, stderr: NOTED });
    expect(await rowsOf(database, 'back.backup')).toEqual(await rowsIn(file));
  });

  describe('is refused before anything is changed', () => {
    let bad: string;
    beforeAll(() => {
      bad = join(folder, 'bad.backup');
    });
    const damaged = 'because it is damaged';
    const packed = (change: (content: Buffer) => Buffer) => async () => writeFile(bad, change(await readFile(file)));
    const unpacked = (change: (text: string) => string) =>
      packed((content) => gzipSync(change(gunzipSync(content).toString())));
    const rewritten = (change: (lines: string[]) => string[]) => () => rewriteBackup(file, bad, change);

    it.each([
      ['cut off', packed((content) => content.subarray(0, content.length - 100)), damaged],
      ['with other bytes in it', packed((content) => content.fill(0, 5000, 5010)), damaged],
      ['no compressed file', packed(() => Buffer.from('hello')), 'is no backup of Mawid'],
      ['empty', packed(() => Buffer.alloc(0)), damaged],
      ['of something else', unpacked(() => '{"hello":1}\n'), 'is no backup of Mawid'],
      ['with another value', unpacked((text) => text.replace('admin@', 'edwin@')), damaged],
      ['without its last line', unpacked((text) => text.slice(0, text.lastIndexOf('#'))), damaged],
      ['with more behind its end', unpacked((text) => `${text}{"id":1}\n`), damaged],
      [
        'of a newer version',
        rewritten(([first = '', ...rest]) => [first.replace(/"migrations":\d+/, '"migrations":99'), ...rest]),
        'made by a newer version',
      ],
      [
        'of another line of versions',
        rewritten(([first = '', ...rest]) => [first.replace(/"newest":"\d+_/, '"newest":"0099_'), ...rest]),
        'is of another Mawid',
      ],
      [
        'of tables of another kind',
        rewritten((lines) => lines.map((line) => line.replace('"table":"users"', '"table":"people"'))),
        'no place',
      ],
    ])('where it is %s', async (_case, make, words) => {
      await make();
      await expect(checkBackup(bad)).rejects.toThrow(words);
      await expect(checkBackup(bad)).rejects.toThrow(/\.$/);
    });
  });
});
