import { runSaga, stdChannel, type Task } from 'redux-saga';

import { callsHeldUntil } from '#client/device/hold';
import { passwordNeeded, tokenRenewed } from '#client/state/session';
import { askPatiently } from '#client/state/writes/askPatiently';
import { connectionLost, refusal } from '#test/support/builders/faults';

beforeEach(() => {
  jest.useFakeTimers({ now: 1000 });
});
afterEach(() => {
  jest.useRealTimers();
});

const noRoom = (after?: string) => refusal(429, {}, after === undefined ? {} : { 'retry-after': after });

/** Books, while these answers come in turn; `life` is that of the token. */
function booking(answers: readonly (Error | number)[], life: object | null = null) {
  const left = [...answers];
  const sentAt: number[] = [];
  const said: unknown[] = [];
  const channel = stdChannel();
  const book = () => {
    sentAt.push(Date.now() - 1000);
    const next = left.shift() ?? 0;
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  };
  const io = { channel, dispatch: (event: unknown) => said.push(event), getState: () => ({ session: { life } }) };
  const task: Task = runSaga(io, askPatiently<[], number>, book);
  return { sentAt, said, channel, task };
}

it('is made again once there is room, after the time that is asked for, or after 2, 4 … seconds', async () => {
  const { sentAt, task } = booking([noRoom('7'), noRoom(), noRoom(), 8]);
  await jest.advanceTimersByTimeAsync(60_000);

  expect(await task.toPromise()).toEqual({ is: 'accepted', value: 8 });
  expect(sentAt).toEqual([0, 7000, 11_000, 19_000]);
});

it.each([
  ['is refused', refusal(409)],
  ['is to wait for long', noRoom('301')],
  ['is lost', connectionLost()],
])('is told at once that it %s', async (_, error) => {
  const { sentAt, task } = booking([error]);

  expect(await task.toPromise()).toMatchObject({ error });
  expect(sentAt).toEqual([0]);
});

it('asks for the password first where the session would not last, and is never made once that has ended', async () => {
  const { sentAt, said, channel, task } = booking([noRoom('7'), 8], { since: -20_000, lasts: 30_000 });
  await jest.advanceTimersByTimeAsync(60_000);
  expect([said, sentAt]).toEqual([[passwordNeeded()], [0]]);
  channel.put(tokenRenewed('another', null));
  await jest.advanceTimersByTimeAsync(1000);
  expect(callsHeldUntil()).not.toBeNull();
  task.cancel();
  await jest.advanceTimersByTimeAsync(60_000);

  expect([sentAt, callsHeldUntil()]).toEqual([[0], null]);
});
