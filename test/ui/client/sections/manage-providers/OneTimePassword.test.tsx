import { screen } from '@testing-library/react';

import { OneTimePassword } from '#client/sections/manage-providers/components/OneTimePassword';
import { renderPage } from '#test/support/page/renderPage';

/** Renders the password for a browser with this clipboard, or with none. */
function open(clipboard: Partial<Clipboard> | undefined) {
  const page = renderPage(<OneTimePassword password="shown-once" />);
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  return page;
}

describe('a password that is shown once', () => {
  it('is copied', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    const { person } = open({ writeText });
    await person.click(screen.getByRole('button', { name: 'Copy' }));

    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(writeText).toHaveBeenCalledWith('shown-once');
  });

  it.each([
    ['the browser refuses', { writeText: () => Promise.reject(new Error('denied')) }],
    ['a page over plain http has no clipboard', undefined],
  ])('is selected, and that is said, when %s', async (_, clipboard) => {
    const { person } = open(clipboard);
    await person.click(screen.getByRole('button', { name: 'Copy' }));

    expect(await screen.findByText('The browser did not copy it. It is selected: copy it yourself.')).toBeVisible();
    expect(window.getSelection()?.toString()).toBe('shown-once');
  });
});
