import { openFolderCluster } from '#server/db/embedded';

/* Prints the rows that a statement answers in the embedded database of `MAWID_DATA_DIR`. */

async function ask(folder: string, statement: string): Promise<void> {
  const client = await openFolderCluster(folder);
  const { rows } = await client.query(statement);
  await client.close();
  process.stdout.write(JSON.stringify(rows));
}

void ask(process.env.MAWID_DATA_DIR ?? '', process.argv[2] ?? '');
