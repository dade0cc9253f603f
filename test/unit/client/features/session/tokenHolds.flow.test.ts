import { sessionEnded, signedIn, tokenHolds } from '#client/features/session';
import type { SessionRoot } from '#client/features/session/slice';
import { tokenRenewed } from '#client/state/session';
import { afterFlow } from '#test/support/sagas/flow';
import { serve } from '#test/support/sagas/service';

/** Whether a call has been made with a token that was asked for at 1000 and lives 30 seconds, after these events. */
async function isSent(now: number, ...events: Parameters<typeof afterFlow>[0]['events']) {
  const sent: boolean[] = [];
  await afterFlow<SessionRoot>({
    *watcher() {
      const holds = yield* tokenHolds();
      sent.push(holds);
    },
    given: [signedIn('token', 'omar@mawid.example', { since: 1000, lasts: 30_000 })],
    provide: [serve(Date.now, () => now)],
    events,
  });
  return sent;
}

it('a call goes out with a token that lives, waits for the next one, and is given up with the session', async () => {
  expect(await isSent(29_999)).toEqual([true]);
  expect(await isSent(30_000)).toEqual([]);
  expect(await isSent(900_000, tokenRenewed('next', null))).toEqual([true]);
  expect(await isSent(30_000, sessionEnded())).toEqual([false]);
});
