import { bookedDoctors } from '#client/entities/appointments';
import { bestMatches } from '#client/lib/bestMatches';
import { dayOf } from '#client/lib/dates';
import { say, textOf } from '#client/lib/text';
import type { FoundThing, Sought } from '#client/state/findable';
import type { DateText } from '#contract/common';
import { calledDoctor } from '../list/calledDoctor';
import { selectNamedInList, type ShownRoot } from '../view/shownRows';
import { leadTo } from './leadTo';
import { findingMessages } from './messages';

/** What can be done about a doctor, by an id and the day of today. */
export const DOCTOR_VERBS = [
  {
    verb: 'visits',
    label: findingMessages.visits,
    alsoCalled: 'appointments of visits patients مواعيد زيارات مرضى',
    params: (doctor: string) => ({ doctor }),
  },
  {
    verb: 'away',
    label: findingMessages.away,
    alsoCalled: 'doctor away ill absent leave الطبيب غائب غياب إجازة مريض',
    params: (away: string, on: DateText) => ({ away, on }),
  },
  {
    verb: 'late',
    label: findingMessages.late,
    alsoCalled: 'doctor late delayed الطبيب متأخر تأخر',
    params: (late: string) => ({ late }),
  },
];

/** What can be done about a doctor of the list. */
export function doctorActions(state: ShownRoot, { typed, now, t }: Sought): FoundThing[] {
  if (typed.trim() === '') return [];
  const today = dayOf(now);
  const doctors = [...selectNamedInList(state, today).doctors];
  const all = doctors.flatMap(([id, name]) =>
    DOCTOR_VERBS.map(({ verb, label, alsoCalled, params }) => ({
      said: alsoCalled,
      finding: {
        id: `verb/${verb}/${id}`,
        kind: 'verb' as const,
        label: say(label, { doctor: calledDoctor(name) }),
        detail: textOf(bookedDoctors.selectById(state, id)?.specialization),
        event: leadTo(params(id, today)),
      },
    })),
  );
  return bestMatches(all, typed, {
    nameOf: ({ finding }) => t(finding.label),
    alsoOf: ({ said }) => said,
  }).map(({ finding }) => finding);
}
