import { act, screen } from '@testing-library/react';
import { Provider } from 'react-redux';

import { NoticeHost } from '../../../../src/client/app/NoticeHost';
import { createStore } from '../../../../src/client/app/store';
import { noticeShown, topicClosed } from '../../../../src/client/state/notices';
import { Modal } from '../../../../src/client/ui/Modal';
import { renderPage } from '../../../support/renderPage';

function open() {
  const store = createStore();
  const { person } = renderPage(
    <Provider store={store}>
      <NoticeHost />
      <Modal title="A form" isOpen onClose={jest.fn()}>Fields</Modal>
    </Provider>,
  );
  return { person, show: (notice: Parameters<typeof noticeShown>[0]) => { act(() => { store.dispatch(noticeShown(notice)); }); }, store };
}

it('a notice is heard while a dialog is open', async () => {
  const { show } = open();
  show({ kind: 'error', text: 'Failed to update the status.' });

  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update the status.');
});

it('the notice of a topic shows that something is being done about it, gives way to the next one, and goes when it is settled', async () => {
  const { person, show, store } = open();
  const event = { type: 'test/finish' };
  show({ kind: 'error', text: 'Half done', offer: { event, label: 'Check again' }, topic: 'move' });
  await person.click(await screen.findByRole('button', { name: 'Check again' }));
  expect(screen.getByRole('button', { name: 'Check again' })).toBeDisabled();
  show({ kind: 'error', text: 'Still half done', offer: { event }, topic: 'move' });

  expect(screen.getByRole('alert')).toHaveTextContent('Still half done');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
  act(() => { store.dispatch(topicClosed('move')); });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a notice of a topic stays until that is settled, others go by themselves', () => {
  jest.useFakeTimers();
  const { show } = open();
  show({ kind: 'error', text: 'Half done', offer: { event: { type: 'test/finish' } }, topic: 'move' });
  show({ kind: 'error', text: 'Failed to update the status.' });
  expect(screen.getAllByRole('alert')).toHaveLength(2);
  act(() => { jest.advanceTimersByTime(24 * 60 * 60_000); });

  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Half done')]);
  jest.useRealTimers();
});
