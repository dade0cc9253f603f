import { cleanCode } from '#contract/text/typed';
import { askPassword } from './askAdministrator';
import { databasePlace, readArguments, StartError } from './config';
import { faultOfEmail, faultOfPassword } from './credentials';
import {
  addFurtherAdministrator,
  endAdministrator,
  keyOfAccount,
  listAdministrators,
  setAdministratorPassword,
} from './db/administrators';
import { openDatabase, type Database } from './db/client';
import { runCommand, say } from './runCommand';
import { noteOfCommand } from './securityLog';

const USAGE = 'Say what is to be done: npm run administrator -- list, add EMAIL, password EMAIL, or end EMAIL.';

const VERBS = {
  add: { work: addFurtherAdministrator, event: 'account made', said: 'is an administrator now' },
  password: { work: setAdministratorPassword, event: 'password reset', said: 'signs in anew, by that password' },
  end: { work: endAdministrator, event: 'account ended', said: 'can no longer sign in, and has no session any more' },
} as const;

/** Lists the administrators, adds one, changes the password of one, or ends the account of one. */
runCommand(async () => {
  const work = await workOf(readArguments({ allowPositionals: true }).positionals);
  const { db, close } = await openDatabase(databasePlace(false, process.env));
  try {
    say(await work(db));
  } finally {
    await close();
  }
});

/** What the words of the command line ask for; it resolves with what there is to say of it. */
async function workOf([verb = '', typed = '', ...more]: string[]): Promise<(db: Database) => Promise<string>> {
  if (verb === 'list' && typed === '') return listed;
  if (!Object.hasOwn(VERBS, verb) || typed === '' || more.length > 0) throw new StartError(USAGE);
  const email = cleanCode(typed).toLowerCase();
  const fault = faultOfEmail(email);
  if (fault !== undefined) throw new StartError(`An administrator ${fault}.`);
  const password = verb === 'end' ? '' : await passwordOf(email);
  const { work, event, said } = VERBS[verb as keyof typeof VERBS];
  return async (db) => {
    await work(db, { email, password });
    noteOfCommand({ event, account: await keyOfAccount(db, email), by: null });
    return `${email} ${said}.`;
  };
}

async function listed(db: Database): Promise<string> {
  const lines = (await listAdministrators(db)).map(
    ({ email, is_active, created_at }) => `${email}, since ${created_at.slice(0, 10)}${is_active ? '' : ', ended'}`,
  );
  return lines.join('\n');
}

/** The password that is typed, or that of the environment where nobody can type. */
async function passwordOf(email: string): Promise<string> {
  const given = process.stdin.isTTY ? undefined : process.env.MAWID_ADMIN_PASSWORD;
  const fault = given ? faultOfPassword(given) : undefined;
  if (fault !== undefined) throw new StartError(`MAWID_ADMIN_PASSWORD ${fault}.`);
  return given || askPassword(email, process.stdin, process.stdout);
}
