import { isObject } from './records';

/** How long a token lives, as far as that can be told; both in milliseconds. */
export interface TokenLife {
  /** When it was asked for, by the clock of this computer, since 1970. */
  since: number;
  lasts: number;
}

/** A fifth of its life before a token ends, and no earlier than a minute, the next one is asked for. */
const FIFTH = 5;
const EARLIEST_MS = 60_000;

/** Tokens count whole seconds, so that the last one may not be a whole one. */
const SECOND_MS = 1000;

/**
 * The life of a token that was asked for at a moment, in milliseconds since 1970: what a JWT says in `iat` and `exp`;
 * `null` for a token that does not name both. Nothing is trusted by it, and the two are only compared with each other,
 * so that the clock of this computer may be wrong (decisions: sessions).
 */
export function lifeOf(token: string | null, since: number): TokenLife | null {
  const { iat, exp } = claimsOf(token);
  const lasts = typeof iat === 'number' && typeof exp === 'number' ? (exp - iat) * SECOND_MS : 0;
  return lasts > 0 && lasts < Infinity ? { since, lasts } : null;
}

/** What a JWT says of itself; nothing of any other token. */
export function claimsOf(token: string | null): Readonly<Record<string, unknown>> {
  try {
    const claims: unknown = JSON.parse(atob((token?.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')));
    return isObject(claims) ? claims : {};
  } catch {
    return {};
  }
}

/** How many milliseconds before the end of a token the next one is asked for. */
function marginOf({ lasts }: TokenLife): number {
  return Math.min(lasts / FIFTH, EARLIEST_MS);
}

/** When the next token is asked for, in milliseconds since 1970. */
export function askedAt(life: TokenLife): number {
  return life.since + life.lasts - marginOf(life);
}

/** From when on a token counts as ended, in milliseconds since 1970. */
export function endedAt(life: TokenLife): number {
  return life.since + life.lasts - Math.min(marginOf(life), SECOND_MS);
}

/** Whether a token has ended by a moment in milliseconds since 1970; one without an end never has. */
export function hasEnded(life: TokenLife | null, now: number): boolean {
  return life !== null && now >= endedAt(life);
}

/**
 * Whether the next token would be asked for within so many milliseconds from now. Not so where the present one is as
 * good as new, for another would last no longer.
 */
export function endsWithin(life: TokenLife, ms: number, now: number): boolean {
  return now + ms >= askedAt(life) && now - life.since >= marginOf(life);
}
