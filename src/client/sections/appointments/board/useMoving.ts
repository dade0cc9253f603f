import { useRef, useState } from 'react';

import type { StoredAppointment } from '#client/entities/appointments';
import { slotOf, type Slot } from '#client/hours/slots';
import { dayAndMonth, minutesOf, shortTime, timeRange, weekdayName } from '#client/lib/dates';
import { say, type Text } from '#client/lib/text';
import type { DateText } from '#contract/common';
import { nearestSlot } from '../list/patients/nearestSlot';
import { statusText } from '../list/statusActions';
import { hindranceMessages, movingMessages } from './messages';
import { carried } from './moving';
import type { MoveOffer } from './offers';
import type { Step } from './walk';

/** An appointment on its way over the board. */
export interface Moving {
  appointment: StoredAppointment;
  places: readonly Slot[];
  /** The free place under it, `null` over its own place and where none is free. */
  over: Slot | null;
  /** It was dropped there, and a person is asked whether it is to stay. */
  isAsked?: boolean;
}

/** Further from a free place than this the pointer is over none; minutes. */
const NEAR = 30;

/** What is asked about an appointment that somebody wants to move, and told of it. */
export interface MovingOptions {
  offerOf: (id: string) => MoveOffer | null;
  nameOf: (appointment: StoredAppointment) => Text;
  /** An appointment was dropped on a free place, and is to be moved there. */
  onDropped: (appointment: StoredAppointment, slot: Slot) => void;
}

/** How an appointment is taken, carried over free places and dropped; `said` is what there is to say of it. */
export function useMoving({ offerOf, nameOf, onDropped }: MovingOptions) {
  const { moving, setMoving, latest, onTheWay } = useLatest();
  const [said, setSaid] = useState<Text>('');
  const stays = (one: StoredAppointment) => staysText(nameOf(one), one);
  const end = (text: Text) => {
    setMoving(null);
    setSaid(text);
  };
  return {
    moving,
    said,
    /** Takes an appointment, and returns it; where it cannot be moved says why, and returns `null`. */
    take: (id: string): StoredAppointment | null => {
      const offer = offerOf(id);
      if (!offer) return null;
      const { appointment, hindrance, places } = offer;
      if (hindrance) {
        setSaid(say(hindranceMessages[hindrance], { status: statusText(appointment.status) }));
        return null;
      }
      setMoving({ appointment, places, over: null });
      setSaid(say(movingMessages.taken, { patient: nameOf(appointment), time: shortTime(appointment.start_time) }));
      return appointment;
    },
    carry: (step: Step) => {
      const current = onTheWay();
      if (!current) return;
      const next = carried(current.places, current.over ?? slotOf(current.appointment), step);
      if (next) setMoving({ ...current, over: next });
      setSaid(next ? placeText(next) : movingMessages.edge);
    },
    /** Follows the pointer to a minute of a date. */
    carryTo: (date: DateText, minute: number) => {
      const current = onTheWay();
      if (!current) return;
      const ofDate = current.places.filter((place) => place.date === date);
      const near = nearestSlot(ofDate, minute);
      const over = near && Math.abs(minutesOf(near.startTime) - minute) <= NEAR ? near : null;
      if (over === current.over) return;
      setMoving({ ...current, over });
      setSaid(over ? placeText(over) : stays(current.appointment));
    },
    /** Asks whether it is to be moved where it is over. */
    drop: () => {
      const current = onTheWay();
      if (current && !current.over) end(stays(current.appointment));
      if (!current?.over) return;
      setSaid('');
      setMoving({ ...current, isAsked: true });
    },
    confirm: () => {
      const { current } = latest;
      if (!current?.isAsked || !current.over) return;
      end('');
      onDropped(current.appointment, current.over);
    },
    giveUp: () => end(latest.current ? stays(latest.current.appointment) : ''),
    /** What was said is no longer of use. */
    hush: () => {
      if (!latest.current) setSaid('');
    },
  };
}

/**
 * The appointment that is carried, twice: as the board shows it, and as the pointer has it by now, whose events come
 * faster than the board is drawn.
 */
function useLatest() {
  const [moving, setShown] = useState<Moving | null>(null);
  const latest = useRef<Moving | null>(null);
  return {
    moving,
    latest,
    /** The carried appointment, `null` once it was dropped and a question stands at the slot. */
    onTheWay: () => (latest.current?.isAsked ? null : latest.current),
    setMoving: (next: Moving | null) => {
      latest.current = next;
      setShown(next);
    },
  };
}

function staysText(patient: Text, { start_time }: StoredAppointment): Text {
  return say(movingMessages.returned, { patient, time: shortTime(start_time) });
}

function placeText({ date, startTime, endTime }: Slot): Text {
  return say(movingMessages.carried, {
    weekday: weekdayName(date),
    date: dayAndMonth(date),
    time: timeRange(startTime, endTime),
  });
}
