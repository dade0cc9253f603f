import { screen, waitFor, within } from '@testing-library/react';

import { loadSection } from '#client/app/sectionCode';
import { sectionKey, sectionWanted } from '#client/app/sections';
import { Shell } from '#client/app/shell/Shell';
import { recordedEntries } from '#client/device/flightRecorder';
import { signOutWanted } from '#client/features/session';
import { addressRead, sectionOpened } from '#client/state/address';
import { requestFailed, requestStarted, requestSucceeded } from '#client/state/requests/requests';
import { versionsCompared } from '#client/state/version';
import { makeFailure } from '#test/support/builders/faults';
import { renderWithStore } from '#test/support/page/renderWithStore';

let isBroken = false;

jest.mock('#client/sections/availabilities', () => ({
  availabilitiesSection: {
    Section: () => {
      if (isBroken) throw new Error('broken');
      return 'The section itself';
    },
    reducers: {},
    watchers: {},
  },
}));

const key = sectionKey('availabilities');
const failure = makeFailure('This section could not be loaded.');

/** The shell with a section that is still to be loaded. */
function open() {
  return renderWithStore(<Shell />, { given: [addressRead({ section: 'availabilities', params: {} })] });
}

beforeEach(() => {
  isBroken = false;
});

afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
});

describe('the shell', () => {
  it('shows the name and the shape of a section until its code is there, and then the section', async () => {
    const { tell } = open();
    tell(requestStarted(key));
    expect(screen.getByRole('heading', { level: 1, name: 'Provider Availability' })).toBeVisible();
    expect(screen.getByRole('progressbar')).toBeVisible();
    await loadSection('availabilities');
    tell(requestSucceeded(key));

    expect(screen.getByRole('main')).toHaveTextContent('The section itself');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('says when the code could not be loaded, and asks for it again on Retry', async () => {
    const { tell, press, sent } = open();
    tell(requestFailed({ key, failure }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This section could not be loaded.Check the connection, then try again.',
    );
    await press('Retry');

    expect(sent).toHaveBeenLastCalledWith(sectionWanted('availabilities'));
  });

  it('leads to the new version in place of Retry where the code belongs to an older one', () => {
    const { tell } = open();
    tell(requestFailed({ key, failure }));
    tell(versionsCompared(true));

    expect(screen.getByRole('alert')).toHaveTextContent('Load the new version to go on.');
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('stays when a section breaks, and says so in its place', async () => {
    isBroken = true;
    await loadSection('availabilities');
    const { tell } = open();
    tell(requestSucceeded(key));

    expect(screen.getByRole('main')).toHaveTextContent('Something went wrong on this page. Nothing was sent.');
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Sections' })).toBeVisible();
    expect(recordedEntries().findLast(({ what }) => what.startsWith('error'))?.what).toMatch(/^error screen Error/);
    expect(console.error).toHaveBeenCalled();
    jest.mocked(console.error).mockClear();
  });

  it('sends which section was chosen, and that somebody signs out', async () => {
    const { press, sent } = open();
    await press('Appointments');
    await press('What waits');
    await press('Sign Out');

    expect(sent.mock.calls).toEqual([
      [sectionOpened('appointments')],
      [sectionOpened('appointments', { view: 'waits' })],
      [signOutWanted()],
    ]);
  });

  it('lists the sections from top to bottom, and marks the open one', () => {
    const { tell } = open();
    const nav = within(screen.getByRole('navigation', { name: 'Sections' }));

    expect(nav.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Appointments',
      'What waits',
      'Provider Availability',
      'Manage Providers',
      'Home Services',
      'Referral Tracking',
    ]);
    expect(nav.getByRole('button', { current: 'page' })).toHaveTextContent('Provider Availability');
    tell(addressRead({ section: 'appointments', params: { view: 'waits' } }));
    expect(nav.getByRole('button', { current: 'page' })).toHaveTextContent('What waits');
    tell(addressRead({ section: 'appointments', params: { view: 'board' } }));
    expect(nav.getByRole('button', { current: 'page' })).toHaveTextContent('Appointments');
    expect(screen.getByText(`© ${new Date().getFullYear()} Mawid`)).toBeVisible();
  });

  it('has four sections at the foot of a phone, and the others with all else under More', async () => {
    const nothing = () => undefined;
    Object.assign(window, {
      matchMedia: (query: string) =>
        Object.assign(new EventTarget(), {
          matches: query.includes('max-width'),
          addListener: nothing,
          removeListener: nothing,
        }),
    });
    const { press, sent } = open();
    const nav = within(await screen.findByRole('navigation', { name: 'Sections' }));
    expect(nav.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Appointments',
      'Provider Availability',
      'Manage Providers',
      'Home Services',
      'More',
    ]);
    await press('More');
    expect(screen.getByRole('button', { name: 'What waits' })).toBeVisible();
    await press('Referral Tracking');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'More' })).toBeNull());
    await press('More');
    await press('Sign Out');

    expect(sent.mock.calls).toEqual([[sectionOpened('referral-tracking')], [signOutWanted()]]);
  });

  it('has a way past the sidebar as the first stop of the Tab key', async () => {
    const { person } = open();
    await person.tab();
    expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
    await person.keyboard('{Enter}');

    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.location.hash).toBe('');
  });
});
