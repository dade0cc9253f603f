import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { createdAt, identity, moment } from './columns';

/** The accounts people sign in with. E-mails are kept in lower case, passwords as scrypt hashes. */
export const users = pgTable(
  'users',
  {
    id: identity(),
    email: text('email').notNull(),
    password_hash: text('password_hash').notNull(),
    is_active: boolean('is_active').notNull(),
    is_staff: boolean('is_staff').notNull(),
    is_superuser: boolean('is_superuser').notNull(),
    created_at: createdAt(),
  },
  (table) => [uniqueIndex('users_email').on(table.email)],
);

/** Counts of wrong guesses at passwords and one-time passwords; the key says whose guesses are counted together. */
export const wrongGuesses = pgTable(
  'wrong_guesses',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    /** When the count begins anew. */
    expires_at: moment('expires_at').notNull(),
    /** Before when no guess is judged. */
    wait_until: moment('wait_until')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index().on(table.expires_at)],
);

/** Where accounts have signed in before: a hash of the network and the e-mail of each. */
export const familiarPlaces = pgTable('familiar_places', {
  mark: text('mark').primaryKey(),
  seen_at: moment('seen_at')
    .notNull()
    .default(sql`now()`),
});

/** What the server itself has to remember, such as the secret its tokens are signed with. */
export const serverSettings = pgTable('server_settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
