import type { Text } from '#client/lib/text';

/**
 * The direction of a text: that of a service runs as its letters do, apart from what stands around it, and a sentence
 * of ours as the page, whatever name it begins with.
 */
export function directionOf(text: Text): 'auto' | undefined {
  return typeof text === 'string' ? 'auto' : undefined;
}
