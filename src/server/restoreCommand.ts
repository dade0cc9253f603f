import { askYes } from './askYes';
import { checkBackup, restoreBackup } from './backup/restoreBackup';
import { databasePlace, readArguments } from './config';
import { users } from './db/accountTables';
import { openDatabase, type Database } from './db/client';
import { runCommand, say } from './runCommand';
import { noteOfCommand } from './securityLog';
import { StartError } from './startError';

/** Replaces all data by that of a backup, after a question where there is data: `npm run restore -- clinic.backup`. */
runCommand(async () => {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: { yes: { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (file === undefined) throw new StartError('Which backup? Name its file: npm run restore -- FILE.');
  const checked = await checkBackup(file);
  const { made_at } = checked;
  const { db, close } = await openDatabase(databasePlace(false, process.env));
  try {
    if (!values.yes) await askBeforeData(db, `the backup of ${made_at}`);
    const rows = await restoreBackup(db, file, checked);
    noteOfCommand({ event: 'restore', rows });
    say(`The data is that of ${made_at}: ${rows} rows. Everybody signs in anew; servers that run are to be restarted.`);
  } finally {
    await close();
  }
});

/** Asks where there is data that would go. Throws a `StartError` where the answer is not yes, or nobody can answer. */
async function askBeforeData(db: Database, source: string): Promise<void> {
  const accounts = await db.$count(users);
  if (accounts === 0) return;
  const question = `All data here (${accounts} accounts) is going to be replaced by ${source}. Go on? (yes) `;
  const answer = await askYes(question, process.stdin, process.stdout);
  if (answer === undefined) {
    throw new StartError('There is data here, which a restore replaces: --yes says that this is meant.');
  }
  if (!answer) throw new StartError('Nothing has been changed.');
}
