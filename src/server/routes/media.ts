import { eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { SERVICE_PATHS } from '../config';
import type { Database } from '../db/client';
import { media } from '../db/mediaTables';
import { notFound } from '../http/errors';
import type { Image } from '../http/uploads';

/**
 * Serves the uploaded images so that nothing in them can run, and lets the browser keep them for a day, because an
 * address always shows the same image. It asks for no token, which an `<img>` cannot send; keys cannot be guessed.
 */
export function mediaRoutes(app: FastifyInstance, db: Database): void {
  app.get<{ Params: { key: string } }>(`${SERVICE_PATHS.provider}/media/:key`, async (request, reply) => {
    const key = z.uuid().safeParse(request.params.key);
    const image = key.success ? await readImage(db, key.data) : undefined;
    if (!image) throw notFound();
    return reply
      .type(image.content_type)
      .headers({
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, max-age=86400, immutable',
      })
      .send(Buffer.from(image.content));
  });
}

/** Stores an image and returns its key. */
export async function storeImage(db: Database, { content, type }: Image): Promise<string> {
  const [stored] = await db.insert(media).values({ content, content_type: type }).returning({ id: media.id });
  if (!stored) throw new Error('The image was not stored');
  return stored.id;
}

/** Deletes images. */
export async function dropImages(db: Database, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await db.delete(media).where(inArray(media.id, [...keys]));
}

async function readImage(db: Database, key: string) {
  const [image] = await db.select().from(media).where(eq(media.id, key));
  return image;
}
