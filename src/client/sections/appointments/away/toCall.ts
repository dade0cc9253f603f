import type { StoredAppointment } from '#client/entities/appointments';
import type { Slot } from '#client/hours/slots';
import type { CellValue } from '#client/lib/csv';
import { longDate, shortTime } from '#client/lib/dates';
import { say, type Message, type Text, type Translate } from '#client/lib/text';
import type { Id } from '#contract/common';
import { listMessages } from '../list/messages';
import { timeOf } from '../list/patients/visits';
import { callMessages, patientMessages } from './afterMessages';
import { awayMessages } from './messages';
import { namesTwice, placeNamed, timeNamed } from './planning';
import type { PlannedVisit, SentPlan } from './sent';

/** A patient of a plan that was sent, who may have to be called about it. */
export interface CallLine {
  visit: PlannedVisit;
  /** Whether the patient was moved, could not be, or has no time, and does not just stay. */
  isConcerned: boolean;
  /** `null` where no name is known. */
  patient: string | null;
  /** Whether another line has the same name, so that the time tells them apart. */
  isTwice: boolean;
  oldTime: Text;
  /** The new time with its place where that is another one, or why there is none. */
  newTime: Text;
  /** What is copied for the patient. */
  message: Text;
}

/** What the lines of a call list are told by. */
interface CallContext {
  kind: SentPlan['kind'];
  /** How the doctor of an appointment is called. */
  doctorOf: (original: StoredAppointment) => Text;
  /** The name of the patient of an appointment, `null` where none is known. */
  nameOf: (original: StoredAppointment) => string | null;
  /** The status that an appointment has by now; `undefined` where it is not known. */
  statusOf: (id: Id) => string | undefined;
  /** The names of the places by id. */
  places: Readonly<Record<string, string>>;
}

/** The lines of a plan that was sent. */
export function callLinesOf(visits: readonly PlannedVisit[], context: CallContext): CallLine[] {
  const twice = namesTwice(visits.map(({ original }) => context.nameOf(original) ?? ''));
  return visits.map((visit) => {
    const patient = context.nameOf(visit.original);
    return {
      visit,
      isConcerned: ['moved', 'failed', 'noTime', 'back'].includes(visit.end.is),
      patient,
      isTwice: twice.has(patient ?? ''),
      oldTime: say(awayMessages.time, timeOf(visit.original)),
      newTime: newTimeOf(visit, context),
      message: greeted(patient, messageFor(visit, context)),
    };
  });
}

function newTimeOf({ original, target, end }: PlannedVisit, { places, statusOf }: CallContext): Text {
  if (end.is === 'back') return callMessages.back;
  if (end.is === 'moved' && target) {
    const [time, status] = [timeNamed(target, original, places), statusOf(end.to)];
    return status === 'confirmed' || status === 'pending' ? say(callMessages[status], { time }) : time;
  }
  if (end.is === 'noTime') return callMessages.noTime;
  if (end.is === 'failed') return callMessages.notMoved;
  return target && end.is === 'open' ? timeNamed(target, original, places) : '';
}

function greeted(patient: string | null, text: Message): Message {
  return patient === null ? text : say(patientMessages.greeting, { patient, text });
}

function messageFor(
  { original, target, end }: PlannedVisit,
  { kind, doctorOf, places, statusOf }: CallContext,
): Message {
  const doctor = doctorOf(original);
  const old = whenOf(original.date, original.start_time);
  if (end.is === 'back') return say(patientMessages.back, { doctor, old });
  if (end.is !== 'moved' || !target) return say(patientMessages[kind === 'late' ? 'late' : 'noTime'], { doctor, old });
  const next = whenOfSlot(target);
  const place = placeNamed(target, original, places);
  const said = { doctor, old, next, status: statusOf(end.to) ?? '' };
  return place ? say(patientMessages.movedTo, { ...said, place }) : say(patientMessages.moved, said);
}

function whenOfSlot({ date, startTime }: Slot): Message {
  return whenOf(date, startTime);
}

function whenOf(date: string, time: string): Message {
  return say(patientMessages.when, { date: longDate(date), time: shortTime(time) });
}

/** The heads of the call list on paper and in a file. */
export function callHeads(t: Translate): string[] {
  return [listMessages.patient, awayMessages.from, awayMessages.to, callMessages.called].map((head) => t(head));
}

/** The call list as it stands on paper and in a file. */
export function callCells(t: Translate, lines: readonly CallLine[]): CellValue[][] {
  return lines
    .filter(({ isConcerned }) => isConcerned)
    .map(({ visit, patient, oldTime, newTime }) => [
      patient ?? t(listMessages.unknownPatient),
      t(oldTime),
      t(newTime),
      t(visit.isCalled ? callMessages.yes : callMessages.no),
    ]);
}
