import type { StoredAppointment } from '#client/entities/appointments';
import { fitsPlace, isClashing, type Slot, slotsOf } from '#client/hours/slots';
import { dayOf, minutesOf } from '#client/lib/dates';
import type { Id } from '#contract/common';
import { isAmong, proposeTimes, shareSomebody, type Ground } from './proposals';
import type { PlanLine } from './state';

/** By how many minutes a doctor may be late. */
export const SHIFTS = [20, 40, 60] as const;

/** The rest of the day of a doctor who comes later. */
interface LateDay {
  /** The visits that are to move, soonest first; they are sent from the last to the first. */
  moving: readonly StoredAppointment[];
  /** All other active visits of that day, of the doctor and of these patients. */
  staying: readonly StoredAppointment[];
  /** The slots in the hours of that day which have not begun, soonest first. */
  slots: readonly Slot[];
  /** By how many minutes the doctor is late. */
  shift: number;
  /** The times that visits have already, and keep where they can, by the texts of their ids. */
  kept: ReadonlyMap<string, Slot>;
}

/**
 * The lines of a plan whose doctor comes later today: each gets the first free slot from its old time plus the shift
 * at the same place, the earliest first. Who falls off the end of the hours is offered a time on another day, and goes
 * once a person has chosen that; until then, and without one, the visit stays and keeps its time from the others. A
 * time that a person has chosen stays while it is free.
 *
 * @param lines the visits of today, soonest first
 */
export function delayedLines(lines: readonly PlanLine[], ground: Ground, shift: number): PlanLine[] {
  const today = dayOf(ground.now);
  const slots = slotsOf(ground.hours, today, ground.now);
  const chosen = lines
    .filter(({ isChosen }) => isChosen)
    .map(({ appointment: { id }, proposed }) => ({ id, proposed }));
  const kept = new Map(chosen.flatMap(({ id, proposed }) => (proposed ? [[String(id), proposed]] : [])));
  const chosenIds = new Set(chosen.map(({ id }) => String(id)));
  const left = lines.filter(({ isChosen }) => isChosen !== false).map(({ appointment }) => appointment);
  const stuck = new Set<string>();
  for (;;) {
    const moving = left.filter(({ id }) => !stuck.has(String(id)));
    const ids = new Set(moving.map(({ id }) => String(id)));
    const staying = ground.visits.filter(({ id, date }) => date === today && !ids.has(String(id)));
    const times = shifted({ moving, staying, slots, shift, kept });
    const falling = moving.filter(({ id }) => !times.has(String(id)));
    const found = proposeTimes(falling, ground, [...times.values()]);
    const staysNow = falling.filter(({ id }) => !chosenIds.has(String(id)) || !found.get(String(id)));
    for (const { id } of staysNow) stuck.add(String(id));
    if (staysNow.length > 0) continue;
    for (const [id, slot] of found) if (slot) times.set(id, slot);
    const taken = [...times.values()];
    return lines.map((line): PlanLine => {
      const id = String(line.appointment.id);
      const to = times.get(id);
      if (to) return { ...line, proposed: to, isTicked: true, waitsFor: waitsForOf(line.appointment, to, moving) };
      // Who is left out by a person keeps what was proposed; each other one is offered what is left, by itself.
      const isOffered = line.isChosen !== false;
      const proposed = isOffered ? (proposeTimes([line.appointment], ground, taken).get(id) ?? null) : line.proposed;
      return { ...line, proposed, isTicked: false, waitsFor: [] };
    });
  }
}

/** The times of the visits that fit into the day later, or have one on another day, by the texts of their ids. */
function shifted({ moving, staying, slots, shift, kept }: LateDay): Map<string, Slot> {
  const times = new Map<string, Slot>();
  const isFree = (slot: Slot, one: StoredAppointment, place: number) => {
    // Those before it are sent after it, so that their times are not free yet.
    const inTheWay = [...staying, ...moving.slice(0, place)];
    return (
      !inTheWay.some((other) => shareSomebody(other, one) && isClashing(slot, other)) &&
      !isAmong([...times.values()], slot)
    );
  };
  moving.forEach((one, place) => {
    const slot = kept.get(String(one.id));
    if (slot && isFree(slot, one, place)) times.set(String(one.id), slot);
  });
  moving.forEach((one, place) => {
    if (times.has(String(one.id))) return;
    const earliest = minutesOf(one.start_time) + shift;
    const slot = slots.find(
      (slot) => minutesOf(slot.startTime) >= earliest && fitsPlace(slot, one.location_id) && isFree(slot, one, place),
    );
    if (slot) times.set(String(one.id), slot);
  });
  return times;
}

function waitsForOf(one: StoredAppointment, to: Slot, moving: readonly StoredAppointment[]): Id[] {
  if (to.date !== one.date) return [];
  return moving.filter((other) => other.id !== one.id && isClashing(to, other)).map(({ id }) => id);
}
