import type { UnknownAction } from '@reduxjs/toolkit';

import type { StoredAppointment } from '#client/entities/appointments';
import type { Message } from '#client/lib/text';
import type { DateText } from '#contract/common';
import type { AppointmentAction } from '#contract/rules';
import type { Period } from '../list/address';
import { rescheduleOpened, statusActionChosen } from '../list/events';
import { offeredActions } from '../list/statusActions';
import { ACTIONS } from '../status/actions';
import type { WaitGroup } from './lines';
import { deskMessages } from './messages';
import { stateOf, type ShownLine } from './selectors';
import { linePutAside } from './slice';

/** Something that can be done about a line. */
export interface LineOffer {
  label: Message;
  /** The key that does it where single keys are on. */
  letter: string;
  event: UnknownAction;
}

const LETTERS: Readonly<Partial<Record<AppointmentAction, string>>> = { accept: 'a', reject: 'r', reschedule: 'm' };

/**
 * What can be done about a line: of a pending appointment what its status offers, of a clash the move of the later one,
 * of one without hours its own, and of each line to put it aside (Spec 1 §4).
 */
export function offersOf(line: ShownLine, today: DateText): LineOffer[] {
  const { group, visits, key } = line;
  const last = visits.at(-1) ?? visits[0];
  const actions = offeredActions(last.status, last.date, today);
  const wanted = group === 'soon' ? actions : MOVED.has(group) ? actions.filter((one) => one === 'reschedule') : [];
  return [
    ...wanted.flatMap((action) => offerOf(action, last) ?? []),
    { label: deskMessages.notNow, letter: 'n', event: linePutAside({ key, as: stateOf(line) }) },
  ];

  function offerOf(action: AppointmentAction, { id }: StoredAppointment): LineOffer | null {
    const letter = LETTERS[action];
    if (!letter) return null;
    const label = group === 'clashes' ? deskMessages.move : ACTIONS[action].label;
    const event = action === 'reschedule' ? rescheduleOpened(id) : statusActionChosen({ id, action });
    return { label, letter, event };
  }
}

/** The groups whose lines are settled by another time. */
const MOVED: ReadonlySet<WaitGroup> = new Set(['clashes', 'hours']);

/** In which half of the list an appointment stands. */
export function periodOf({ date }: StoredAppointment, today: DateText): Period {
  return date < today ? 'past' : 'upcoming';
}
