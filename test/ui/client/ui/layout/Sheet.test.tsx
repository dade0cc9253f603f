import { screen } from '@testing-library/react';

import { Sheet } from '#client/ui/layout/Sheet';
import { renderPage } from '#test/support/page/renderPage';

it('gives the page back at once when it closes, and not only when it has sunk', async () => {
  const page = (isOpen: boolean) => (
    <>
      <button>Behind</button>
      <Sheet title="Tools" isOpen={isOpen} isKept onClose={() => undefined}>
        <button>Inside</button>
      </Sheet>
    </>
  );
  const { rerender } = renderPage(page(true));
  expect(await screen.findByRole('button', { name: 'Inside' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Behind' })).not.toBeInTheDocument();

  rerender(page(false));
  expect(screen.getByRole('button', { name: 'Behind' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
