import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';

import { providers } from '#client/entities/clinic';
import { entitiesMerged } from '#client/entities/entityStore';
import { sessionReducer, signedIn } from '#client/features/session';
import { ManageProvidersSection } from '#client/sections/manage-providers/ManageProvidersSection';
import { DoctorEntry } from '#client/sections/manage-providers/people/DoctorEntry';
import { ProviderDetails } from '#client/sections/manage-providers/people/ProviderDetails';
import { makeDoctor, makeProvider } from '#test/support/builders/clinic';
import { renderWithStore } from '#test/support/page/renderWithStore';
import { manageProvidersSection } from '#test/support/wholeSections';

const SENTENCE = /^Providers and doctors are changed by administrators/;

/** A token as a service makes it, with what it says of its holder beside the rest. */
const tokenSaying = (claims: object) => `head.${btoa(JSON.stringify(claims))}.signature`;

/** What can be pressed on a screen that somebody sees, and whether it says who changes providers. */
function offeredOn(screenOf: ReactNode, token: string) {
  const known = entitiesMerged(providers.normalize([makeProvider()]).entities);
  const { unmount } = renderWithStore(screenOf, {
    reducers: { ...manageProvidersSection.reducers, session: sessionReducer },
    given: [signedIn(token, 'staff@mawid.example'), known],
  });
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  const isSaid = screen.queryByText(SENTENCE) !== null;
  unmount();
  return { names: names.filter((name) => /^(Add|Delete|Edit|Password|Show Email|Manage)/.test(name)), isSaid };
}

const SCREENS = {
  search: <ManageProvidersSection />,
  details: <ProviderDetails id="41" />,
  doctor: <DoctorEntry doctor={makeDoctor()} />,
};

describe('staff who are no administrators', () => {
  const offered = (screenOf: keyof typeof SCREENS, claims: object) => offeredOn(SCREENS[screenOf], tokenSaying(claims));

  it('are offered what the service lets them do, and told who does the rest', () => {
    const staff = { administrator: false };
    expect(offered('search', staff)).toEqual({ names: [], isSaid: true });
    expect(offered('details', staff).names).toEqual(['Manage Provider Availabilities']);
    expect(offered('doctor', staff).names).toEqual(['Manage Availabilities']);
  });

  it.each([[{ administrator: true }], [{ sub: '1' }]])('others are offered all: %j', (claims) => {
    expect(offered('search', claims)).toEqual({ names: ['Password Reset', 'Add Provider'], isSaid: false });
    expect(offered('details', claims).names).toEqual([
      'Delete Provider',
      'Manage Provider Availabilities',
      'Show Email',
    ]);
    expect(offered('doctor', claims).names).toEqual(['Manage Availabilities', 'Edit', 'Delete']);
  });
});
