import { screen } from '@testing-library/react';

import { providers } from '#client/entities/clinic';
import { entitiesMerged } from '#client/entities/entityStore';
import { sessionReducer } from '#client/features/session';
import { manageProvidersSection } from '#client/sections/manage-providers';
import { manageProvidersKeys } from '#client/sections/manage-providers/directory/keys';
import { selectDirectorySearch } from '#client/sections/manage-providers/directory/selectors';
import { ProviderDetails } from '#client/sections/manage-providers/people/ProviderDetails';
import { requestSucceeded } from '#client/state/requests/requests';
import { makeProvider } from '#test/support/builders/clinic';
import { renderWithStore } from '#test/support/page/renderWithStore';

function open(id: string) {
  const { tell, press, store } = renderWithStore(<ProviderDetails id={id} />, {
    reducers: { ...manageProvidersSection.reducers, session: sessionReducer },
  });
  return {
    press,
    search: () => selectDirectorySearch(store.getState()),
    arrive: (provider: ReturnType<typeof makeProvider>) =>
      tell(
        entitiesMerged(providers.normalize([provider]).entities),
        requestSucceeded(manageProvidersKeys.provider(id)),
      ),
  };
}

describe('the details of a provider', () => {
  it('wait for the answer', () => {
    const { arrive } = open('41');
    expect(screen.getByRole('progressbar')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete Provider' })).toBeNull();

    arrive(makeProvider());
    expect(screen.getByRole('heading', { level: 1, name: 'Marina Clinic Group' })).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('list doctors whose names came as one text, and say why there is no e-mail to show', () => {
    const { arrive } = open('41');
    arrive(makeProvider({ doctor_names: 'Omar Nasser, Sara Haddad', provider_user_id: null }));

    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Omar Nasser',
      'Sara Haddad',
    ]);
    expect(screen.getByRole('button', { name: 'Show Email' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Show Email' })).toHaveAccessibleDescription(
      'The service names no account of this provider.',
    );
  });

  it('show counts and the phone number in groups of digits', () => {
    const { arrive } = open('41');
    arrive(makeProvider({ total_availabilities: 2260, phone_number: '+971543776465' }));

    expect(screen.getByText('2,260')).toBeVisible();
    expect(screen.getByText('+971 54 377 6465')).toBeVisible();
  });

  it('lead from the name of a doctor to the search for it without titles, which nothing narrows', async () => {
    const { arrive, press, search } = open('41');
    arrive(makeProvider({ doctor_names: ['Prof. Omar Nasser', 'د. سارة حداد'] }));

    await press('Prof. Omar Nasser');
    expect(search()).toEqual({
      ...{ text: 'Omar Nasser', kind: 'doctors' },
      ...{ provider: '', specialty: '', location: '', providerType: '' },
    });
    await press('د. سارة حداد');
    expect(search()).toMatchObject({ text: 'سارة حداد', kind: 'doctors' });
  });

  it.each([
    [19, '19 · 2 Nov 2026'],
    [0, '0 · 21 Nov 2026'],
    ['1040', '1,040 · 16 Jan 2024'],
    [-3, '-3'],
    [4e9, '4,000,000,000'],
    [null, 'N/A'],
    ['long ago', 'N/A'],
  ])('say of %p days since it was created: %s', (days, text) => {
    const { arrive } = open('41');
    arrive(makeProvider({ created_days_ago: days as number }));

    expect(screen.getByText('Days since created').nextElementSibling?.textContent).toBe(text);
  });

  it('say that they could not be loaded when the answer is about another one', () => {
    const { arrive } = open('007');
    arrive(makeProvider({ id: 7 }));

    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load details');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('invent no provider for what every object has', () => {
    open('constructor');

    expect(screen.queryByRole('button', { name: 'Delete Provider' })).toBeNull();
  });
});
