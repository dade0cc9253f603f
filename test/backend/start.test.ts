import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { changeAppointmentStatus, listAppointments } from '#contract/appointments';
import { runServer, startBackend } from '#test/support/backend/liveBackend';

const run = promisify(execFile);

/** One sentence, on a line of its own, and nothing else. */
const ONE_SENTENCE = /^[^\n]+\.\n$/;

describe('a start that cannot succeed says so in one sentence', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mawid-start-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function expectRefusal(args: string[], env: Record<string, string>, words: string | RegExp) {
    const ended = await runServer(args, env);
    expect(ended).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(ONE_SENTENCE) as string });
    expect(ended.stderr).toMatch(words);
  }

  it.each([
    [['--port', 'abc'], '--port'],
    [['--port', '70000'], '--port'],
    [['--appointments', '1.5'], '--appointments'],
    [['--users', 'many'], '--users'],
    [['--appointments', '-3'], '--appointments'],
    [['--prot', '1'], '--prot'],
    [['serve'], 'serve'],
  ])('when the flags are %p', async (args, words) => {
    const data = join(folder, 'data');
    await expectRefusal(['--api-only', ...args], { MAWID_DATA_DIR: data }, words);
    expect(await readdir(folder)).toEqual([]);
  });

  it('when the port is in use, without touching the data', async () => {
    const running = await startBackend();
    const data = join(folder, 'data');
    const args = ['--api-only', '--reset', '--port', new URL(running.url).port];
    await expectRefusal(args, { MAWID_DATA_DIR: data }, /Port \d+ on 127\.0\.0\.1 is in use/);
    expect(await readdir(folder)).toEqual([]);
    await running.stop();
  });

  it('when the page has not been built', async () => {
    const env = { MAWID_PAGE_DIR: folder, MAWID_DATA_DIR: join(folder, 'data') };
    await expectRefusal(['--port', '0'], env, 'has not been built');
    expect(await readdir(folder)).toEqual([]);
  });

  it('when the data folder is a file', async () => {
    const file = join(folder, 'file');
    await writeFile(file, 'kept');
    await expectRefusal(['--api-only', '--port', '0'], { MAWID_DATA_DIR: file }, 'cannot be created');
    expect(await readFile(file, 'utf8')).toBe('kept');
  });

  it.each(['PG_VERSION', 'notes.txt'])(
    'when the data folder is damaged or foreign (%s), and leaves it alone',
    async (name) => {
      const cluster = join(folder, 'postgres');
      await mkdir(cluster);
      await writeFile(join(cluster, name), 'kept');
      await expectRefusal(['--api-only', '--port', '0', '--reset'], { MAWID_DATA_DIR: folder }, 'damaged');
      expect(await readdir(folder)).toEqual(['postgres']);
      expect(await readFile(join(cluster, name), 'utf8')).toBe('kept');
    },
  );

  it('when another server uses the data folder', async () => {
    const database = { args: [], env: { MAWID_DATA_DIR: folder }, drop: () => Promise.resolve() };
    const running = await startBackend({ database });
    await expectRefusal(['--api-only', '--port', '0', '--reset'], database.env, /in use by process \d+/);
    expect((await running.signIn()).length).toBeGreaterThan(0);
    await running.stop();
  });

  it.each(['0.0.0.0', '::'])('when the demo would be open to others on %s', async (host) => {
    const args = ['--api-only', '--port', '0', '--memory', '--host', host];
    await expectRefusal(args, {}, `not on ${host}: set MAWID_ADMIN_EMAIL`);
  });

  it('when DATABASE_URL leads nowhere, without telling the password', async () => {
    for (const address of ['postgres://user:secret@127.0.0.1:1/mawid', 'secret']) {
      const ended = await runServer(['--api-only', '--port', '0'], { DATABASE_URL: address });
      expect(ended).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(ONE_SENTENCE) as string });
      expect(ended.stderr).toContain('DATABASE_URL');
      expect(ended.stderr).not.toContain('secret');
    }
  });
});

it('what is kept in memory begins as the file of a seed, and never writes to it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mawid-copy-'));
  const env = { MAWID_MEMORY_COPY: join(folder, 'demo.tar') };
  const { code } = await runServer(['--memory', '--seed-only', '--appointments', '3'], env);
  expect({ code, left: await readdir(folder) }).toEqual({ code: 0, left: ['demo.tar'] });
  const database = { args: ['--memory'], env, drop: () => Promise.resolve() };
  for (const visit of ['first', 'second']) {
    const running = await startBackend({ database });
    const { body } = await running.call(listAppointments);
    expect({ visit, count: body.length }).toEqual({ visit, count: 3 });
    const change = { params: { id: body[0]?.id ?? 0 }, body: { status: 'rejected' as const } };
    expect(body.map(({ status }) => status)).not.toContain('rejected');
    expect((await running.call(changeAppointmentStatus, change)).status).toBe(200);
    await running.stop();
  }
  await rm(folder, { recursive: true });
});

it('the sources start as the compiled server of the tests does', async () => {
  const args = ['--import', 'tsx', 'src/server/main.ts', '--seed-only', '--memory', '--appointments', '1'];
  expect((await run(process.execPath, args)).stdout).toMatch(/^The demo data is in place\.$/m);
});
