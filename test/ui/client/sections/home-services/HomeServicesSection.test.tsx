import { screen } from '@testing-library/react';

import { homeServicesSection } from '#client/sections/home-services';
import { HomeServicesSection } from '#client/sections/home-services/HomeServicesSection';
import { addressRead, sectionOpened, selectParam } from '#client/state/address';
import { renderWithStore } from '#test/support/page/renderWithStore';

jest.mock('#client/api/homeServices/catalogue');
jest.mock('#client/api/homeServices/providers');

const open = (tab?: string) =>
  renderWithStore(<HomeServicesSection />, {
    reducers: homeServicesSection.reducers,
    given: [addressRead({ section: 'home-services', params: tab ? { tab } : {} })],
  });

const tab = (name: string) => screen.getByRole('tab', { name });

afterEach(() => localStorage.clear());

describe('Home Services', () => {
  it('opens on its first tab on a new device, and then on the one that was open last', async () => {
    const { person, unmount, store: first } = open();
    expect(tab('Categories')).toHaveAttribute('aria-selected', 'true');
    // So that Back leads to it, whichever is open last by then.
    expect(selectParam(first.getState() as never, 'tab')).toBe('categories');
    await person.click(tab('Lab Packages'));
    expect(tab('Lab Packages')).toHaveAttribute('aria-selected', 'true');
    unmount();
    const { store } = open();

    expect(tab('Lab Packages')).toHaveAttribute('aria-selected', 'true');
    expect(selectParam(store.getState() as never, 'tab')).toBe('labPackages');
  });

  it('keeps its tab where its entry is pressed, which opens it afresh', async () => {
    const { person, tell, store } = open();
    await person.click(tab('Lab Packages'));
    await person.click(tab('Providers'));
    tell(sectionOpened('home-services'));

    expect(tab('Providers')).toHaveAttribute('aria-selected', 'true');
    expect(selectParam(store.getState() as never, 'tab')).toBe('providers');
  });

  it('opens on the tab that the address names, whichever was open last', () => {
    open('labPackages').unmount();
    open('categories');

    expect(tab('Categories')).toHaveAttribute('aria-selected', 'true');
  });
});
