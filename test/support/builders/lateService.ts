import { timeOfMinutes } from '#client/lib/dates';
import { closingToggled, lateTimesWanted, movesChosen } from '#client/sections/appointments/away/events';
import type { awayKeys } from '#client/sections/appointments/away/keys';
import { confirmed } from '#client/state/confirmations';
import { inEnglish } from '../inEnglish';
import { AWAY, AwayService, findOn, type AwayState, type Fate } from './awayService';
import { makeAvailability, TODAY } from './clinic';

/** A doctor who has so many patients today from 13:00 on, one after the other, and hours until then. */
export function lateService(patients: number, until: string, fates: Fate[] = []) {
  const service = new AwayService(patients, 2, fates);
  service.table = service.table.map((one, at) => ({
    ...one,
    date: TODAY,
    start_time: timeOfMinutes(780 + at * 20),
    end_time: timeOfMinutes(800 + at * 20),
  }));
  service.hours = [
    ...service.hours,
    makeAvailability({ id: 2, date: TODAY, available_from: '09:00:00', available_to: until }),
  ];
  return service;
}

/** A doctor of a day with these hours, who is away then. */
export function closingService(
  patients: number,
  slots: number,
  ranges: Parameters<typeof makeAvailability>[0][],
  fates: Fate[] = [],
) {
  const service = new AwayService(patients, slots, fates);
  service.hours = [
    ...service.hours,
    ...ranges.map((range, at) => makeAvailability({ id: 50 + at, date: AWAY, ...range })),
  ];
  return service;
}

export const inMorning = { available_from: '08:00:00', available_to: '12:00:00' };

/** What a person does in `Doctor late` by so many minutes, to send a plan, and to close the hours of an absence. */
export const late = (shift: number) => lateTimesWanted({ doctorId: 21, shift });
export const move = [movesChosen(), confirmed()];
export const close = [findOn(AWAY), closingToggled(true), ...move];

/** The rows of a ledger: what became of each, and why. */
export const rowsOf = (state: AwayState, key: (typeof awayKeys)['hours' | 'undo']) =>
  state.fanOuts[key]?.rows.map(({ outcome, reason }) => [outcome, inEnglish(reason ?? '')]);
