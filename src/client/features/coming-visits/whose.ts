import { isActive } from '#client/entities/appointments';
import { dayOf, endMinutesOf, minuteOfDay, shortTime } from '#client/lib/dates';
import { shownName, textOf } from '#client/lib/text';
import type { Appointment } from '#contract/appointments';
import type { DateText, Id, TimeText } from '#contract/common';
import { folded } from '#contract/text/fold';
import { withoutTitles } from '#contract/text/titles';

/**
 * Whose appointments are meant: those of a doctor of the directory, those of a provider, by its account and its places,
 * or those with a doctor of a name, where the service has given no id that the appointments know.
 */
export type Whose = { doctorId: Id } | { accountId: Id | null; locationIds: readonly Id[] } | { name: string };

/** How many appointments are to come, and the first of them; `null` for none. */
export interface Coming {
  count: number;
  date: DateText;
  /** As it is shown, such as "09:00". */
  time: TimeText;
  patient: string | null;
}

/** Adds what an answer brings to what is known: pending and confirmed appointments that are not over at this moment. */
export function withComing(
  known: Coming | null,
  visits: readonly Appointment[],
  { whose, now }: { whose: Whose; now: Date },
): Coming | null {
  const [today, minute] = [dayOf(now), minuteOfDay(now)];
  let coming = known;
  for (const visit of visits) {
    const [date, time] = [textOf(visit.date), shortTime(textOf(visit.start_time))];
    const isLeft = date > today || (date === today && endMinutesOf(textOf(visit.end_time)) > minute);
    if (!isLeft || !isActive(visit) || !isOf(visit, whose)) continue;
    const isFirst = !coming || `${date} ${time}` < `${coming.date} ${coming.time}`;
    const first = isFirst || !coming ? { date, time, patient: shownName(visit.local_user?.name) } : coming;
    coming = { ...first, count: (coming?.count ?? 0) + 1 };
  }
  return coming;
}

function isOf({ doctor_id, location_id, local_doctor }: Appointment, whose: Whose): boolean {
  if ('doctorId' in whose) return String(doctor_id) === String(whose.doctorId);
  if ('name' in whose)
    return bareName(local_doctor?.name) !== '' && bareName(local_doctor?.name) === bareName(whose.name);
  const account = local_doctor?.provider_user_id ?? null;
  return (
    (account !== null && String(account) === String(whose.accountId)) ||
    (location_id !== null && whose.locationIds.some((id) => String(id) === String(location_id)))
  );
}

const bareName = (name: unknown) => folded(withoutTitles(textOf(name))).trim();
