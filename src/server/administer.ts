import { cleanCode } from '#contract/text/typed';
import { faultOfEmail } from './credentials';
import {
  addFurtherAdministrator,
  endAdministrator,
  keyOfAccount,
  listAdministrators,
  setAdministratorPassword,
} from './db/administrators';
import type { Database } from './db/client';
import { noteOfCommand } from './securityLog';
import { StartError } from './startError';

const USAGE = 'Say what is to be done: npm run administrator -- list, add EMAIL, password EMAIL, or end EMAIL.';

const VERBS = {
  add: { work: addFurtherAdministrator, event: 'account made', said: 'is an administrator now' },
  password: { work: setAdministratorPassword, event: 'password reset', said: 'signs in anew, by that password' },
  end: { work: endAdministrator, event: 'account ended', said: 'can no longer sign in, and has no session any more' },
} as const;

/**
 * What the words of a command line ask for: to list the administrators, add one, change the password of one, or end the
 * account of one. It resolves with what there is to say of it.
 */
export async function administer(
  [verb = '', typed = '', ...more]: readonly string[],
  passwordOf: (email: string) => Promise<string>,
): Promise<(db: Database) => Promise<string>> {
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
