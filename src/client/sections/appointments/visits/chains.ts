import type { StoredAppointment } from '#client/entities/appointments';
import { bySoonest } from '#client/entities/hours';
import { momentOf } from '#client/lib/zone';
import type { MomentText } from '#contract/common';

/** A visit, after those that it was probably moved from, the first one first. */
export type Chain = readonly [...StoredAppointment[], StoredAppointment];

const A_MINUTE_MS = 60_000;

/**
 * The visits of one patient as chains, in the order of their last visits. One that was rejected was probably moved
 * where another one with the same doctor was made within a minute of it, as far as the service tells both moments; of
 * several the one that was made nearest to it.
 */
export function chainsOf(visits: readonly StoredAppointment[]): Chain[] {
  const before = new Map<StoredAppointment, StoredAppointment>();
  const moved = new Set<StoredAppointment>();
  for (const { old, next } of guessedMoves(visits)) {
    if (moved.has(old) || before.has(next)) continue;
    moved.add(old);
    before.set(next, old);
  }
  return visits
    .filter((one) => !moved.has(one))
    .sort(bySoonest)
    .map((last) => chainTo(last, before));
}

function chainTo(last: StoredAppointment, before: ReadonlyMap<StoredAppointment, StoredAppointment>): Chain {
  const earlier: StoredAppointment[] = [];
  for (let one = before.get(last); one; one = before.get(one)) earlier.unshift(one);
  return [...earlier, last];
}

/** Each two that a move may have made, the likelier first. None was made of a later one, so that no chain is a ring. */
function guessedMoves(visits: readonly StoredAppointment[]) {
  const made = visits.map((one) => ({ one, at: millisecondsOf(one.created_at) }));
  return visits
    .filter(({ status }) => status === 'rejected')
    .flatMap((old) => {
      const [rejectedAt, madeAt] = [millisecondsOf(old.updated_at), millisecondsOf(old.created_at)];
      return made
        .filter(({ one, at }) => one !== old && String(one.doctor_id) === String(old.doctor_id) && !(at <= madeAt))
        .map(({ one, at }) => ({ old, next: one, gap: Math.abs(at - rejectedAt) }));
    })
    .filter(({ gap }) => gap <= A_MINUTE_MS)
    .sort((a, b) => a.gap - b.gap);
}

/** Milliseconds since 1970; what compares to nothing where the service does not tell the moment. */
function millisecondsOf(moment: MomentText | null | undefined): number {
  return momentOf(moment ?? '').getTime();
}
