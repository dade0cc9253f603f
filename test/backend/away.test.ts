import { startBackend } from '#test/support/backend/liveBackend';
import { callEverything, expectToldSafely, tokensOf } from '#test/support/backend/toldByLog';

it('an embedded database that goes, before or during any call, is told of without a word about people', async () => {
  const env = { NODE_OPTIONS: '--require ./test/support/backend/takeDatabaseAway.cjs' };
  const backend = await startBackend({ env, args: ['--appointments', '5'] });
  const tokens = await tokensOf(backend);
  for (const word of [/The database is away\./, /The database is closed\./]) {
    backend.signal('SIGUSR2');
    await backend.writes(word);
    const { length } = backend.output();
    expect(await callEverything(backend, tokens)).toEqual([]);
    expectToldSafely(backend.output().slice(length));
  }
  await backend.stop('SIGKILL');
});
