import dayjs from 'dayjs';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { writeBackup } from './backup/writeBackup';
import { databasePlace, readArguments } from './config';
import { users } from './db/accountTables';
import { openDatabase } from './db/client';
import { CLUSTER } from './db/embedded';
import { runCommand, say } from './runCommand';
import { StartError } from './startError';

const NOTHING = 'There is no data to back up: DATABASE_URL or MAWID_DATA_DIR says where it is.';

/** Writes all data into a file: `npm run backup -- clinic.backup`, or a file named after the moment. */
runCommand(async () => {
  const { positionals } = readArguments({ allowPositionals: true });
  const file = resolve(positionals[0] ?? `mawid-${dayjs().format('YYYY-MM-DD-HHmmss')}.backup`);
  const place = databasePlace(false, process.env);
  if (place.kind === 'folder' && !existsSync(join(place.folder, CLUSTER))) throw new StartError(NOTHING);
  const { db, close } = await openDatabase(place);
  try {
    if ((await db.$count(users)) === 0) throw new StartError(NOTHING);
    const rows = await writeBackup(db, file);
    say(`The backup is in ${file}: ${rows} rows.`);
  } finally {
    await close();
  }
});
