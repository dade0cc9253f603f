import { rescheduleOpened } from '#client/sections/appointments/list/events';
import { rescheduleMessages as messages } from '#client/sections/appointments/move/late/messages';
import { draft, noticesIn, playMove, rejected, statusesIn, submitted } from '#test/support/builders/moves';

it('a move that is confirmed before its code is there is made once, when that has come', async () => {
  const { state, sent } = await playMove({ events: [rescheduleOpened(7), submitted, submitted] });

  expect(sent).toEqual([rejected, [draft]]);
  expect(statusesIn(state)).toEqual({ 7: 'rejected', 8: 'pending' });
  expect(noticesIn(state)).toEqual([['success', messages.done]]);
});
