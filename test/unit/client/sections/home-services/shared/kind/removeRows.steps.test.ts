import { therapistsApi } from '#client/api/homeServices/staff';
import { entitiesRemoved } from '#client/entities/entityStore';
import { say } from '#client/lib/text';
import { messages } from '#client/sections/home-services/messages';
import { refreshLists } from '#client/sections/home-services/shared/kind/sagas/lists';
import { findGone, removalOfRow } from '#client/sections/home-services/shared/kind/sagas/removeRow';
import { removalOfRows, removeRows } from '#client/sections/home-services/shared/kind/sagas/removeRows';
import { therapistKind } from '#client/sections/home-services/staff/resources';
import { askConfirmation } from '#client/state/confirmations';
import { runFanOut } from '#client/state/fanOut/runFanOut';
import { refusal } from '#test/support/builders/faults';
import { testSaga } from '#test/support/sagas/testSaga';

const kind = { name: 'therapist', entity: { kind: 'therapists' }, list: therapistsApi.list };
const removal = { ...therapistKind.removal!, remove: therapistsApi.remove };
const removing = removalOfRows(kind, removal);
const noor = { id: 7, name: 'Noor' };
const omar = { id: 8, name: 'Omar' };

describe('removing several rows', () => {
  const steps = testSaga(removeRows, removing, 'key', [noor, omar])
    .next()
    .call(askConfirmation, {
      title: say(messages.deleteManyTitle, { count: 2 }),
      text: messages.cannotBeUndone,
      confirmLabel: messages.deleteConfirm,
      isDestructive: true,
    })
    .save('one question is asked');

  it('sends one call a row', () => {
    steps
      .restore('one question is asked')
      .next(true)
      .call(runFanOut, removing, 'key', [
        { id: '7', label: 'Noor', payload: noor },
        { id: '8', label: 'Omar', payload: omar },
      ])
      .next()
      .isDone();
  });

  it('sends nothing when the question is declined', () => {
    steps.restore('one question is asked').next(false).isDone();
  });
});

describe('one of several rows', () => {
  const steps = testSaga(removing.send, noor).next().call(removalOfRow.send, kind, removal, 7).save('it is sent');

  it('leaves the store once it is gone', () => {
    steps
      .restore('it is sent')
      .next(true)
      .put(entitiesRemoved({ kind: 'therapists', ids: [7] }))
      .next()
      .returns('added');
  });

  it('stays when it is refused', () => {
    const refused = refusal();

    expect(() => steps.restore('it is sent').throw(refused)).toThrow(refused);
  });
});

it('rows whose answers were lost are looked for together, and leave the store where they are gone', () => {
  const lost = [noor, omar].map((payload) => ({
    id: String(payload.id),
    label: payload.name,
    payload,
    outcome: 'lost' as const,
    reason: null,
  }));
  testSaga(removing.findLost!, lost)
    .next()
    .call(findGone, kind, removal, [7, 8])
    .next([7])
    .put(entitiesRemoved({ kind: 'therapists', ids: [7] }))
    .next()
    .returns(new Map([['7', { outcome: 'added' }]]));
});

it('has the lists read anew after a round', () => {
  testSaga(removing.after!, noor, [noor, omar]).next().call(refreshLists, 'therapist').next().isDone();
});
