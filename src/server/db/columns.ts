import { sql } from 'drizzle-orm';
import { customType, integer, numeric, type AnyPgColumn } from 'drizzle-orm/pg-core';

/*
 * Columns have the names that travel, in snake_case: rows are stored as they were sent and answered as they were read.
 */

/** A key that the database hands out. */
export const identity = () => integer('id').primaryKey().generatedByDefaultAsIdentity();

/** A reference to another row; when that is deleted, the row that refers to it is deleted too. */
export const belongsTo = (name: string, target: () => AnyPgColumn) =>
  integer(name).notNull().references(target, { onDelete: 'cascade' });

/** A reference to another row that cannot be deleted as long as the reference exists. */
export const reliesOn = (name: string, target: () => AnyPgColumn) =>
  integer(name).notNull().references(target, { onDelete: 'restrict' });

/** An exact amount in AED, read and written as text (`"120.00"`). */
export const money = (name: string) => numeric(name, { precision: 12, scale: 2 });

/** A moment, read and written as ISO 8601 text. */
export const moment = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: (stored) => new Date(stored).toISOString(),
});

/** The moment at which a row was made. */
export const createdAt = () =>
  moment('created_at')
    .notNull()
    .default(sql`now()`);

/**
 * A coordinate in degrees, read as text with five decimal places: rows that are read together with others come as JSON,
 * whose numbers drop zeros at the end.
 */
export const degrees = customType<{ data: string; driverData: string | number }>({
  dataType: () => 'numeric(8, 5)',
  fromDriver: (stored) => Number(stored).toFixed(5),
});
