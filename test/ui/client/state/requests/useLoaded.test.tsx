import { screen } from '@testing-library/react';

import { requestFailed } from '#client/state/requests/requests';
import { useLoaded } from '#client/state/requests/useLoaded';
import { makeFailure } from '#test/support/builders/faults';
import { renderWithStore } from '#test/support/page/renderWithStore';

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
  const { sent, rerender, ...page } = renderWithStore(<List id={id} />);
  return {
    ...page,
    show: (other: number | null) => rerender(<List id={other} />),
    asked: () => sent.mock.calls.map(([event]) => event).filter(({ type }) => type === 'test/opened'),
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
  const { tell, press, asked } = open(7);
  tell(requestFailed({ key: 'test/list', failure: makeFailure('refused') }));
  await press('Retry');

  expect(asked()).toEqual([opened(7), opened(7)]);
});
