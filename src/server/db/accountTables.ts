import { boolean, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** The accounts people sign in with. E-mails are kept in lower case, passwords as scrypt hashes. */
export const users = pgTable(
  'users',
  {
    id: serial('id').primaryKey(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    isActive: boolean('is_active').notNull(),
    isStaff: boolean('is_staff').notNull(),
    isSuperuser: boolean('is_superuser').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('users_email').on(table.email)],
);

/** What the server itself has to remember, such as the secret its tokens are signed with. */
export const serverSettings = pgTable('server_settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
