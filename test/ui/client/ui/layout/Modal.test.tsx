import { fireEvent, screen, waitFor } from '@testing-library/react';

import { VIEW_LEAVE } from '#client/ui/layout/leaving';
import { Modal } from '#client/ui/layout/Modal';
import { renderPage } from '#test/support/page/renderPage';

/** A modal with something typed. */
function open() {
  const onClose = jest.fn();
  const modal = (isDirty: boolean) => (
    <Modal title="A form" isOpen isDirty={isDirty} onClose={onClose}>
      <input aria-label="Name" />
    </Modal>
  );
  const { person, rerender } = renderPage(modal(true));
  return {
    person,
    onClose,
    save: () => {
      rerender(modal(false));
    },
  };
}

/** Whether what the window is told can go on. */
const tell = (event: string) => fireEvent(window, new Event(event, { cancelable: true }));
const question = () => screen.queryByRole('alertdialog', { name: 'Discard what you typed?' });

it('a modal with something typed keeps the view and asks, each time', async () => {
  const { person, onClose } = open();
  expect(tell(VIEW_LEAVE)).toBe(false);
  await person.click(screen.getByRole('button', { name: 'Cancel and keep editing' }));
  await waitFor(() => {
    expect(question()).toBeNull();
  });
  expect(tell(VIEW_LEAVE)).toBe(false);
  expect(onClose).not.toHaveBeenCalled();

  await person.click(screen.getByRole('button', { name: 'Yes, discard' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('a modal holds nobody back once nothing would be lost', () => {
  const { save } = open();
  expect(tell('beforeunload')).toBe(false);
  save();

  expect(tell('beforeunload')).toBe(true);
  expect(tell(VIEW_LEAVE)).toBe(true);
  expect(question()).toBeNull();
});
