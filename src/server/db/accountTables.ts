import { boolean, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { createdAt, identity } from './columns';

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

/** What the server itself has to remember, such as the secret its tokens are signed with. */
export const serverSettings = pgTable('server_settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
