import type { Message, Text } from './text';

/**
 * A rule of our own that was not met, with the sentence that says so; `message` is that sentence in English, for the
 * log.
 */
export class Problem extends Error {
  constructor(
    readonly text: Message,
    readonly detail: Text | null = null,
    /** Whether the token is not allowed to do this. */
    readonly isForbidden = false,
  ) {
    super(text.defaultMessage);
    this.name = 'Problem';
  }
}
