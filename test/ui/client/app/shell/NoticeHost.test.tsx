import { act, fireEvent, screen, within } from '@testing-library/react';

import { NoticeHost } from '#client/app/shell/NoticeHost';
import { selectAddress } from '#client/state/address';
import { noticeShown, offerToGoBack, topicClosed } from '#client/state/notices';
import { versionsCompared } from '#client/state/version';
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

const offer = { event: { type: 'test/show' }, label: 'Show' };
const undo = { event: noticeShown({ kind: 'success', text: 'Pending again.' }), label: 'Undo' };
const undoable = { kind: 'success', text: 'Accepted.', offer: undo, topic: 'row', closesAfterMs: 10_000 } as const;

it.each([
  ['a success goes after 5 seconds', { kind: 'success' }, 5_000],
  ['what is worth knowing goes as soon', { kind: 'info' }, 5_000],
  ['a success that offers something goes after 10', { kind: 'success', offer }, 10_000],
  ['what can be undone goes after 10, although it has a topic', undoable, 10_000],
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

it.each([
  ['a failure', { kind: 'error' }],
  ['one that can be tried again', { kind: 'error', offer }],
  ['a success of a topic', { kind: 'success', topic: 'move' }],
] as const)('%s stays until somebody closes it', async (_, notice) => {
  jest.useFakeTimers();
  const { show } = await open();
  show({ ...notice, text: 'Not deleted.' });
  pass(60 * 60_000);
  expect(screen.getByText('Not deleted.')).toBeVisible();
  const card = screen.getByText('Not deleted.').closest<HTMLElement>('[role]')!;
  fireEvent.click(within(card).getByRole('button', { name: 'Close' }));

  expect(screen.queryByText('Not deleted.')).toBeNull();
  jest.useRealTimers();
});

it('two notices at most are on screen, the newest; an older failure comes back once there is room', async () => {
  jest.useFakeTimers();
  const { show, tell } = await open();
  const visible = () =>
    screen
      .getAllByText(/^(One|Two|Three|Four)$/)
      .filter((one) => !one.closest('[hidden]'))
      .map(({ textContent }) => textContent);
  show({ kind: 'error', text: 'One' });
  show({ kind: 'success', text: 'Two' });
  show({ kind: 'error', text: 'Three', topic: 'three' });
  show({ kind: 'success', text: 'Four' });
  expect(visible()).toEqual(['Three', 'Four']);
  pass(5_000);
  expect(visible()).toEqual(['One', 'Three']);
  tell(versionsCompared(true));
  expect(visible()).toEqual(['Three']);
  tell(topicClosed('three'));

  expect(visible()).toEqual(['One']);
  jest.useRealTimers();
});

describe('a notice that can be undone for ten seconds', () => {
  const shown = async () => {
    const page = await open();
    page.show(undoable);
  };
  stopTime();

  it.each([
    ['the pointer', fireEvent.pointerMove, fireEvent.pointerLeave],
    ['the focus', fireEvent.focus, fireEvent.blur],
  ])('waits while %s is on it, and goes when its time is over', async (_, enter, leave) => {
    await shown();
    pass(6_000);
    enter(screen.getByText('Undo'));
    pass(60_000);
    expect(screen.getByText('Accepted.')).toBeVisible();
    leave(screen.getByText('Undo'));
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
