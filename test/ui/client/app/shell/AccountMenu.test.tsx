import { screen, waitFor } from '@testing-library/react';

import { reportSubmitted } from '#client/app/report/events';
import { useAccountMenu } from '#client/app/shell/AccountMenu';
import { lockChosen, signedIn } from '#client/features/session';
import { hijriDatesChosen, languageChosen, selectHasHijriDates } from '#client/state/language';
import { settingsRead } from '#client/state/settings';
import { renderWithStore } from '#test/support/page/renderWithStore';
import { keepSaved } from '#test/support/page/steps';

function AccountMenu({ onSignOut }: { onSignOut: () => void }) {
  const { entry, menu } = useAccountMenu(onSignOut);
  return (
    <>
      {entry}
      {menu}
    </>
  );
}

const onSignOut = jest.fn();
const menu = () => screen.getByRole('button', { name: /^Account/ });
const choice = () => screen.findByRole('menuitemcheckbox', { name: 'Hijri dates' });

describe('the account menu', () => {
  it('says whether it is open, and closes by Escape', async () => {
    const { person } = renderWithStore(<AccountMenu onSignOut={onSignOut} />);
    expect(menu()).toHaveAttribute('aria-expanded', 'false');
    await person.click(menu());
    await choice();
    await person.keyboard('{Escape}');

    expect(menu()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('menuitemcheckbox')).not.toBeInTheDocument();
  });

  it('shows Hijri dates for those who choose so, and takes the choice back', async () => {
    const { person, store } = renderWithStore(<AccountMenu onSignOut={onSignOut} />);
    await person.click(menu());
    expect(await choice()).not.toBeChecked();
    await person.click(await choice());
    expect(selectHasHijriDates(store.getState())).toBe(true);
    await person.click(menu());
    expect(await choice()).toBeChecked();
    await person.click(await choice());

    expect(selectHasHijriDates(store.getState())).toBe(false);
  });

  it('is opened and used by the keyboard alone', async () => {
    const { person, store } = renderWithStore(<AccountMenu onSignOut={onSignOut} />, {
      given: [hijriDatesChosen(true)],
    });
    await person.tab();
    await person.keyboard('{Enter}');
    await choice();
    await person.keyboard('{ArrowDown}{ArrowDown}{Enter}');

    expect(selectHasHijriDates(store.getState())).toBe(false);
    expect(menu()).toHaveFocus();
  });

  it('says who is signed in, and leads to the lock', async () => {
    const { person, sent } = renderWithStore(<AccountMenu onSignOut={onSignOut} />, {
      given: [signedIn('a token', 'reem@clinic.ae')],
    });
    expect(menu()).toHaveAccessibleName('Account: reem@clinic.ae');
    expect(menu()).toHaveTextContent('reem@clinic.ae');
    await person.click(menu());
    await person.click(await screen.findByRole('menuitem', { name: 'Lock now' }));

    expect(sent).toHaveBeenLastCalledWith(lockChosen());
  });

  it('offers no lock where nobody could be asked for the password', async () => {
    const { person } = renderWithStore(<AccountMenu onSignOut={onSignOut} />);
    await person.click(menu());
    await choice();

    expect(screen.queryByRole('menuitem', { name: 'Lock now' })).not.toBeInTheDocument();
  });

  it('asks for the other language, and changes the colours and back', async () => {
    const { person, sent } = renderWithStore(<AccountMenu onSignOut={onSignOut} />);
    await person.click(menu());
    await person.click(await screen.findByRole('menuitem', { name: 'العربية' }));
    expect(sent).toHaveBeenLastCalledWith(languageChosen('ar'));
    for (const [label, theme] of [
      ['Use dark colours', 'dark'],
      ['Use light colours', 'light'],
    ] as const) {
      await person.click(menu());
      await person.click(await screen.findByRole('menuitem', { name: label }));
      expect(document.documentElement).toHaveAttribute('data-theme', theme);
    }
  });
});

describe('the report of a problem', () => {
  const downloads = keepSaved();
  const settings = { defaultProviderPassword: '', otpMobile: '', lockAfterMinutes: 0 };

  /** Opens the dialog, on a page where the calendar was chosen before. */
  async function open(reportUrl?: string) {
    const page = renderWithStore(<AccountMenu onSignOut={onSignOut} />, {
      given: [settingsRead({ ...settings, reportUrl }), hijriDatesChosen(true)],
    });
    await page.person.click(menu());
    await page.person.click(await screen.findByRole('menuitem', { name: 'Report a problem' }));
    await screen.findByRole('dialog', { name: 'Report a problem' });
    // What is still closing would draw itself while a test waits for a text of its own.
    await waitFor(() => expect(screen.queryByRole('menu', { hidden: true })).toBeNull());
    return page;
  }

  it('shows the very text that is downloaded', async () => {
    const { person } = await open();
    const shown = screen.getByRole('region', { name: 'Text of the report' }).textContent;
    expect(shown).toContain(hijriDatesChosen.type);
    expect(screen.queryByRole('button', { name: 'Send report' })).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Download report' }));

    expect(downloads).toHaveLength(1);
    expect(downloads[0]?.name).toBe('mawid-report.txt');
    expect(String(await downloads[0]?.bytes())).toBe(shown);
  });

  it('sends the same text where the configuration names a place, only when that is pressed', async () => {
    const { person, sent } = await open('/problem-reports');
    const shown = screen.getByRole('region', { name: 'Text of the report' }).textContent;
    expect(sent).not.toHaveBeenCalledWith(reportSubmitted(shown));
    await person.click(screen.getByRole('button', { name: 'Send report' }));
    expect(sent).toHaveBeenLastCalledWith(reportSubmitted(shown));
  });

  it('goes by Close, and the focus goes back to the menu', async () => {
    const { person } = await open();
    await person.click(screen.getByRole('button', { name: 'Close' }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(menu()).toHaveFocus();
  });
});
