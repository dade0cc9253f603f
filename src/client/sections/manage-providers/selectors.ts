import { createSelector, createStructuredSelector, weakMapMemoize } from 'reselect';

import type { StoredDoctor } from '#client/entities/clinic';
import { doctors, locations, providers } from '#client/entities/clinic';
import type { EntityRootOf } from '#client/entities/defineEntity';
import type { EntityTable } from '#client/entities/entityStore';
import { entitiesOf } from '#client/entities/entityStore';
import type { AddressRoot } from '#client/state/address';
import { selectParam } from '#client/state/address';
import type { Id } from '#contract/common';
import type { Doctor, Location, Provider } from '#contract/directory';
import { manageProvidersKeys } from './keys';
import type { Search } from './search';
import { SEARCH_PARAMS } from './search';
import type { ManageProvidersRoot } from './slice';

const paramOf = (part: keyof Search) => (state: AddressRoot) => selectParam(state, SEARCH_PARAMS[part]);

function selectKind(state: AddressRoot): Search['kind'] {
  const kind = selectParam(state, SEARCH_PARAMS.kind);
  return kind === 'doctors' || kind === 'providers' ? kind : '';
}

/** What is searched for, as the address names it. */
export const selectSearch = createStructuredSelector({
  text: paramOf('text'),
  kind: selectKind,
  provider: paramOf('provider'),
  specialty: paramOf('specialty'),
  location: paramOf('location'),
  providerType: paramOf('providerType'),
});

/** A doctor with his or her locations; the same object for the same doctor and table, so that no card is drawn anew. */
const withLocations = weakMapMemoize((doctor: StoredDoctor, table: EntityTable<Location>): Doctor => ({
  ...doctor,
  locations: entitiesOf(table, doctor.locations ?? []),
}));

const selectStoredDoctors = doctors.makeSelectList(() => manageProvidersKeys.doctors);

/** The doctors that were found, with their locations; `undefined` before the first search. */
export const selectFoundDoctors = createSelector([selectStoredDoctors, locations.selectTable], (found, table) =>
  found?.map((doctor) => withLocations(doctor, table)),
);

/** The providers that were found, `undefined` before the first search. */
export const selectFoundProviders = providers.makeSelectList(() => manageProvidersKeys.providers);

/** The providers, locations and provider types that have been seen so far, to narrow the search by. */
export const selectSeen = createSelector(
  [providers.selectTable, locations.selectTable],
  (providerTable, locationTable) => ({
    provider: Object.values(providerTable).map(({ id, name }) => ({ value: id, label: name ?? String(id) })),
    location: Object.values(locationTable).map(({ id, name }) => ({ value: id, label: name ?? String(id) })),
    providerType: [...new Set(Object.values(providerTable).map((provider) => provider.provider_type ?? ''))]
      .filter(Boolean)
      .map((type) => ({ value: type, label: type })),
  }),
);

/** A provider by its id; `undefined` where nothing is known of it. */
export function selectProvider(state: EntityRootOf<typeof providers>, id: Id): Provider | undefined {
  return providers.selectById(state, id);
}

/** The id of the doctor whose card is open, `null` when all are closed. */
export function selectOpenDoctor(state: AddressRoot): string | null {
  return selectParam(state, 'open') || null;
}

/** The id of the provider whose details page is on screen, `null` in the search. */
export function selectDetailsId(state: AddressRoot): string | null {
  return selectParam(state, 'details') || null;
}

/** The modal that a notice has led back to: `add`, `reset`, or empty. */
export function selectFormRevisited(state: AddressRoot): string {
  return selectParam(state, 'form');
}

/** The id of the doctor whose slots are managed, or `PROVIDER_ON_SCREEN`; `null` while that modal is closed. */
export function selectHoursOf(state: AddressRoot): string | null {
  return selectParam(state, 'hours') || null;
}

/** The e-mail of an account, `null` before it was read. */
export function selectEmail({ manageProviders }: ManageProvidersRoot, providerUserId: Id | null): string | null {
  return providerUserId === null ? null : (manageProviders.emails[providerUserId] ?? null);
}

/** The id of the provider that was just created, while its modal is open. */
export function selectCreatedId({ manageProviders }: ManageProvidersRoot): Id | null {
  return manageProviders.createdId;
}

/** The id of the provider whose password was just reset, while its modal is open. */
export function selectResetId({ manageProviders }: ManageProvidersRoot): Id | null {
  return manageProviders.resetId;
}
