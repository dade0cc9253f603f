import { currentMoment } from '#client/lib/dates';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { selectChangeable, selectItems, selectReplaced } from '#client/sections/appointments/many/changeable';
import { bulkActionChosen, bulkUndoChosen } from '#client/sections/appointments/many/events';
import {
  askBeforeRestoring,
  changeMany,
  changingMany,
  keepUndoneChosen,
  offerUndo,
} from '#client/sections/appointments/many/sagas/changeMany';
import { rowsUnchosen, selectionNarrowed } from '#client/sections/appointments/selection/events';
import { statusMessages } from '#client/sections/appointments/status/messages';
import { replacePlan } from '#client/state/fanOut/replacePlan';
import { makeAppointment, TODAY } from '#test/support/builders/clinic';
import { testSaga } from '#test/support/sagas/testSaga';

const embedded = { local_doctor: 21, local_user: 11, local_location: 31 };
const pending = { ...makeAppointment({ id: 7 }), ...embedded, status: 'pending' };
const change = { id: 7, from: 'pending', to: 'confirmed' };
const items = [{ id: '7', label: 'Layla Haddad', payload: change }];

it.each([
  ['accept', 'pending', 'confirmed'],
  ['restore', 'rejected', 'confirmed'],
] as const)('to %s many sends one call each, and leaves those chosen that are sent', (action, from, to) => {
  const one = { ...pending, status: from };
  const known = testSaga(changeMany, bulkActionChosen(action))
    .next()
    .call(currentMoment)
    .next(new Date(2026, 10, 21, 8, 0))
    .select(selectChangeable, TODAY)
    .next({ accept: [], reject: [], cancel: [], restore: [], [action]: [one] });
  const wanted = action === 'restore' ? known.call(askBeforeRestoring, [one], TODAY).next(true) : known;
  wanted
    .select(selectItems, [{ id: 7, from, to }])
    .next(items)
    .call(replacePlan, changingMany, appointmentKeys.many, items, {
      begun: selectionNarrowed(['7']),
      other: appointmentKeys.undoMany,
    })
    .next()
    .isDone();
});

it('nothing is asked before appointments are restored that nothing has taken the place of', () => {
  testSaga(askBeforeRestoring, [pending], TODAY).next().select(selectReplaced, [pending], TODAY).next(0).returns(true);
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
