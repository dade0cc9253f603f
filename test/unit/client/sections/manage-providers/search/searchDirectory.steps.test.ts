import { doctors, locations, providers } from '#client/entities/clinic';
import { entitiesMerged } from '#client/entities/entityStore';
import { resultsCounted, directoryResultsOpened } from '#client/sections/manage-providers/directory/events';
import { manageProvidersKeys } from '#client/sections/manage-providers/directory/keys';
import { searchDirectory } from '#client/sections/manage-providers/search/sagas/searchDirectory';
import { listReceived } from '#client/state/lists';
import { makeDoctor, makeProvider } from '#test/support/builders/clinic';
import { testSaga } from '#test/support/sagas/testSaga';

const search = { text: 'omar', kind: '' as const, provider: '', specialty: '', location: '', providerType: '' };
const counts = { doctors: 1, providers: 1, total: null };
const found = {
  counts,
  doctors: [makeDoctor()],
  providers: [makeProvider()],
  locations: [{ id: 31, name: 'Marina' }],
};

it('searching the directory knows the places of what it found before it lists it', () => {
  testSaga(searchDirectory, directoryResultsOpened(search))
    // The search of the chosen kind is asked.
    .next()
    .next(found)
    .put(entitiesMerged(locations.normalize(found.locations).entities))
    .next()
    .put(resultsCounted(counts))
    .next()
    .put(entitiesMerged(doctors.normalize(found.doctors).entities))
    .next()
    .put(listReceived({ key: manageProvidersKeys.doctors, ids: [21] }))
    .next()
    .put(entitiesMerged(providers.normalize(found.providers).entities))
    .next()
    .put(listReceived({ key: manageProvidersKeys.providers, ids: [41] }))
    .next()
    .isDone();
});
