import { screen } from '@testing-library/react';

import type { FoundCounts } from '#client/api/directory';
import { entitiesMerged, entitiesRemoved } from '#client/entities/entityStore';
import { sessionReducer } from '#client/features/session';
import { manageProvidersSection } from '#client/sections/manage-providers';
import { resultsCounted } from '#client/sections/manage-providers/directory/events';
import { manageProvidersKeys } from '#client/sections/manage-providers/directory/keys';
import { DirectorySearch } from '#client/sections/manage-providers/search/DirectorySearch';
import { addressRead } from '#client/state/address';
import { listReceived } from '#client/state/lists';
import { makeDoctor } from '#test/support/builders/clinic';
import { renderWithStore } from '#test/support/page/renderWithStore';

/** The search view at an address, with so many doctors found. */
function open(params: Record<string, string>, found = 0, counts?: FoundCounts) {
  const ids = Array.from({ length: found }, (_, index) => index + 1);
  return renderWithStore(<DirectorySearch />, {
    reducers: { ...manageProvidersSection.reducers, session: sessionReducer },
    given: [
      addressRead({ section: 'manage-providers', params }),
      entitiesMerged({ doctors: Object.fromEntries(ids.map((id) => [id, makeDoctor({ id, locations: [] })])) }),
      listReceived({ key: manageProvidersKeys.doctors, ids }),
      listReceived({ key: manageProvidersKeys.providers, ids: [] }),
      ...(counts ? [resultsCounted(counts)] : []),
    ],
  });
}

const box = () => screen.getByPlaceholderText('search doctors and providers by name');

describe('the directory', () => {
  it('keeps the focus in the box when Enter searches', async () => {
    const { person } = open({});
    await person.type(box(), 'omar{Enter}');

    expect(box()).toHaveFocus();
  });

  it('has what was typed and not submitted when one comes back to it, while the results are the same', async () => {
    const { person, rerender, tell } = open({ q: 'omar' }, 1);
    await person.type(box(), ' kh');
    rerender(null);
    rerender(<DirectorySearch />);
    expect(box()).toHaveValue('omar kh');
    rerender(null);
    tell(addressRead({ section: 'manage-providers', params: { q: 'mona' } }));
    rerender(<DirectorySearch />);

    expect(box()).toHaveValue('mona');
  });

  it('offers the first of all before a search, narrowed by what is typed', async () => {
    const { person, tell } = open({}, 2, { doctors: 73, providers: 0, total: null });
    tell(entitiesMerged({ doctors: { 2: makeDoctor({ id: 2, first_name: 'Mona', locations: [] }) } }));
    expect(screen.getByRole('heading', { name: 'Doctors (73)' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('The first 2 are shown. Search finds the others by name.');
    await person.type(box(), 'mon');

    expect(screen.getByRole('heading', { name: 'Doctors (1)' })).toBeVisible();
    expect(await screen.findByText('Mon', { selector: 'mark' })).toBeVisible();
    await person.type(box(), 'x');
    expect(screen.getByText(/^None of those that are shown matches/)).toBeVisible();
  });

  it('says how to begin where the directory is empty', () => {
    open({});

    expect(screen.getByText('Search for a doctor or a provider by name.')).toBeVisible();
  });

  it.each([
    ['says so when a narrowed search was cut at its limit', { kind: 'doctors', specialty: '3' }, 50, 1],
    ['says nothing of a limit when the search was not narrowed, for it has none', { kind: 'doctors' }, 73, 0],
    ['says nothing when there are fewer', { kind: 'doctors', specialty: '3' }, 49, 0],
  ])('%s', (_, params, found, times) => {
    open({ q: 'omar', ...params }, found);

    expect(screen.queryAllByText(/^The list was cut at 50/)).toHaveLength(times);
  });

  it('says how many there are as the service counted, less those that were deleted since', () => {
    const { tell } = open({ q: 'omar' }, 3, { doctors: 73, providers: 0, total: null });
    expect(screen.getByRole('heading', { name: 'Doctors (73)' })).toBeVisible();
    expect(screen.getByText(/^The list was cut at 3/)).toBeVisible();
    tell(entitiesRemoved({ kind: 'doctors', ids: [1] }));

    expect(screen.getByRole('heading', { name: 'Doctors (72)' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Providers (0)' })).toBeVisible();
  });

  it('says that there are more where the service told only the sum', () => {
    open({ q: 'omar' }, 3, { doctors: null, providers: null, total: 5 });

    expect(screen.getByRole('heading', { name: 'Doctors (3)' })).toBeVisible();
    expect(screen.getByText(/^The list was cut at 3/)).toBeVisible();
  });
});
