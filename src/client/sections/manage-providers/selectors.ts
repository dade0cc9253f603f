import { createSelector, weakMapMemoize } from 'reselect';

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
import type { ManageProvidersRoot, Search } from './slice';

/** What is being searched for, as the address names it. */
export const selectSearch = createSelector(
  ['q', 'kind', 'provider', 'specialty', 'location', 'ptype'].map(
    (name) => (state: AddressRoot) => selectParam(state, name),
  ),
  (text = '', kind = '', provider = '', specialty = '', location = '', providerType = ''): Search => ({
    text,
    kind: kind === 'doctors' || kind === 'providers' ? kind : '',
    provider,
    specialty,
    location,
    providerType,
  }),
);

/** Joined once for each state of the doctor and of the places, so that a card is not drawn again for nothing. */
const withPlaces = weakMapMemoize((doctor: StoredDoctor, places: EntityTable<Location>): Doctor => ({
  ...doctor,
  locations: entitiesOf(places, doctor.locations ?? []),
}));

const selectStoredDoctors = doctors.makeSelectList(() => manageProvidersKeys.doctors);

/** The doctors that were found, `undefined` before the first search. */
export const selectFoundDoctors = createSelector([selectStoredDoctors, locations.selectTable], (found, places) =>
  found?.map((doctor) => withPlaces(doctor, places)),
);

/** The providers that were found, `undefined` before the first search. */
export const selectFoundProviders = providers.makeSelectList(() => manageProvidersKeys.providers);

/** What the search can be narrowed by: everything that has been seen so far. */
export const selectKnown = createSelector(
  [providers.selectTable, locations.selectTable],
  (providerTable, locationTable) => ({
    providers: Object.values(providerTable).map(({ id, name }) => ({ value: id, label: name ?? String(id) })),
    locations: Object.values(locationTable).map(({ id, name }) => ({ value: id, label: name ?? String(id) })),
    providerTypes: [...new Set(Object.values(providerTable).map((provider) => provider.provider_type ?? ''))]
      .filter(Boolean)
      .map((type) => ({ value: type, label: type })),
  }),
);

/** One provider. */
export function selectProvider(state: EntityRootOf<typeof providers>, id: Id): Provider | undefined {
  return providers.selectById(state, id);
}

/** The id of the doctor whose card is open. */
export function selectOpenDoctor(state: AddressRoot): string | null {
  return selectParam(state, 'open') || null;
}

/** The id of the provider whose details are on screen. */
export function selectDetailsId(state: AddressRoot): string | null {
  return selectParam(state, 'details') || null;
}

/** The modal that the way back to its outcome leads to: `add`, `reset`, or empty. */
export function selectFormRevisited(state: AddressRoot): string {
  return selectParam(state, 'form');
}

/** Whose hours are being managed: a doctor's id, or `provider` for the provider on screen. */
export function selectHoursOf(state: AddressRoot): string | null {
  return selectParam(state, 'hours') || null;
}

/** The e-mail of an account, once it was asked for. */
export function selectEmail({ manageProviders }: ManageProvidersRoot, providerUserId: Id | null): string | null {
  return providerUserId === null ? null : (manageProviders.emails[providerUserId] ?? null);
}

/** The provider that was just created. */
export function selectCreatedId({ manageProviders }: ManageProvidersRoot): Id | null {
  return manageProviders.createdId;
}

/** The provider whose password was just reset. */
export function selectResetId({ manageProviders }: ManageProvidersRoot): Id | null {
  return manageProviders.resetId;
}
