import { runServer } from '#test/support/backend/liveBackend';
import { freshDatabase } from '#test/support/backend/testDatabase';

describe('an empty database of a PostgreSQL server', () => {
  it('is given no demo account: without an administrator the start says in one sentence what to set', async () => {
    const { env, drop } = await freshDatabase();
    const ended = await runServer(['--api-only', '--port', '0'], env);
    expect(ended).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(/^[^\n]+\.\n$/) as string });
    expect(ended.stderr).toMatch(/no account .+ set MAWID_ADMIN_EMAIL and MAWID_ADMIN_PASSWORD, or .+ --demo\.$/m);
    await drop();
  });
});
