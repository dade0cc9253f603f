import type { PgTable } from 'drizzle-orm/pg-core';

import { familiarPlaces, serverSettings, wrongGuesses } from '../db/accountTables';
import journal from '../db/migrations/meta/_journal.json';
import { tablesInOrder } from '../db/wholeData';

/** What a backup leaves out: the secret of tokens is made anew with the data, so that no token opens other data. */
const LEFT_OUT: readonly PgTable[] = [familiarPlaces, serverSettings, wrongGuesses];

/** The tables of a backup, each behind those that it refers to. */
export const keptTables = (): PgTable[] => tablesInOrder().filter((table) => !LEFT_OUT.includes(table));

/** The names of the migrations of this version, oldest first. */
export const migrationTags = (): string[] => journal.entries.map(({ tag }) => tag);
