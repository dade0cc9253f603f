import { screen, within } from '@testing-library/react';

import { sections } from '#client/app/sections';
import { Sidebar } from '#client/app/shell/Sidebar';
import { renderPage } from '#test/support/page/renderPage';

const onSectionChosen = jest.fn();
const onSignOut = jest.fn();

function open() {
  const sidebar = (
    <Sidebar sections={sections} openSection="availabilities" onSectionChosen={onSectionChosen} onSignOut={onSignOut} />
  );
  const { person } = renderPage(sidebar);
  const nav = within(screen.getByRole('navigation', { name: 'Sections' }));
  return { nav, press: (name: string) => person.click(screen.getByRole('button', { name })) };
}

beforeEach(() => {
  jest.clearAllMocks();
});

describe('the sidebar', () => {
  it('lists the sections from top to bottom, and marks the open one', () => {
    const { nav } = open();

    expect(nav.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Appointments',
      'Provider Availability',
      'Manage Providers',
      'Home Services',
      'Referral Tracking',
    ]);
    expect(nav.getByRole('button', { current: 'page' })).toHaveTextContent('Provider Availability');
  });

  it('tells which section was chosen, and when somebody signs out', async () => {
    const { press } = open();
    await press('Home Services');
    await press('Sign Out');

    expect(onSectionChosen.mock.calls).toEqual([['home-services']]);
    expect(onSignOut).toHaveBeenCalledTimes(1);
  });

  it('says whose it is and since when', () => {
    open();

    expect(screen.getByText(`© ${new Date().getFullYear()} Mawid`)).toBeVisible();
  });

  it('changes the colours, and offers the way back', async () => {
    const { press } = open();
    await press('Use dark colours');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await press('Use light colours');

    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  });
});
