import { createSelector, createStructuredSelector, weakMapMemoize } from 'reselect';

import { doctors, locations, providers, type StoredDoctor, type StoredProvider } from '#client/entities/clinic';
import type { EntityRootOf } from '#client/entities/defineEntity';
import { entitiesOf, entityOf, type EntityTable } from '#client/entities/entityStore';
import { cameWithId } from '#client/entities/schemas';
import { distinctTexts } from '#client/lib/text';
import { selectParam, type AddressRoot } from '#client/state/address';
import { selectList, type ListsRoot } from '#client/state/lists';
import type { Id } from '#contract/common';
import type { Doctor, Location, Provider } from '#contract/directory';
import { PROVIDER_ON_SCREEN, type Deletion } from './events';
import { manageProvidersKeys } from './keys';
import { SEARCH_PARAMS, type Search } from './search';
import type { ManageProvidersRoot } from './slice';

const paramOf = (part: keyof Search) => (state: AddressRoot) => selectParam(state, SEARCH_PARAMS[part]);

function selectKind(state: AddressRoot): Search['kind'] {
  const kind = selectParam(state, SEARCH_PARAMS.kind);
  return kind === 'doctors' || kind === 'providers' ? kind : '';
}

/** What is searched for, as the address names it. */
export const selectDirectorySearch = createStructuredSelector({
  text: paramOf('text'),
  kind: selectKind,
  provider: paramOf('provider'),
  specialty: paramOf('specialty'),
  location: paramOf('location'),
  providerType: paramOf('providerType'),
});

/** A doctor with his or her locations; the same object for the same doctor and table, so that no card is drawn anew. */
const doctorWithLocations = weakMapMemoize((doctor: StoredDoctor, table: EntityTable<Location>): Doctor => ({
  ...doctor,
  locations: entitiesOf(table, doctor.locations ?? []),
}));

/** A provider with its locations, likewise. */
const providerWithLocations = weakMapMemoize((provider: StoredProvider, table: EntityTable<Location>): Provider => ({
  ...provider,
  location: entityOf(table, provider.location) ?? null,
  locations: entitiesOf(table, provider.locations ?? []),
}));

const selectStoredDoctors = doctors.makeSelectList(() => manageProvidersKeys.doctors);

/** The doctors that were found, with their locations; `undefined` before the first search. */
export const selectDirectoryDoctors = createSelector([selectStoredDoctors, locations.selectTable], (found, table) =>
  found?.map((doctor) => doctorWithLocations(doctor, table)),
);

const selectStoredProviders = providers.makeSelectList(() => manageProvidersKeys.providers);

/** The providers that were found, with their locations; `undefined` before the first search. */
export const selectFoundProviders = createSelector([selectStoredProviders, locations.selectTable], (found, table) =>
  found?.map((provider) => providerWithLocations(provider, table)),
);

/** The providers, locations and provider types that have been seen so far, to narrow the search by. */
export const selectSeen = createSelector([providers.selectAll, locations.selectAll], (allProviders, allLocations) => ({
  provider: choicesOf(allProviders),
  location: choicesOf(allLocations),
  providerType: [...new Set(allProviders.map((provider) => provider.provider_type ?? ''))].filter(Boolean),
}));

/** What a search can ask for; no service knows what came to us without an id. */
function choicesOf(seen: readonly Pick<Location, 'id' | 'name'>[]) {
  return seen.filter(cameWithId).map(({ id, name }) => ({ value: id, label: name ?? String(id) }));
}

/** A provider by its id, with its locations; `undefined` where nothing is known of it. */
export function selectProvider(
  state: EntityRootOf<typeof providers> & EntityRootOf<typeof locations>,
  id: Id,
): Provider | undefined {
  const provider = providers.selectById(state, id);
  return provider && providerWithLocations(provider, locations.selectTable(state));
}

/** Whose appointments those of a doctor or a provider are, as far as the store knows. */
export function selectWhose(state: Parameters<typeof selectProvider>[0], kind: Deletion['kind'], id: Id) {
  if (kind === 'doctor') return { doctorId: id };
  const { provider_user, provider_user_id, location, locations: places } = selectProvider(state, id) ?? {};
  return {
    accountId: provider_user?.id ?? provider_user_id ?? null,
    locationIds: [location, ...(places ?? [])].flatMap((place) => place?.id ?? []),
  };
}

const namedIn = (param: string) => (state: AddressRoot) => selectParam(state, param) || null;

/** The id of the doctor whose card is open, `null` when all are closed. */
export const selectOpenDoctor = namedIn('open');

/** The id of the provider whose details page is on screen, `null` in the search. */
export const selectDetailsId = namedIn('details');

/** The id of the doctor whose slots are managed, or `PROVIDER_ON_SCREEN`; `null` while that modal is closed. */
export const selectHoursOf = namedIn('hours');

/** The modal that is led to: `add`, `reset`, `profile`, or empty. */
export function selectFormRevisited(state: AddressRoot): string {
  return selectParam(state, 'form');
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

const none: readonly never[] = [];

/** How many doctors and providers a search found: as the service counted, or else as it sent; without deleted ones. */
export const selectFoundCounts = createSelector(
  [
    ({ manageProviders }: ManageProvidersRoot) => manageProviders.counts,
    (state: ListsRoot) => selectList(state, manageProvidersKeys.doctors) ?? none,
    (state: ListsRoot) => selectList(state, manageProvidersKeys.providers) ?? none,
    (state: Parameters<typeof selectDirectoryDoctors>[0]) => selectDirectoryDoctors(state) ?? none,
    (state: Parameters<typeof selectFoundProviders>[0]) => selectFoundProviders(state) ?? none,
  ],
  (counts, { length: sentDoctors }, { length: sentProviders }, { length: doctorsLeft }, { length: providersLeft }) => {
    const count = (counted: number | null, sent: number, left: number) => Math.max(counted ?? 0, sent) - (sent - left);
    return {
      doctors: count(counts.doctors, sentDoctors, doctorsLeft),
      providers: count(counts.providers, sentProviders, providersLeft),
      total: Math.max(
        count(counts.doctors, sentDoctors, doctorsLeft) + count(counts.providers, sentProviders, providersLeft),
        count(counts.total, sentDoctors + sentProviders, doctorsLeft + providersLeft),
      ),
    };
  },
);

/** The doctors and the provider whose availabilities may have changed: those on screen, and who was managed last. */
export const selectCounted = createSelector(
  [
    selectOpenDoctor,
    selectHoursOf,
    ({ manageProviders }: ManageProvidersRoot) => manageProviders.managedLast,
    selectDetailsId,
  ],
  (openDoctor, hoursOf, managedLast, providerId) => ({
    doctorIds: distinctTexts([openDoctor, hoursOf, managedLast].map((id) => id ?? '')).filter(
      (id) => id !== PROVIDER_ON_SCREEN,
    ),
    providerId,
  }),
);
