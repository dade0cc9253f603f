import type { StaticProvider } from 'redux-saga-test-plan/providers';

import * as directoryApi from '#client/api/directory';
import { locations } from '#client/entities/clinic';
import type { EntityRootOf } from '#client/entities/defineEntity';
import { manageProvidersSection } from '#client/sections/manage-providers';
import { directoryResultsOpened } from '#client/sections/manage-providers/directory/events';
import { manageProvidersKeys } from '#client/sections/manage-providers/directory/keys';
import { directoryMessages } from '#client/sections/manage-providers/directory/messages';
import type { Search } from '#client/sections/manage-providers/directory/search';
import {
  selectFoundCounts,
  selectDirectoryDoctors,
  selectFoundProviders,
} from '#client/sections/manage-providers/directory/selectors';
import { selectRequest, type RequestsRoot } from '#client/state/requests/requests';
import { makeDoctor, makeProvider } from '#test/support/builders/clinic';
import { refusal } from '#test/support/builders/faults';
import { afterFlow } from '#test/support/sagas/flow';
import { failing, late, serve } from '#test/support/sagas/service';

type State = RequestsRoot & EntityRootOf<typeof locations> & Parameters<typeof selectFoundCounts>[0];

const uncounted = { doctors: null, providers: null, total: null };

const search: Search = { text: 'omar', kind: '', provider: '', specialty: '', location: '', providerType: '' };

const afterSearching = (provided: StaticProvider, ...searches: Partial<Search>[]) =>
  afterSearchingIn([provided], ...searches);

function afterSearchingIn(provide: StaticProvider[], ...searches: Partial<Search>[]) {
  return afterFlow<State>({
    watcher: manageProvidersSection.watchers.manageProviders,
    reducers: manageProvidersSection.reducers,
    provide,
    events: searches.map((one) => directoryResultsOpened({ ...search, ...one })),
  });
}

describe('when a name is searched for', () => {
  it('shows what the combined search found, in two lists', async () => {
    const find = jest.fn((_text: string, _kind?: string) => ({
      doctors: [makeDoctor()],
      providers: [makeProvider()],
      locations: [{ id: 32, name: 'Creek' }],
      counts: { doctors: 73, providers: null, total: null },
    }));
    const state = await afterSearching(serve(directoryApi.searchDirectory, find), { kind: 'doctors' });

    expect(find.mock.calls).toEqual([['omar', 'doctors']]);
    expect(selectDirectoryDoctors(state)?.map(({ id }) => id)).toEqual([makeDoctor().id]);
    expect(selectFoundProviders(state)?.map(({ id }) => id)).toEqual([41]);
    expect(selectFoundCounts(state)).toEqual({ doctors: 73, providers: 1, total: 74 });
    expect(locations.selectById(state, 32)?.name).toBe('Creek');
  });

  it.each([
    ['doctors', { kind: 'doctors', specialty: '3' }, directoryApi.searchDoctors, ['omar', { specialty_id: '3' }]],
    [
      'providers',
      { kind: 'providers', providerType: 'clinic', location: '31' },
      directoryApi.searchProviders,
      ['omar', { provider_type: 'clinic', location_id: '31' }],
    ],
  ] as const)('asks the narrowed search for %s', async (_, narrowed, call, sent) => {
    const find = jest.fn((_text: string, _by: object) => ({ counts: uncounted, doctors: [], providers: [] }));
    await afterSearching(serve(call, find), narrowed);

    expect(find.mock.calls).toEqual([sent]);
  });

  it('asks for the first of both kinds before there is a text, or of the one that is chosen', async () => {
    const findDoctors = jest.fn(() => ({ doctors: [makeDoctor()], counts: { ...uncounted, doctors: 73 } }));
    const findProviders = jest.fn(() => ({ providers: [makeProvider()], counts: { ...uncounted, providers: 9 } }));
    const services = [
      serve(directoryApi.searchDoctors, findDoctors),
      serve(directoryApi.searchProviders, findProviders),
    ];
    const state = await afterSearchingIn(services, { text: '' });

    expect(selectDirectoryDoctors(state)).toHaveLength(1);
    expect(selectFoundCounts(state)).toEqual({ doctors: 73, providers: 9, total: 82 });
    const ofDoctors = await afterSearchingIn(services, { text: '', kind: 'doctors' });
    expect(selectFoundProviders(ofDoctors)).toEqual([]);
    expect([findDoctors.mock.calls, findProviders.mock.calls]).toEqual([
      [
        ['', {}],
        ['', {}],
      ],
      [['', {}]],
    ]);
  });

  it('takes what the answer does not name for empty', async () => {
    const state = await afterSearching(
      serve(directoryApi.searchDirectory, () => ({ counts: uncounted })),
      {},
    );

    expect([selectDirectoryDoctors(state), selectFoundProviders(state)]).toEqual([[], []]);
  });

  it('shows the answer to the newer question, whichever comes last', async () => {
    const find = (text: string) => {
      const found = { doctors: [], providers: [makeProvider({ id: text })], locations: [], counts: uncounted };
      return text === 'old' ? late(found) : found;
    };
    const state = await afterSearching(serve(directoryApi.searchDirectory, find), { text: 'old' }, { text: 'new' });

    expect(selectFoundProviders(state)?.map(({ id }) => id)).toEqual(['new']);
  });

  it('says when it failed', async () => {
    const state = await afterSearching(serve(directoryApi.searchDirectory, failing(refusal(500))), {});

    expect(selectRequest(state, manageProvidersKeys.search)?.failure?.text).toEqual(directoryMessages.searchFailed);
  });
});
