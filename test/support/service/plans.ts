import { hoursOfEntry, hoursOfOpening, hoursOfVisit } from '#client/entities/hours';
import { hoursPlanReducers, watchDoctorAvailability } from '#client/features/doctor-availability';
import { hoursPlan } from '#client/features/doctor-availability/plan/plan';
import { sharesTime } from '#client/lib/daySpans';
import { schedulePlan } from '#client/sections/home-services/schedule/plan/plan';
import { selectLedger, type FanOutsRoot } from '#client/state/fanOut/ledgers';
import type { Appointment } from '#contract/appointments';
import { addAvailability, deleteAvailability, type Availability } from '#contract/availabilities';
import type { Id } from '#contract/common';
import {
  createHomeSchedule,
  deleteHomeSchedule,
  updateHomeSchedule,
  type HomeSchedule,
} from '#contract/homeServices/staff';
import { homeServicesSection } from '#test/support/wholeSections';
import { inEnglish } from '../inEnglish';
import { play, type StateOf, type Step } from './desk';
import type { Fate } from './fates';
import { inTurn, Service, type Call, type FateOf } from './service';
import { rowsOf, type Request } from './tables';

const HOURS = '/availabilities/';
const VISITS = '/appointments/';
const ENTRIES = '/api/v3/availability/';

/** What may become of the calls of a plan. */
export const PLAN_FATES = [
  'answered',
  'refused',
  '500',
  'lost before it took effect',
  'lost after it took effect',
  'an empty 201',
] as const satisfies readonly Fate[];

/** Services that have hours of doctors with who is expected in them, and entries of home providers. */
interface Kept {
  hours?: readonly Availability[];
  visits?: readonly Appointment[];
  entries?: readonly HomeSchedule[];
}

/** These services, which refuse what overlaps; the writes meet these fates. */
export function planService({ hours = [], visits = [], entries = [] }: Kept, ...fates: readonly Fate[]): Service {
  const service = new Service({
    [HOURS]: rowsOf(...hours),
    [VISITS]: rowsOf(...visits),
    [ENTRIES]: rowsOf(...entries),
  });
  meeting(service, ...fates)();
  return service;
}

/** From now on these fates meet the writes, and what overlaps is refused. */
export const meeting =
  (service: Service, ...fates: readonly Fate[]) =>
  () => {
    service.fateOf = refusing(service, inTurn(fates));
  };

/** The same fates, but such calls are refused, too. */
export function refusing(service: Service, fateOf: FateOf, isRefused: (request: Request) => boolean = () => false) {
  return (request: Request) => {
    const fate = fateOf(request);
    if (fate === '500' || fate === 'lost before it took effect') return fate;
    if (fate === 'refused' || overlaps(service, request) || isRefused(request)) return 'refused';
    const slot =
      request.endpoint === deleteAvailability && hoursIn(service).find(({ id }) => String(id) === request.params[0]);
    if (slot && isNeeded(service, slot)) robbedOf(service).push(slot);
    return fate;
  };
}

const robbed = new WeakMap<Service, Availability[]>();

/** The hours that were removed although somebody needed them. */
export function robbedOf(service: Service): Availability[] {
  const known = robbed.get(service) ?? [];
  robbed.set(service, known);
  return known;
}

function overlaps(service: Service, { endpoint, params: [id], body }: Request): boolean {
  if (endpoint === addAvailability)
    return hoursIn(service, id).some((slot) => sharesTime(hoursOfOpening(slot), hoursOfOpening(body as never)));
  if (endpoint !== createHomeSchedule && endpoint !== updateHomeSchedule) return false;
  const others = entriesIn(service).filter((entry) => String(entry.id) !== id);
  return others.some((entry) => sharesTime(hoursOfEntry(entry), hoursOfEntry(body as never)));
}

/** The hours of a doctor, or of all. */
export function hoursIn(service: Service, doctor?: Id): readonly Availability[] {
  const all = service.rows(HOURS) as readonly object[] as readonly Availability[];
  return all.filter(({ doctor_id }) => doctor === undefined || String(doctor_id) === String(doctor));
}

export const entriesIn = (service: Service) => service.rows(ENTRIES) as readonly object[] as readonly HomeSchedule[];
const visitsIn = (service: Service) => service.rows(VISITS) as readonly object[] as readonly Appointment[];

/** What another desk does to hours and entries, and whom it books. */
export const changeHours = (service: Service, id: Id, change: Partial<Availability>) =>
  service.change(HOURS, id, change);
export const changeEntry = (service: Service, id: Id, change: Partial<HomeSchedule>) =>
  service.change(ENTRIES, id, change);
export const expectVisit = (service: Service, visit: Appointment) => void service.rows(VISITS).push(...rowsOf(visit));
export const replaceHours = (service: Service, ...hours: readonly Availability[]) =>
  void (service.tables[HOURS] = rowsOf(...hours));
export const replaceEntries = (service: Service, ...entries: readonly HomeSchedule[]) =>
  void (service.tables[ENTRIES] = rowsOf(...entries));

/** The hours as they are told apart, without their ids. */
export const hoursTold = (service: Service) =>
  hoursIn(service)
    .map((one) => [one.doctor_id, one.location_id, one.date, one.available_from, one.available_to].join(' '))
    .sort();
export const entriesTold = (service: Service) =>
  entriesIn(service)
    .map((one) => [one.date, one.start_time, one.end_time, one.is_available, one.slot_duration].join(' '))
    .sort();

/** What was sent to add, change and remove, in order: `+ 21 2026-12-07 09:00`, `~ 7 09:00 45`, `- 7`. */
export const writesOf = (service: Service) => service.calls.flatMap((call) => writeOf(call) ?? []);

function writeOf({ endpoint, params: [id], body }: Call): string | null {
  const { available_from, start_time = available_from, date, slot_duration } = body as Record<string, string>;
  const time = start_time?.slice(0, 5);
  if (endpoint === addAvailability) return `+ ${id} ${date} ${time}`;
  if (endpoint === createHomeSchedule) return `+ ${date} ${time} ${slot_duration}`;
  if (endpoint === updateHomeSchedule) return `~ ${id} ${time} ${slot_duration}`;
  return endpoint === deleteAvailability || endpoint === deleteHomeSchedule ? `- ${id}` : null;
}

/** Whether somebody needs hours: they are booked, or a visit that stands is in them. */
function isNeeded(service: Service, slot: Availability): boolean {
  const inside = visitsIn(service).filter(
    (visit) =>
      String(visit.doctor_id) === String(slot.doctor_id) &&
      visit.status !== 'cancelled' &&
      sharesTime(hoursOfOpening(slot), hoursOfVisit(visit)),
  );
  return slot.status === 'booked' || inside.length > 0;
}

/** An entry of `08:00 - 12:00` on a date. */
export function makeEntry(id: Id, date: string, hours: string, more: Partial<HomeSchedule> = {}): HomeSchedule {
  const [start = '', end = ''] = hours.split(' - ');
  return {
    ...{ id, date, availability_type: 'provider', provider: PROVIDER, is_available: true, slot_duration: 45 },
    ...{ start_time: `${start}:00`, end_time: end === '24:00' ? '23:59:59' : `${end}:00` },
    ...more,
  };
}

/** The dialog and the home provider of these flows. */
export const SCOPE = 'here';
export const PROVIDER = 4;

const doctors = { reducers: hoursPlanReducers, watchers: { hours: watchDoctorAvailability } };

/** Plays plans of doctors, and of a home provider; what was read or found stands in the state that they lead to. */
export const playHours = (service: Service, steps: readonly Step[]) => play(doctors, service, steps);
export const playSchedule = (service: Service, steps: readonly Step[]) => play(homeServicesSection, service, steps);

export type HoursState = StateOf<typeof hoursPlanReducers>;
export type ScheduleState = StateOf<typeof homeServicesSection.reducers>;

/** What became of each line of a ledger, with its id. */
export const linesOf = (state: FanOutsRoot, key: string) =>
  (selectLedger(state, key)?.rows ?? []).map(({ id, outcome }) => `${outcome} ${id}`);

/** Why. */
export const reasonsIn = (state: FanOutsRoot, key: string) =>
  selectLedger(state, key)?.rows.map(({ reason }) => inEnglish(reason ?? ''));

/** The ledgers of the plans of both, and of their undo. */
export const HOURS_KEY = hoursPlan.keys.plan(SCOPE);
export const HOURS_UNDO_KEY = hoursPlan.keys.undo(SCOPE);
export const SCHEDULE_KEY = schedulePlan.keys.plan(PROVIDER);
export const SCHEDULE_UNDO_KEY = schedulePlan.keys.undo(PROVIDER);
