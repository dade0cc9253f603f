import { say } from '#client/lib/text';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { bulkUndoChosen } from '#client/sections/appointments/many/events';
import { selectItems } from '#client/sections/appointments/many/late/changeable';
import { manyMessages } from '#client/sections/appointments/many/late/messages';
import { offerSetBack, undoingMany, undoMany } from '#client/sections/appointments/many/late/sagas/undoMany';
import { runFanOut } from '#client/state/fanOut/runFanOut';
import { ledgerClosed } from '#client/state/fanOutEvents';
import { testSaga } from '#test/support/sagas/testSaga';

const back = { id: 7, from: 'confirmed', to: 'pending' };

it('many changes are undone by the reverse of each', () => {
  const items = [{ id: '7', label: 'Layla Haddad', payload: back }];
  testSaga(undoMany, bulkUndoChosen([{ id: 7, from: 'pending', to: 'confirmed' }]))
    .next()
    .put(ledgerClosed(appointmentKeys.many))
    .next()
    .select(selectItems, [back])
    .next(items)
    .call(runFanOut, undoingMany, appointmentKeys.undoMany, items)
    .next()
    .isDone();
});

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
  ])('is nothing where %s', (_, made) => {
    expect(offerSetBack([made])).toBeNull();
  });
});
