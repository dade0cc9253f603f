import { longDate } from '#client/lib/dates';
import { say } from '#client/lib/text';
import type { FanOutItem } from '#client/state/fanOut/ledgers';
import type { AvailabilityDraft, ProviderAvailabilityDraft } from '#contract/availabilities';
import type { Id, TimeText } from '#contract/common';
import type { Plan, Target } from './events';
import { messages } from './messages';

/** What one call of the fan-out sends: hours for one doctor, or for every doctor of a provider (Spec 1 §7). */
export type HoursToAdd =
  | { kind: 'doctor'; doctorId: Id; doctorName: string; draft: AvailabilityDraft }
  | { kind: 'provider'; providerId: Id; draft: ProviderAvailabilityDraft };

/** Makes of a plan one call for each date, and for each doctor where the target names several (Spec 1 §5). */
export function itemsOf(target: Target, { dates, availableFrom, availableTo }: Plan): FanOutItem<HoursToAdd>[] {
  const hours = { available_from: wireTime(availableFrom), available_to: wireTime(availableTo) };
  const forDoctor = (doctorId: Id, doctorName: string, date: string): HoursToAdd => ({
    kind: 'doctor',
    doctorId,
    doctorName,
    draft: {
      location_id: target.locationId,
      date,
      ...hours,
      ...(target.skipExisting !== undefined && { skip_existing: target.skipExisting }),
    },
  });
  return dates.flatMap((date): FanOutItem<HoursToAdd>[] => {
    switch (target.kind) {
      case 'doctor':
        return [{ id: date, label: longDate(date), payload: forDoctor(target.doctorId, target.doctorName, date) }];
      case 'doctors':
        return target.doctors.map(({ id, name }) => ({
          id: `${date}/${id}`,
          label: say(messages.doctorOn, { date: longDate(date), name }),
          payload: forDoctor(id, name, date),
        }));
      case 'provider': {
        const draft = { date, ...hours, location: target.locationId, skip_existing: target.skipExisting };
        return [
          { id: date, label: longDate(date), payload: { kind: 'provider', providerId: target.providerId, draft } },
        ];
      }
    }
  });
}

/** Times are sent with seconds (Spec 1 §9). */
function wireTime(time: TimeText): TimeText {
  return `${time.slice(0, 5)}:00`;
}
