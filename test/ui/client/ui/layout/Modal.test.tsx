import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createPortal } from 'react-dom';

import { mayLeaveView } from '#client/ui/layout/askBeforeLeaving';
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
    save: () => rerender(modal(false)),
  };
}

/** Whether the view may be left, for Back or for a notice. */
const mayLeave = () => {
  let may = true;
  act(() => {
    may = mayLeaveView();
  });
  return may;
};
/** Whether the browser closes the page without a question. */
const mayClose = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
const question = () => screen.queryByRole('alertdialog', { name: 'Discard what you typed?' });

it('a modal with something typed keeps the view and asks, each time', async () => {
  const { person, onClose } = open();
  expect(mayLeave()).toBe(false);
  await person.click(screen.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(question()).toBeNull());
  expect(mayLeave()).toBe(false);
  expect(onClose).not.toHaveBeenCalled();

  await person.click(screen.getByRole('button', { name: 'Yes, discard' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('a modal holds nobody back once nothing would be lost', () => {
  const { save } = open();
  expect(mayClose()).toBe(false);
  save();

  expect(mayClose()).toBe(true);
  expect(mayLeave()).toBe(true);
  expect(question()).toBeNull();
});

describe('while it opens', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each([
    ['begins on its first field', null, 'Name'],
    ['leaves the focus at its foot where somebody has gone there', 'Save', 'Save'],
    ['leaves the focus in a menu that somebody has opened', 'An option', 'An option'],
  ])('a modal %s', (_, gone, expected) => {
    renderPage(
      <Modal title="A form" isOpen onClose={jest.fn()} actions={<button aria-label="Save" />}>
        <input aria-label="Name" />
        {createPortal(<button aria-label="An option" />, document.body)}
      </Modal>,
    );
    act(() => {
      if (gone) screen.getByLabelText(gone).focus();
      jest.advanceTimersByTime(1000);
    });

    expect(screen.getByLabelText(expected)).toHaveFocus();
  });
});

it.each([
  ['is disabled', <button disabled>Save</button>],
  ['is gone', 'Saving...'],
])('a modal has the focus as soon as the button that had it %s, so that Escape is heard', async (_, busy) => {
  const onClose = jest.fn();
  const modal = (isBusy: boolean) => (
    <Modal title="A form" isOpen onClose={onClose} actions={isBusy ? busy : <button>Save</button>}>
      <input aria-label="Name" />
    </Modal>
  );
  const { person, rerender } = renderPage(modal(false));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  await person.click(screen.getByRole('button', { name: 'Save' }));
  rerender(modal(true));
  await act(async () => Promise.resolve());

  expect(screen.getByRole('dialog')).toHaveFocus();
  await person.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
