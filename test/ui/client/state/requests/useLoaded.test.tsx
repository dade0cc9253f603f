import { act, screen } from '@testing-library/react';
import { Provider } from 'react-redux';

import { createStore } from '#client/app/store';
import { requestFailed } from '#client/state/requests/requests';
import { useLoaded } from '#client/state/requests/useLoaded';
import { makeFailure } from '#test/support/builders/faults';
import { renderPage } from '#test/support/page/renderPage';

const opened = (id: number) => ({ type: 'test/opened', payload: { id } });

function List({ id }: { id: number | null }) {
  const { failure, reload } = useLoaded('test/list', id === null ? null : opened(id));
  return (
    <button type="button" onClick={reload}>
      {failure ? 'Retry' : 'Refresh'}
    </button>
  );
}

/** A list on screen, and what was asked for since. */
function open(id: number | null) {
  const store = createStore();
  const asked = jest.spyOn(store, 'dispatch');
  const page = (shown: number | null) => (
    <Provider store={store}>
      <List id={shown} />
    </Provider>
  );
  const { person, rerender } = renderPage(page(id));
  return {
    store,
    person,
    show: (other: number | null) => {
      rerender(page(other));
    },
    asked: () => asked.mock.calls.map(([event]) => event),
  };
}

it('asks once when it comes on screen, and again only for something else', () => {
  const { show, asked } = open(7);
  show(7);
  expect(asked()).toEqual([opened(7)]);
  show(8);

  expect(asked()).toEqual([opened(7), opened(8)]);
});

it('asks for nothing while there is nothing to ask for', async () => {
  const { person, show, asked } = open(null);
  await person.click(screen.getByRole('button'));
  expect(asked()).toEqual([]);
  show(7);

  expect(asked()).toEqual([opened(7)]);
});

it('asks once more when it is told to, such as after a failure', async () => {
  const { store, person, asked } = open(7);
  act(() => {
    store.dispatch(requestFailed({ key: 'test/list', failure: makeFailure('refused') }));
  });
  await person.click(await screen.findByRole('button', { name: 'Retry' }));

  expect(asked().filter(({ type }) => type === 'test/opened')).toEqual([opened(7), opened(7)]);
});
