import { isDropped, type StoredAppointment } from '#client/entities/appointments';
import type { News } from '#client/sections/appointments/list/events';
import type { MomentText } from '#contract/common';
import { isSince } from './marks';

/**
 * What has become of the appointments after a moment, as their service dates changes; `null` if nothing has. A visit
 * that was dropped and one that was made of the same patient and doctor are one that was moved.
 */
export function newsSince(list: readonly StoredAppointment[], since: MomentText): News | null {
  const news = list.filter((one) => isSince(one, since));
  const isNew = ({ created_at: at }: StoredAppointment) => (at ?? '') > since;
  const whose = ({ user_id, doctor_id }: StoredAppointment) => `${user_id} ${doctor_id}`;
  const made = new Map<string, number>();
  let [added, dropped, moved, changed] = [0, 0, 0, 0];
  for (const one of news)
    if (isNew(one) && !isDropped(one)) {
      added += 1;
      made.set(whose(one), (made.get(whose(one)) ?? 0) + 1);
    }
  for (const one of news.filter((other) => !isNew(other))) {
    const left = made.get(whose(one)) ?? 0;
    if (!isDropped(one)) changed += 1;
    else if (left > 0) {
      made.set(whose(one), left - 1);
      moved += 1;
      added -= 1;
    } else dropped += 1;
  }
  return added + dropped + moved + changed > 0 ? { since, added, dropped, moved, changed } : null;
}
