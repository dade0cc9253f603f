import { say } from '#client/lib/text';
import { bulkUndoChosen } from '#client/sections/appointments/many/events';
import { manyMessages } from '#client/sections/appointments/many/late/messages';
import { offerSetBack } from '#client/sections/appointments/many/late/sagas/undoMany';

const back = { id: 7, from: 'confirmed', to: 'pending' };

describe('what is offered after an undo', () => {
  const row = (payload: typeof back, isOverruling: boolean) => ({
    id: '7',
    label: '',
    outcome: 'added' as const,
    reason: null,
    payload: { ...payload, isOverruling },
  });

  it('is to set back what another desk had made since', () => {
    const overruled = { ...back, from: 'cancelled' };

    expect(offerSetBack([row(back, false), row(overruled, true)])).toMatchObject({
      detail: say(manyMessages.changedSince, { count: 1 }),
      offer: { event: bulkUndoChosen([overruled]), label: say(manyMessages.setBack, { count: 1 }) },
    });
  });

  it.each([
    ['no other desk has changed anything', row(back, false)],
    ['another desk had undone it already', row({ ...back, from: 'pending' }, true)],
  ])('is nothing where %s', (_, made) => expect(offerSetBack([made])).toBeNull());
});
