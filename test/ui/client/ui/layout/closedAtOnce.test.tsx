import { screen } from '@testing-library/react';

import { ConfirmDialog } from '#client/ui/feedback/ConfirmDialog';
import { Modal } from '#client/ui/layout/Modal';
import { Sheet } from '#client/ui/layout/Sheet';
import { renderPage } from '#test/support/page/renderPage';

const nothing = () => undefined;
const inside = <button>Inside</button>;

it.each([
  ['A dialog', (isOpen: boolean) => <Modal title="Over it" isOpen={isOpen} onClose={nothing} children={inside} />],
  [
    'A sheet',
    (isOpen: boolean) => <Sheet title="Over it" isOpen={isOpen} isKept onClose={nothing} children={inside} />,
  ],
  [
    'A question',
    (isOpen: boolean) => (
      <ConfirmDialog
        title="Over it"
        text="Really?"
        confirmLabel="Inside"
        cancelLabel="Outside"
        isOpen={isOpen}
        onConfirm={nothing}
        onCancel={nothing}
      />
    ),
  ],
])('%s gives the page back as soon as it closes, and not only when it is out of sight', async (_, over) => {
  const page = (isOpen: boolean) => (
    <>
      <button>Behind</button>
      {over(isOpen)}
    </>
  );
  const { rerender } = renderPage(page(true));
  expect(await screen.findByRole('button', { name: 'Inside' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Behind' })).not.toBeInTheDocument();

  rerender(page(false));
  expect(screen.getByRole('button', { name: 'Behind' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
