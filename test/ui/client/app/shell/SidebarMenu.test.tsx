import { screen } from '@testing-library/react';

import { SidebarMenu } from '#client/app/shell/SidebarMenu';
import { hijriDatesChosen, selectHasHijriDates } from '#client/state/language';
import { renderWithStore } from '#test/support/page/renderWithStore';

const menu = () => screen.getByRole('button', { name: 'Menu' });
const choice = () => screen.findByRole('menuitemcheckbox', { name: 'Hijri dates' });

describe('the menu of the sidebar', () => {
  it('says whether it is open, and closes by Escape', async () => {
    const { person } = renderWithStore(<SidebarMenu />);
    expect(menu()).toHaveAttribute('aria-expanded', 'false');
    await person.click(menu());
    await choice();
    await person.keyboard('{Escape}');

    expect(menu()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('menuitemcheckbox')).not.toBeInTheDocument();
  });

  it('shows Hijri dates for those who choose so, and takes the choice back', async () => {
    const { person, store } = renderWithStore(<SidebarMenu />);
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
    const { person, store } = renderWithStore(<SidebarMenu />, { given: [hijriDatesChosen(true)] });
    await person.tab();
    await person.keyboard('{Enter}');
    await choice();
    await person.keyboard('{Enter}');

    expect(selectHasHijriDates(store.getState())).toBe(false);
    expect(menu()).toHaveFocus();
  });
});
