import { currentMoment } from '#client/lib/dates';
import { say } from '#client/lib/text';
import { overlapMessages } from '#client/sections/appointments/clashes/late/messages';
import { selectOverlapping } from '#client/sections/appointments/clashes/late/overlaps';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import type { StatusChange } from '#client/sections/appointments/list/statusActions';
import {
  bulkActionChosen,
  bulkUndoChosen,
  rowsUnchosen,
  selectionNarrowed,
} from '#client/sections/appointments/many/events';
import { selectChangeable, selectItems } from '#client/sections/appointments/many/late/changeable';
import { manyMessages } from '#client/sections/appointments/many/late/messages';
import {
  askBeforeMany,
  changeMany,
  changingMany,
  keepUndoneChosen,
  offerUndo,
} from '#client/sections/appointments/many/late/sagas/changeMany';
import { selectChosenKeys } from '#client/sections/appointments/many/selectors';
import { ACTIONS } from '#client/sections/appointments/status/late/actions';
import { statusMessages } from '#client/sections/appointments/status/late/messages';
import { askConfirmation } from '#client/state/confirmations';
import { runFanOut } from '#client/state/fanOut/runFanOut';
import { ledgerClosed } from '#client/state/fanOutEvents';
import { makeAppointment, TODAY } from '#test/support/builders/clinic';
import { testSaga } from '#test/support/sagas/testSaga';

const embedded = { local_doctor: 21, local_user: 11, local_location: 31 };
const pending = { ...makeAppointment({ id: 7 }), ...embedded, status: 'pending' };
const changeable = { accept: [pending], reject: [pending], cancel: [], restore: [] };
const change = { id: 7, from: 'pending', to: 'confirmed' };
const items = [{ id: '7', label: 'Layla Haddad', payload: change }];

describe('changing many', () => {
  const steps = testSaga(changeMany, bulkActionChosen('accept'))
    .next()
    .call(currentMoment)
    .next(new Date(2026, 10, 21, 8, 0))
    .select(selectChangeable, TODAY)
    .save('it is known which may change')
    .next(changeable)
    .call(askBeforeMany, 'accept', [pending], TODAY)
    .save('one question is asked');

  it('sends one call each, and leaves those chosen that are sent', () => {
    steps
      .restore('one question is asked')
      .next(true)
      .select(selectItems<StatusChange>, [change])
      .next(items)
      .put(ledgerClosed(appointmentKeys.undoMany))
      .next()
      .put(selectionNarrowed(['7']))
      .next()
      .call(runFanOut, changingMany, appointmentKeys.many, items)
      .next()
      .isDone();
  });
});

describe('the question before many are changed', () => {
  const question = (action: 'accept' | 'reject' | 'cancel', consequences: object[]) => ({
    title: say(ACTIONS[action].ofMany.title, { count: 1 }),
    text: say(manyMessages.question, { count: 1, total: 2 }),
    consequences,
    confirmLabel: say(ACTIONS[action].ofMany.confirm, { count: 1 }),
    declineLabel: manyMessages.decline,
    isDestructive: ['cancel', 'reject'].includes(action),
  });
  const chosen = new Set(['7', '8']);

  it.each([
    ['accept', 'confirmed', ['7'], [say(overlapMessages.many, { count: 1 })]],
    ['reject', 'rejected', [], []],
    ['cancel', 'cancelled', [], []],
  ] as const)('to %s them names their number, whether it harms, and what overlaps', (action, to, overlapping, said) => {
    testSaga(askBeforeMany, action, [pending], TODAY)
      .next()
      .select(selectChosenKeys)
      .next(chosen)
      .select(selectOverlapping, [{ ...change, to }])
      .next(new Set(overlapping))
      .call(askConfirmation, question(action, [...said]))
      .next(true)
      .returns(true);
  });
});

it('all stay chosen where the ledger of their change was closed meanwhile', () => {
  testSaga(keepUndoneChosen).next().next(undefined).put(rowsUnchosen([])).next().isDone();
});

describe('what is offered after many were changed', () => {
  const row = (payload: typeof change) => ({ id: '7', label: '', outcome: 'added' as const, reason: null, payload });

  it('is to undo those that were', () =>
    expect(offerUndo([row(change)])).toMatchObject({
      offer: { event: bulkUndoChosen([change]), label: statusMessages.undo },
      closesAfterMs: 10_000,
    }));

  it.each([
    ['none was', []],
    ['another desk had changed them so already', [row({ ...change, from: 'confirmed' })]],
  ])('is nothing when %s', (_, rows) => expect(offerUndo(rows)).toBeNull());
});
