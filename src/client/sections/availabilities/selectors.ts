import { createSelector } from 'reselect';

import { APPOINTMENT_LIST } from '#client/entities/appointmentList';
import { appointments, isActive } from '#client/entities/appointments';
import { doctors, locations, type StoredDoctor } from '#client/entities/clinic';
import type { EntityRootOf } from '#client/entities/defineEntity';
import { entitiesOf } from '#client/entities/entityStore';
import { isDateText } from '#client/lib/dates';
import { selectParam, type AddressRoot } from '#client/state/address';
import { selectList, type ListsRoot } from '#client/state/lists';
import { selectRequest, type RequestsRoot } from '#client/state/requests/requests';
import type { DateText, Id } from '#contract/common';
import type { Location } from '#contract/directory';
import { DIRECTORY_SEARCH_LIMIT } from '#contract/rules';
import { availabilitiesKeys } from './keys';

/** What the address shows of the section: the search, the chosen location and doctor, and the open form (Spec 1 §4). */
export const selectView = createSelector(
  [
    (state: AddressRoot) => selectParam(state, 'q'),
    (state: AddressRoot) => selectParam(state, 'location'),
    (state: AddressRoot) => selectParam(state, 'doctor'),
    (state: AddressRoot) => selectParam(state, 'date'),
    (state: AddressRoot) => selectParam(state, 'form'),
  ],
  (text, locationId, doctorId, date, form) => ({
    text,
    locationId,
    doctorId,
    date: isDateText(date) ? date : null,
    hasBulkForm: form === 'all',
  }),
);

/** The locations that the search for a text found; `undefined` before it was answered. */
export const selectResults = locations.makeSelectList((text: string) => availabilitiesKeys.results(text));

/** Whether there may be more than what is offered before a search; `undefined` before that was read. */
export function selectIsFrontCut(state: ListsRoot): boolean | undefined {
  const read = selectList(state, availabilitiesKeys.front);
  return read && read.length >= DIRECTORY_SEARCH_LIMIT;
}

/** A doctor that was found, with the places where he or she works. */
export type FoundDoctor = Omit<StoredDoctor, 'locations'> & { locations: Location[] };

const selectStoredDoctors = doctors.makeSelectList((text: string) => availabilitiesKeys.foundDoctors(text));

/** The doctors that the search for a text found, with their locations; `undefined` before it was answered. */
export const selectFoundDoctors = createSelector(
  [selectStoredDoctors, locations.selectTable],
  (found, table): FoundDoctor[] | undefined =>
    found?.map((doctor) => ({ ...doctor, locations: entitiesOf(table, doctor.locations ?? []) })),
);

/** The doctors of a location; `undefined` before they were read. */
export const selectDoctors = doctors.makeSelectList((locationId: Id) => availabilitiesKeys.doctors(locationId));

/** Whether all appointments are known: half of them say of nobody that he is free. */
function selectAreVisitsKnown(state: RequestsRoot): boolean {
  const reading = selectRequest(state, APPOINTMENT_LIST);
  return reading?.status === 'succeeded' || reading?.isKnown === true;
}

/** Who is expected on a date; `undefined` where that is not known. */
export const selectVisitsOn = createSelector(
  [appointments.selectAll, selectAreVisitsKnown, (_: unknown, date: DateText) => date],
  (all, areKnown, date) => (areKnown ? all.filter((one) => one.date === date && isActive(one)) : undefined),
);

/** A location by its id; `undefined` where nothing is known of it. */
export function selectLocation(state: EntityRootOf<typeof locations>, id: Id): Location | undefined {
  return locations.selectById(state, id);
}
