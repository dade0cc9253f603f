import { screen } from '@testing-library/react';

import { SidebarMenu } from '#client/app/shell/SidebarMenu';
import { loadSidebarMenu } from '#client/app/shell/sidebarMenuCode';
import { selectHasHijriDates } from '#client/state/language';
import { renderWithStore } from '#test/support/page/renderWithStore';

it('opens once its code has come, ticks what is chosen, and gives the focus back', async () => {
  const { person, store } = renderWithStore(<SidebarMenu />);
  const button = screen.getByRole('button', { name: 'Menu' });
  await person.click(button);
  await loadSidebarMenu();
  const line = await screen.findByRole('menuitemcheckbox', { name: 'Hijri dates' });
  expect(line).toHaveAttribute('aria-checked', 'false');
  await person.click(line);

  expect(selectHasHijriDates(store.getState())).toBe(true);
  await person.click(button);
  expect(screen.getByRole('menuitemcheckbox', { name: 'Hijri dates' })).toHaveAttribute('aria-checked', 'true');
  await person.keyboard('{Escape}');
  expect(button).toHaveFocus();
});
