import { isDropped, isToCome, type StoredAppointment } from '#client/entities/appointments';
import { bySoonest } from '#client/entities/hours';
import { clinicTimeAt } from '#client/lib/daySpans';
import { say, type Text } from '#client/lib/text';
import type { Chain } from './chains';
import { visitMessages } from './messages';

/** How many visits there are, and of each sort that occurs; one that was moved counts where it is now. */
export function visitCounts(chains: readonly Chain[], now: Date): Text[] {
  const last = chains.flatMap((chain) => chain.at(-1) ?? []);
  const counts = {
    toCome: last.filter((one) => isExpected(one, now)).length,
    completed: last.filter(({ status }) => status === 'completed').length,
    dropped: last.filter(isDropped).length,
    moved: chains.flat().length - last.length,
  };
  const sorts = Object.entries(counts) as [keyof typeof counts, number][];
  return [
    say(visitMessages.total, { count: last.length }),
    ...sorts.filter(([, count]) => count > 0).map(([sort, count]) => say(visitMessages[sort], { count })),
  ];
}

/** Whether a visit is still expected. */
export function isExpected(one: StoredAppointment | undefined, now: Date): boolean {
  return one !== undefined && isToCome(one, clinicTimeAt(now));
}

/** The visit that a follow-up comes after: the latest that was not dropped, or else the latest. */
export function visitToFollow(chains: readonly Chain[]): StoredAppointment | null {
  const all = chains.flatMap((chain) => chain.at(-1) ?? []).sort(bySoonest);
  return all.findLast((one) => !isDropped(one)) ?? all.at(-1) ?? null;
}
