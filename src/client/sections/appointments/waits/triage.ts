import type { UnknownAction } from '@reduxjs/toolkit';

import type { StoredAppointment } from '#client/entities/appointments';
import type { Message } from '#client/lib/text';
import type { DateText } from '#contract/common';
import type { AppointmentAction } from '#contract/rules';
import type { Period } from '../list/address';
import { rescheduleOpened, statusActionChosen, visitWanted } from '../list/events';
import { bookingChosen, followUpChosen } from '../list/patients/patients';
import { offeredActions } from '../list/statusActions';
import { ACTIONS } from '../status/actions';
import type { WaitGroup } from './lines';
import { deskMessages } from './messages';
import { stateOf, type ShownLine } from './selectors';
import { lineCalled, linePutAside } from './slice';

/** Something that can be done about a line. */
export interface LineOffer {
  label: Message;
  /** The key that does it where single keys are on. */
  letter: string;
  event: UnknownAction;
}

/** What can be done about a line, and of each to put it aside (decisions: what waits). */
export function offersOf(line: ShownLine, today: DateText): LineOffer[] {
  const { group, visits, key } = line;
  const last = visits.at(-1) ?? visits[0];
  const actions = offeredActions(last.status, last.date, today).filter((one) => OFFERED[group].includes(one));
  const now = { key, as: stateOf(line) };
  const others: Readonly<Record<WaitGroup, readonly LineOffer[]>> = {
    soon: [],
    passed: [...(actions.length > 0 ? [] : bookAgain(last)), opening(last, today)],
    clashes: [],
    hours: [],
    dropped: [
      ...bookAgain(last),
      ...followUp(last),
      { label: deskMessages.called, letter: 'c', event: lineCalled(now) },
    ],
  };
  return [
    ...actions.map((action) => changeBy(action, last, group)),
    ...others[group],
    { label: deskMessages.notNow, letter: 'n', event: linePutAside(now) },
  ];
}

/** What a group offers of what the status of a line does (Spec 1 §4). */
const OFFERED: Readonly<Record<WaitGroup, readonly AppointmentAction[]>> = {
  soon: ['accept', 'reject', 'reschedule'],
  passed: ['accept', 'reject'],
  clashes: ['reschedule'],
  hours: ['reschedule'],
  dropped: [],
};

const LETTERS: Readonly<Partial<Record<AppointmentAction, string>>> = { accept: 'a', reject: 'r', reschedule: 'm' };

function changeBy(action: AppointmentAction, { id }: StoredAppointment, group: WaitGroup): LineOffer {
  return {
    label: group === 'clashes' ? deskMessages.move : ACTIONS[action].label,
    letter: LETTERS[action] ?? '',
    event: action === 'reschedule' ? rescheduleOpened(id) : statusActionChosen({ id, action }),
  };
}

function bookAgain({ user_id }: StoredAppointment): LineOffer[] {
  if (!user_id) return [];
  return [{ label: deskMessages.bookAgain, letter: 'b', event: bookingChosen({ patient: String(user_id) }) }];
}

function followUp({ id, user_id, doctor_id }: StoredAppointment): LineOffer[] {
  return user_id && doctor_id ? [{ label: deskMessages.followUp, letter: 'f', event: followUpChosen(id) }] : [];
}

function opening(one: StoredAppointment, today: DateText): LineOffer {
  return { label: deskMessages.open, letter: 'o', event: visitWanted({ id: one.id, period: periodOf(one, today) }) };
}

/** In which half of the list an appointment stands. */
export function periodOf({ date }: StoredAppointment, today: DateText): Period {
  return date < today ? 'past' : 'upcoming';
}
