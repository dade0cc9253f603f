import type { Throttle } from './problem';

/** The longest time, in milliseconds, that anything waits by itself because a service asked for it. */
const HOLD_AT_MOST_MS = 5 * 60_000;

/** How fast a plan is sent, once its service has asked to wait. */
export interface Pace {
  /** How many of its calls may be under way at once. */
  atOnce: number;
  /**
   * How often it was held. Of five calls that are answered 429 the first holds the plan and halves it; the other four
   * were made before that hold, and so only prolong it.
   */
  holds: number;
  /** Holds since the last accepted call for which the service named no time. */
  untold: number;
  /** Until when nothing is sent, in milliseconds since 1970; `null` while it is sent. */
  heldUntil: number | null;
  /** For how many milliseconds, where that is too long to wait, so that the plan has stopped; `null` otherwise. */
  tooLongMs: number | null;
}

/** The pace of a plan that was never held, with so many calls at once. */
export const fullPace = (atOnce: number): Pace => ({
  atOnce,
  holds: 0,
  untold: 0,
  heldUntil: null,
  tooLongMs: null,
});

/** What is known of a call that a service had no room for. */
export interface Refusal {
  /** For how many milliseconds the service asks to wait, `null` where it does not say. */
  waitMs: number | null;
  /** How often its plan had been held when it was made. */
  holds: number;
  /** When it was answered, in milliseconds since 1970. */
  at: number;
}

/** Milliseconds to wait where nobody says for how long, before so many tries: 2, 4, 8 … 60 seconds. */
export const untoldWaitMs = (tries: number) => Math.min(2 ** Math.max(1, tries), 60) * 1000;

/** For how long a call waits by itself that a service has no room for, before so many tries; `null` if too long. */
export function heldMs({ waitMs }: Throttle, tries: number): number | null {
  const ms = waitMs ?? untoldWaitMs(tries);
  return ms > HOLD_AT_MOST_MS ? null : ms;
}

/** The pace after a refusal: held for its time, and then with half as many calls at once, one at least. */
export function slowed(pace: Pace, { waitMs, holds, at }: Refusal): Pace {
  const isFirst = holds === pace.holds;
  const untold = isFirst ? (waitMs === null ? pace.untold + 1 : 0) : pace.untold;
  const ms = waitMs ?? untoldWaitMs(untold);
  return {
    atOnce: isFirst ? Math.max(1, Math.floor(pace.atOnce / 2)) : pace.atOnce,
    holds: isFirst ? pace.holds + 1 : pace.holds,
    untold,
    heldUntil: Math.max(at + ms, pace.heldUntil ?? 0),
    tooLongMs: ms > HOLD_AT_MOST_MS ? ms : pace.tooLongMs,
  };
}
