import { fireEvent } from '@testing-library/react';

import { watchTyping } from '#client/features/session/lock/typing';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const press = () => fireEvent.keyDown(document.body, { key: 'k' });

it('typing is over two seconds after the last key, wherever it was pressed', async () => {
  const typing = watchTyping();
  const over = jest.fn();
  press();
  void typing.untilOver().then(over);
  await jest.advanceTimersByTimeAsync(1900);
  press();
  await jest.advanceTimersByTimeAsync(1900);
  expect(over).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(100);
  expect(over).toHaveBeenCalled();
  typing.stop();
});

it('nobody types before the first key, nor is it heard of once nobody listens', async () => {
  const typing = watchTyping();
  await typing.untilOver();
  typing.stop();
  press();
  await typing.untilOver();
});
