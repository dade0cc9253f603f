import * as directoryApi from '#client/api/directory';
import { doctors, providers } from '#client/entities/clinic';
import { entitiesRemoved } from '#client/entities/entityStore';
import { say } from '#client/lib/text';
import { deletionChosen, providerChosen } from '#client/sections/manage-providers/events';
import { manageProvidersKeys } from '#client/sections/manage-providers/keys';
import { messages } from '#client/sections/manage-providers/messages';
import { deleteFromDirectory, deletingOne } from '#client/sections/manage-providers/sagas/deleteFromDirectory';
import { selectDetailsId } from '#client/sections/manage-providers/selectors';
import { askConfirmation } from '#client/state/confirmations';
import { selectIsUnknown } from '#client/state/writes/unknown';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { showing, testSaga } from '#test/support/sagas/testSaga';

describe('deleting a provider', () => {
  const steps = testSaga(
    deleteFromDirectory,
    deletionChosen({ kind: 'provider', id: 41, name: 'Marina', doctors: 9, slots: 120 }),
  )
    .next()
    .call(askConfirmation, {
      title: messages.confirmTitle,
      text: say(messages.confirmText, { name: 'Marina' }),
      consequences: [
        say(messages.goesDoctors, { count: 9 }),
        say(messages.goesSlots, { count: 120 }),
        messages.goesLocations,
      ],
      confirmLabel: messages.delete,
      isDestructive: true,
    })
    .save('the question is asked')
    .next(true)
    .select(selectIsUnknown, manageProvidersKeys.delete('provider', 41))
    .next(false)
    .call(deletingOne.send, { kind: 'provider', id: 41 })
    .save('it is deleted');

  it('leaves its page, takes it off every list, and says so', () => {
    steps
      .restore('it is deleted')
      .next()
      .select(selectDetailsId)
      .next('41')
      .put(providerChosen(null))
      .next()
      .put(entitiesRemoved({ kind: providers.kind, ids: [41] }))
      .next()
      .inspect(showing({ kind: 'success', text: say(messages.deleted, { name: 'Marina' }) }))
      .next()
      .isDone();
  });

  it('leaves no page but its own', () => {
    steps
      .restore('it is deleted')
      .next()
      .select(selectDetailsId)
      .next('42')
      .put(entitiesRemoved({ kind: providers.kind, ids: [41] }));
  });

  it('takes nothing away when it is refused', () => {
    const refused = refusal();

    expect(() => steps.restore('it is deleted').throw(refused)).toThrow(refused);
  });

  it('sends nothing when the question is declined', () => {
    steps.restore('the question is asked').next(false).isDone();
  });
});

describe('deleting a doctor', () => {
  it('asks without consequences, and leaves no page', () => {
    testSaga(deleteFromDirectory, deletionChosen({ kind: 'doctor', id: 21, name: 'Omar' }))
      .next()
      .call(askConfirmation, {
        title: messages.confirmTitle,
        text: say(messages.confirmText, { name: 'Omar' }),
        consequences: [],
        confirmLabel: messages.delete,
        isDestructive: true,
      })
      .next(true)
      .select(selectIsUnknown, manageProvidersKeys.delete('doctor', 21))
      .next(false)
      .call(deletingOne.send, { kind: 'doctor', id: 21 })
      .next()
      .put(entitiesRemoved({ kind: doctors.kind, ids: [21] }))
      .next()
      .inspect(showing({ kind: 'success', text: say(messages.deleted, { name: 'Omar' }) }))
      .next()
      .isDone();
  });
});

describe('the call that deletes', () => {
  const target = { kind: 'doctor' as const, id: 21 };
  const sent = testSaga(deletingOne.send, target).next().call(directoryApi.deleteDoctor, 21).save('it is sent');
  const looked = testSaga(deletingOne.find, target).next().call(directoryApi.readDoctor, 21).save('it is looked for');

  it('has done its work when it is answered, and when what it is about was gone before', () => {
    sent.restore('it is sent').next().returns(true);
    sent.restore('it is sent').throw(refusal(404)).returns(true);
  });

  it('has not when it is refused', () => {
    const forbidden = refusal(403);

    expect(() => sent.restore('it is sent').throw(forbidden)).toThrow(forbidden);
  });

  it('has done its work, although its answer was lost, when nothing is found any more, and only then', () => {
    const lost = connectionLost();

    looked.restore('it is looked for').throw(refusal(404)).returns(true);
    looked.restore('it is looked for').next({ id: 21 }).returns(null);
    expect(() => looked.restore('it is looked for').throw(lost)).toThrow(lost);
  });
});
