import { customType, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { SERVICE_PATHS } from '../config';
import { createdAt } from './columns';

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** Every uploaded image. An image never changes, and a new one gets a key of its own, so its address may be cached. */
export const media = pgTable('media', {
  id: uuid('id').primaryKey().defaultRandom(),
  content_type: text('content_type').notNull(),
  content: bytes('content').notNull(),
  created_at: createdAt(),
});

/** A column that holds the image of a row, or none. */
export const imageColumn = (name: string) => uuid(name).references(() => media.id, { onDelete: 'set null' });

/** The path at which an image is served. */
export function imageAddress(key: string | null): string | null {
  return key === null ? null : `${SERVICE_PATHS.provider}/media/${key}`;
}
