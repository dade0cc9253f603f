import { within } from '@testing-library/react';

import { coverPage } from '#client/app/shell/coverPage';
import { DeskLock } from '#client/app/shell/DeskLock';
import { lockScreen, signedIn } from '#client/features/session';
import { deskLocked } from '#client/features/session/events';
import { setOnline } from '#test/support/line';
import { renderWithStore } from '#test/support/page/renderWithStore';

it('says on the lock screen too that the page is offline', async () => {
  await lockScreen.load();
  setOnline(false);
  renderWithStore(<DeskLock />, { given: [signedIn('token', 'layla@mawid.example'), deskLocked()] });

  // The lock screen is a body of its own.
  const page = within(document.body);
  expect(page.getByRole('heading', { name: 'Locked' })).toBeInTheDocument();
  expect(page.getByRole('status')).toHaveTextContent(/^You are offline/);
});

it('a covered page is out of the document, and comes back as it was', () => {
  const page = document.body;
  page.innerHTML = '<main><p>Mariam Saleh</p><input value="typed"></main>';
  page.querySelector('input')?.focus();
  const cover = document.createElement('body');
  const uncover = coverPage(cover);

  expect(document.body).toBe(cover);
  expect(document.documentElement).not.toHaveTextContent('Mariam');

  uncover();

  expect(document.body).toBe(page);
  expect(page.querySelector('input')).toHaveFocus();
});
