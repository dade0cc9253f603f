import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import {
  createSubcategory,
  deleteSubcategory,
  listSubcategories,
  updateSubcategory,
} from '#contract/homeServices/catalogue';
import { makeChance, type Chance } from '#server/seed/random';
import { launch, startBackend, type Backend } from '#test/support/backend/liveBackend';
import { keptDatabase, type TestDatabase } from '#test/support/backend/testDatabase';

/** Fifty on both kinds of database together; a start of the embedded one takes longer. */
const KILLS = Number(process.env.KILLS ?? (process.env.TEST_POSTGRES_URL === undefined ? 15 : 35));
/** Of these so many come before the server has ever been ready, and as many in later starts. */
const KILLS_OF_STARTS = 4;
const WRITERS = 3;

const small = ['--appointments', '1', '--users', '1', '--slots', '27', '--services', '1', '--links', '1'];

/** The order of a subcategory by its code; none where it has been deleted. */
type Orders = Map<string, number | undefined>;

/** What was answered, and what was sent and not answered any more: that may have happened or not. */
interface Ledger {
  answered: Orders;
  unanswered: Orders;
  /** How many calls have been answered. */
  answers: number;
  faults: string[];
}

describe('a server that is killed', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await keptDatabase();
  });
  afterAll(() => database.drop());

  it(`${KILLS} times, at any moment, starts again and has every write that it had answered`, async () => {
    const seed = Number(process.env.SEED ?? Date.now() % 100_000);
    const chance = makeChance(seed);
    const ledger: Ledger = { answered: new Map(), unanswered: new Map(), answers: 0, faults: [] };
    for (let kill = 1; kill <= KILLS; kill += 1) {
      if (kill <= KILLS_OF_STARTS) await killStart(chance.between(50, 2000));
      else if (kill % 6 === 0) await killStart(chance.between(50, 900));
      else await killWriting(ledger, kill, chance);
    }
    const last = await startBackend({ database });
    const faults = [...ledger.faults, ...(await findLosses(last, ledger))];
    await last.stop();
    expect({ seed, faults }).toEqual({ seed, faults: [] });
    expect(ledger.answered.size).toBeGreaterThan(0);
    expect(ledger.answers).toBeGreaterThan(KILLS);
  }, 600_000);

  it('is no hindrance where another process has got its number', async () => {
    const folder = database.env.MAWID_DATA_DIR;
    // Only Linux tells when a process began, and only a folder is for one process.
    if (folder === undefined || process.platform !== 'linux') return;
    const killed = await startBackend({ database });
    const lock = join(folder, 'server.lock');
    const [, birth = ''] = (await readFile(lock, 'utf8')).split(' ');
    await killed.stop('SIGKILL');
    await writeFile(lock, `${process.pid} ${birth}`);
    const next = await startBackend({ database });
    expect(await next.stop()).toBe(0);
  });

  async function killStart(after: number): Promise<void> {
    const server = launch(['--api-only', '--port', '0', ...small, ...database.args], database.env);
    await pause(after);
    await server.end('SIGKILL');
  }

  /** Kills it while calls are on their way: after so many answers, and some milliseconds into the next ones. */
  async function killWriting(ledger: Ledger, kill: number, chance: Chance): Promise<void> {
    const backend = await startBackend({ database, args: small });
    ledger.faults.push(...(await findLosses(backend, ledger)));
    const writers = Array.from({ length: WRITERS }, (_, at) => write(backend, ledger, `kill_${kill}_${at}`));
    const enough = ledger.answers + chance.between(2, 12);
    while (ledger.answers < enough) await pause(1);
    await pause(chance.between(0, 12));
    await backend.stop('SIGKILL');
    await Promise.all(writers);
  }

  async function findLosses(backend: Backend, { answered, unanswered }: Ledger): Promise<string[]> {
    const { body } = await backend.call(listSubcategories);
    const found: Orders = new Map((body as { code: string; order: number }[]).map(({ code, order }) => [code, order]));
    const losses = [...answered].filter(
      ([code, order]) =>
        found.get(code) !== order && !(unanswered.has(code) && found.get(code) === unanswered.get(code)),
    );
    // A change that PostgreSQL was still at may show later, so that nothing more is expected of it.
    for (const code of unanswered.keys()) answered.delete(code);
    unanswered.clear();
    return losses.map(([code, order]) => `${code} was answered as ${order}, and is ${found.get(code)}`);
  }

  /** Makes, changes and deletes subcategories, one call after another, until the server is gone. */
  async function write(backend: Backend, ledger: Ledger, name: string): Promise<void> {
    for (let at = 1; ; at += 1) {
      const code = `${name}_${at}`;
      const body = { parent_category: 1, code, subcategory_type: 'specialty' as const, order: 1 };
      const made = await send(ledger, code, 1, () => backend.call(createSubcategory, { body }));
      if (made === undefined) return;
      const params = { id: Number(made.id) };
      const change = () => backend.call(updateSubcategory, { params, body: { ...body, order: 2 } });
      if ((await send(ledger, code, 2, change)) === undefined) return;
      const remove = async () => ({ body: {}, status: (await backend.call(deleteSubcategory, { params })).status });
      if (at % 3 === 0 && (await send(ledger, code, undefined, remove)) === undefined) return;
    }
  }

  /** Makes a call that leads to an order, and returns what was answered; nothing where the server is gone. */
  async function send(
    ledger: Ledger,
    code: string,
    order: number | undefined,
    call: () => Promise<{ status: number; body: { id?: unknown } }>,
  ): Promise<{ id?: unknown } | undefined> {
    const { answered, unanswered, faults } = ledger;
    if (!answered.has(code)) answered.set(code, undefined);
    unanswered.set(code, order);
    const answer = await call().catch(() => undefined);
    if (!answer) return undefined;
    ledger.answers += 1;
    if (answer.status >= 300) faults.push(`${code} was refused with ${answer.status}`);
    answered.set(code, order);
    unanswered.delete(code);
    return answer.body;
  }
});
