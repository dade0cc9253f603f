import { databasePlace, readArguments } from './config';
import { openDatabase } from './db/client';
import { dropTokenSecret } from './db/tokenSecret';
import { runCommand, say } from './runCommand';
import { StartError } from './startError';

/** Ends all tokens, also those that running servers have handed out: `npm run secret -- --renew`. */
runCommand(async () => {
  const { values } = readArguments({ options: { renew: { type: 'boolean', default: false } } });
  if (!values.renew) throw new StartError('Everybody would have to sign in anew: --renew says that this is meant.');
  const { db, close } = await openDatabase(databasePlace(false, process.env));
  try {
    await dropTokenSecret(db);
    say('All tokens have ended: everybody signs in anew.');
  } finally {
    await close();
  }
});
