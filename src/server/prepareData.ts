import dayjs from 'dayjs';
import { eq } from 'drizzle-orm';

import { askAdministrator } from './askAdministrator';
import { isAnySizeAsked, isLoopback, type Config } from './config';
import { users } from './db/accountTables';
import type { Database } from './db/client';
import { setOneTimePassword } from './db/oneTimePasswords';
import { inTurn } from './db/wholeData';
import { DEMO } from './demo/accounts';
import { findDemoCredentials, type DemoCredentials } from './seed/demoCredentials';
import { reseed, seedWhereEmpty, startClinic } from './seed/index';
import { StartError } from './startError';

const KEPT = 'The data that is there is kept as it is: another size of the demo data takes --reset, which replaces it.';

/**
 * Sees to it that somebody can sign in, and returns what the person who starts the server should know. Throws a
 * `StartError` where nobody could, and where everybody on the network could (decisions: local backend).
 */
export async function prepareData(config: Config, db: Database): Promise<string[]> {
  const isEmpty = (await db.$count(users)) === 0;
  await refuseOpenDemo(config, db, isEmpty);
  const news = config.demo ? await prepareDemo(config, db, isEmpty) : await prepareClinic(config, db, isEmpty);
  const { oneTimePassword } = config;
  if (oneTimePassword) await inTurn(db, (tx) => setOneTimePassword(tx, oneTimePassword));
  return [...news, ...signInLines(await findDemoCredentials(db))];
}

async function prepareDemo(config: Config, db: Database, isEmpty: boolean): Promise<string[]> {
  const { administrator, reset, seedOnly, size } = config;
  const wanted = { today: dayjs().startOf('day'), size, administrator };
  if (seedOnly && !reset && !isEmpty) await refuseForeignData(db);
  if (reset || seedOnly) {
    await reseed(db, wanted);
    return seedOnly ? ['The demo data is in place.'] : [];
  }
  const isMade = await seedWhereEmpty(db, wanted);
  if (isMade) return [];
  return [...(isAnySizeAsked(size) ? [KEPT] : []), ...(await linesOfUnused(config, db))];
}

async function prepareClinic(config: Config, db: Database, isEmpty: boolean): Promise<string[]> {
  if (!isEmpty) return linesOfUnused(config, db);
  const administrator = config.administrator ?? (await askAdministrator(process.stdin, process.stdout));
  const isMade = await startClinic(db, administrator);
  return isMade ? [`Sign in as ${administrator.email} with the password that you have chosen.`] : [];
}

/** Says that an administrator who is named has not been made, because there are accounts already. */
async function linesOfUnused({ administrator }: Config, db: Database): Promise<string[]> {
  if (!administrator || (await db.$count(users, eq(users.email, administrator.email))) > 0) return [];
  return [
    `There are accounts already, and ${administrator.email} is none of them: MAWID_ADMIN_EMAIL is for the first.`,
  ];
}

/** Seeding replaces everything; where that is more than demo data, it takes a word for it. */
async function refuseForeignData(db: Database): Promise<void> {
  if (opensAnything(await findDemoCredentials(db))) return;
  throw new StartError('The database holds data that is not the demo: add --reset to replace all of it.');
}

/** The demo is for one's own machine: it is refused where others could sign in with its passwords. */
async function refuseOpenDemo(config: Config, db: Database, isEmpty: boolean): Promise<void> {
  const { host, demo, reset, seedOnly, administrator } = config;
  if (seedOnly || isLoopback(host)) return;
  const isMadeNow = demo && (isEmpty || reset);
  const isOpen = isMadeNow ? administrator === undefined : opensAnything(await findDemoCredentials(db));
  if (!isOpen) return;
  throw new StartError(
    `The passwords of the demo are public, so it is served on 127.0.0.1 only and not on ${host}: ` +
      'set MAWID_ADMIN_EMAIL and MAWID_ADMIN_PASSWORD, and replace the demo data that is there by --demo --reset.',
  );
}

const opensAnything = (demo: DemoCredentials) => Object.values(demo).some(Boolean);

function signInLines(demo: DemoCredentials): string[] {
  const password = `Sign in as ${DEMO.email} with ${DEMO.password}`;
  const code = `the one-time password of the demo is ${DEMO.otp}`;
  if (demo.administrator) return [demo.oneTimePassword ? `${password}; ${code}.` : `${password}.`];
  return [];
}
