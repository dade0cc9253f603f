import { administer } from './administer';
import { askPassword } from './askAdministrator';
import { databasePlace, readArguments } from './config';
import { faultOfPassword } from './credentials';
import { openDatabase } from './db/client';
import { runCommand, say } from './runCommand';
import { StartError } from './startError';

/** Lists the administrators, adds one, changes the password of one, or ends the account of one. */
runCommand(async () => {
  const work = await administer(readArguments({ allowPositionals: true }).positionals, passwordOf);
  const { db, close } = await openDatabase(databasePlace(false, process.env));
  try {
    say(await work(db));
  } finally {
    await close();
  }
});

/** The password that is typed, or that of the environment where nobody can type. */
async function passwordOf(email: string): Promise<string> {
  const given = process.stdin.isTTY ? undefined : process.env.MAWID_ADMIN_PASSWORD;
  const fault = given ? faultOfPassword(given) : undefined;
  if (fault !== undefined) throw new StartError(`MAWID_ADMIN_PASSWORD ${fault}.`);
  return given || askPassword(email, process.stdin, process.stdout);
}
