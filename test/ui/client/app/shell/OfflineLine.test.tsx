import { act, screen } from '@testing-library/react';

import { OfflineHost } from '#client/app/shell/OfflineLine';
import { setOnline } from '#test/support/line';
import { renderPage } from '#test/support/page/renderPage';

const goes = (isOnline: boolean) => act(() => setOnline(isOnline));

it('says that the page is offline as long as it is, and nothing before and after', () => {
  renderPage(<OfflineHost />);
  const line = screen.getByRole('status');
  expect(line.textContent).toBe('');
  goes(false);
  expect(line.textContent).toMatch(/^You are offline/);
  goes(true);

  expect(line.textContent).toBe('');
});

it('says so at once on a page that starts offline', () => {
  setOnline(false);
  renderPage(<OfflineHost />);

  expect(screen.getByRole('status').textContent).toMatch(/^You are offline/);
});

it('stays audible while a dialog hides what is beside it', async () => {
  renderPage(<OfflineHost />);
  const host = screen.getByRole('status').parentElement!;
  host.setAttribute('aria-hidden', 'true');
  await act(() => Promise.resolve());

  expect(host.hasAttribute('aria-hidden')).toBe(false);
});
