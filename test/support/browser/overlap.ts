import type { Locator } from 'playwright-core';

/** How many pixels of the page two things share. */
export async function overlap(one: Locator, other: Locator): Promise<number> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('One of them is not on the page');
  const shared = (from: number, length: number, at: number, size: number) =>
    Math.max(0, Math.min(from + length, at + size) - Math.max(from, at));
  return shared(a.x, a.width, b.x, b.width) * shared(a.y, a.height, b.y, b.height);
}
