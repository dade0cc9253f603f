import { act, fireEvent, screen } from '@testing-library/react';

import { NoticeHost } from '#client/app/shell/NoticeHost';
import { selectAddress } from '#client/state/address';
import { noticeShown, offerToGoBack, topicClosed } from '#client/state/notices';
import { Modal } from '#client/ui/layout/Modal';
import { renderWithStore } from '#test/support/page/renderWithStore';
import { pass, stopTime } from '#test/support/page/steps';

const place = { section: 'availabilities', params: {} };

/** The notices beside a form in which something has been typed, or nothing; the form has hidden what is beside it. */
async function open({ isDirty = false } = {}) {
  const content = (isOpen: boolean) => (
    <>
      <NoticeHost />
      <Modal title="A form" isOpen={isOpen} isDirty={isDirty} onClose={jest.fn()}>
        Fields
      </Modal>
    </>
  );
  const page = renderWithStore(content(true));
  await act(async () => Promise.resolve());
  return {
    ...page,
    closeForm: () => page.rerender(content(false)),
    show: (notice: Parameters<typeof noticeShown>[0]) => page.tell(noticeShown(notice)),
  };
}

it('a notice is heard while a dialog is open', async () => {
  const { show } = await open();
  show({ kind: 'error', text: 'Failed to update the status.' });

  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update the status.');
});

it('the notice of a topic shows work under way, gives way to the next one, and goes when it is settled', async () => {
  const { person, show, tell } = await open();
  const event = { type: 'test/finish' };
  show({ kind: 'error', text: 'Half done', offer: { event, label: 'Check again' }, topic: 'move' });
  await person.click(await screen.findByRole('button', { name: 'Check again' }));
  expect(screen.getByRole('button', { name: 'Check again' })).toBeDisabled();
  show({ kind: 'error', text: 'Still half done', offer: { event }, topic: 'move' });

  expect(screen.getByRole('alert')).toHaveTextContent('Still half done');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
  tell(topicClosed('move'));

  expect(screen.queryByRole('alert')).toBeNull();
});

it('a notice of a topic stays until that is settled, others go by themselves', async () => {
  jest.useFakeTimers();
  const { show } = await open();
  show({ kind: 'error', text: 'Half done', offer: { event: { type: 'test/finish' } }, topic: 'move' });
  show({ kind: 'error', text: 'Failed to update the status.' });
  expect(screen.getAllByRole('alert')).toHaveLength(2);
  pass(60 * 60_000);

  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Half done'),
  ]);
  jest.useRealTimers();
});

const offer = { event: { type: 'test/show' }, label: 'Show' };
const undo = { event: noticeShown({ kind: 'success', text: 'Pending again.' }), label: 'Undo' };
const undoable = { kind: 'success', text: 'Accepted.', offer: undo, topic: 'row', closesAfterMs: 10_000 } as const;

it.each([
  ['a success goes after 6 seconds', { kind: 'success' }, 6_000],
  ['a success that offers something stays for 20 seconds', { kind: 'success', offer }, 20_000],
  ['a failure stays for 20 seconds', { kind: 'error' }, 20_000],
  ['what can be undone for ten goes after that, although it has a topic', undoable, 10_000],
] as const)('%s', async (_, notice, stay) => {
  jest.useFakeTimers();
  const { show } = await open();
  show({ ...notice, text: 'Moved.' });
  pass(stay - 1);
  expect(screen.getByText('Moved.')).toBeVisible();
  pass(1);

  expect(screen.queryByText('Moved.')).toBeNull();
  jest.useRealTimers();
});

describe('a notice that can be undone for ten seconds', () => {
  const shown = async () => {
    const page = await open();
    page.show(undoable);
  };
  stopTime();

  it.each([
    ['the pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['the focus', fireEvent.focus, fireEvent.blur],
  ])('waits while %s is on it, and goes when its time is over', async (_, enter, leave) => {
    await shown();
    pass(6_000);
    enter(screen.getByRole('status'));
    pass(60_000);
    expect(screen.getByText('Accepted.')).toBeVisible();
    leave(screen.getByRole('status'));
    pass(3_999);
    expect(screen.getByText('Accepted.')).toBeVisible();
    pass(1);

    expect(screen.queryByText('Accepted.')).toBeNull();
  });

  it('goes at once when it is undone', async () => {
    await shown();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));

    expect(screen.queryByText('Accepted.')).toBeNull();
    expect(screen.getByText('Pending again.')).toBeVisible();
  });
});

it('a notice that leads elsewhere leaves a typed form on screen, and is still there afterwards', async () => {
  const { person, show, store, closeForm } = await open({ isDirty: true });
  show({ kind: 'error', text: 'Not saved', ...offerToGoBack('test/save', place) });
  await person.click(await screen.findByRole('button', { name: 'Go back to it' }));

  expect(await screen.findByRole('alertdialog', { name: 'Discard what you typed?' })).toBeVisible();
  expect(selectAddress(store.getState())).not.toEqual(place);
  await person.click(screen.getByRole('button', { name: 'Yes, discard' }));
  closeForm();
  await person.click(screen.getByRole('button', { name: 'Go back to it' }));

  expect(selectAddress(store.getState())).toEqual(place);
  expect(screen.queryByText('Not saved')).toBeNull();
});

it('a notice that repeats something asks nothing of a form', async () => {
  const { person, show } = await open({ isDirty: true });
  show({ kind: 'error', text: 'Not deleted', offer: { event: { type: 'test/repeat' } } });
  await person.click(await screen.findByRole('button', { name: 'Retry' }));

  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.queryByText('Not deleted')).toBeNull();
});

it('a notice names whom it concerns before its sentence', async () => {
  const { show } = await open();
  show({ kind: 'success', concerns: 'Khalid Al Zaabi, Mon 23 Nov 15:00:', text: 'Saved.' });

  expect(screen.getByRole('status')).toHaveTextContent(/^Khalid Al Zaabi, Mon 23 Nov 15:00:Saved\.$/);
  expect(screen.getByText('Saved.')).toBeVisible();
});

it('notices say how much room they take, and give it back', async () => {
  let resized: ResizeObserverCallback = () => undefined;
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
    resized = callback;
    return { observe: jest.fn(), unobserve: jest.fn(), disconnect: jest.fn() };
  });
  const room = () => document.documentElement.style.getPropertyValue('--notice-room');
  const height = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  const resize = (pixels: number) => {
    height.mockReturnValue({ height: pixels } as DOMRect);
    resized([], {} as ResizeObserver);
  };
  const { unmount } = await open();

  resize(99.5);
  expect(room()).toBe('116px');
  resize(0);
  expect(room()).toBe('');
  unmount();
  expect(room()).toBe('');
});
