import { screen } from '@testing-library/react';

import { requestFailed, requestStarted, requestSucceeded } from '#client/state/requests/requests';
import { useLoaded } from '#client/state/requests/useLoaded';
import { makeFailure } from '#test/support/builders/faults';
import { renderWithStore } from '#test/support/page/renderWithStore';
import { pass, stopTime } from '#test/support/page/steps';

const opened = (id: number) => ({ type: 'test/opened', payload: { id } });

function List({ id, isOneThing }: { id: number | null; isOneThing?: boolean | undefined }) {
  const { failure, reload } = useLoaded('test/list', id === null ? null : opened(id), isOneThing);
  return (
    <button type="button" onClick={reload}>
      {failure ? 'Retry' : 'Refresh'}
    </button>
  );
}

/** A list on screen, and what was asked for since. */
function open(id: number | null, isOneThing?: boolean) {
  const { sent, rerender, ...page } = renderWithStore(<List id={id} isOneThing={isOneThing} />);
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

describe('where the service has no room for it', () => {
  stopTime();

  const button = () => screen.getByRole('button').textContent;
  const throttled = (waitMs: number | null) =>
    requestFailed({ key: 'test/list', failure: { ...makeFailure('Too many'), throttle: { waitMs } } });

  it.each([
    [310_000, 310_000],
    [null, 60_000],
  ])('what was read before stays, and it is asked for again after its time (%p)', (waitMs, after) => {
    const { tell, asked } = open(7);
    tell(requestStarted('test/list'));
    tell(requestSucceeded('test/list'));
    tell(requestStarted('test/list'));
    tell(throttled(waitMs));
    expect(button()).toBe('Refresh');
    pass(after - 1);
    expect(asked()).toHaveLength(1);
    pass(1);
    expect(asked()).toEqual([opened(7), opened(7)]);
    tell(requestStarted('test/list'));
    tell(throttled(waitMs));
    expect(button()).toBe('Refresh');
    tell(requestFailed({ key: 'test/list', failure: makeFailure('broken') }));
    expect(button()).toBe('Retry');
    pass(1e9);
    expect(asked()).toHaveLength(2);
  });

  it.each([
    ['nothing was read before', true, false],
    ['something else was found before', false, true],
  ])('says so where %s, and asks again all the same', (_, isOneThing, isKnown) => {
    const { tell, asked } = open(7, isOneThing);
    if (isKnown) tell(requestSucceeded('test/list'));
    tell(throttled(9000));
    expect(button()).toBe('Retry');
    pass(9000);
    expect(asked()).toHaveLength(2);
  });
});
