import type { Message, Text } from './text';

/** That a service was called too often (429), so that nothing was done. */
export interface Throttle {
  /** For how many milliseconds it asks to wait; `null` where it does not say, or not so that the page can read it. */
  waitMs: number | null;
}

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
    /** That a service was called too often, where that is the reason. */
    readonly throttle: Throttle | null = null,
  ) {
    super(text.defaultMessage);
    this.name = 'Problem';
  }
}
