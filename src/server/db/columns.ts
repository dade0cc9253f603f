import { integer, numeric } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A key that the database hands out. */
export const identity = () => integer('id').primaryKey().generatedByDefaultAsIdentity();

/** A reference whose row goes with what it refers to. */
export const belongsTo = (name: string, target: () => AnyPgColumn) =>
  integer(name).notNull().references(target, { onDelete: 'cascade' });

/** A reference that keeps what it refers to from being deleted. */
export const reliesOn = (name: string, target: () => AnyPgColumn) =>
  integer(name).notNull().references(target, { onDelete: 'restrict' });

/** An amount in AED; exact, read and written as text (`"120.00"`). */
export const money = (name: string) => numeric(name, { precision: 12, scale: 2 });
