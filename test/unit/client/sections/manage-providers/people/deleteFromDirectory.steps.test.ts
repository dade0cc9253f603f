import { providers } from '#client/entities/clinic';
import { entitiesRemoved } from '#client/entities/entityStore';
import { askWithComing } from '#client/features/coming-visits';
import { say } from '#client/lib/text';
import { deletionChosen, providerChosen } from '#client/sections/manage-providers/directory/events';
import { manageProvidersKeys } from '#client/sections/manage-providers/directory/keys';
import { directoryMessages } from '#client/sections/manage-providers/directory/messages';
import { selectDetailsId, selectWhose } from '#client/sections/manage-providers/directory/selectors';
import { deleteFromDirectory, deletingOne } from '#client/sections/manage-providers/people/sagas/deleteFromDirectory';
import { selectIsUnknown } from '#client/state/writes/unknown';
import { uiMessages } from '#client/ui/language/messages';
import { showing, testSaga } from '#test/support/sagas/testSaga';

describe('deleting a provider', () => {
  const steps = testSaga(
    deleteFromDirectory,
    deletionChosen({ kind: 'provider', id: 41, name: 'Marina', doctors: 9, slots: 120 }),
  )
    .next()
    .select(selectWhose, 'provider', 41)
    .next({ accountId: 6, locationIds: [31] })
    .call(
      askWithComing,
      {
        title: directoryMessages.confirmTitle,
        text: say(directoryMessages.confirmText, { name: 'Marina' }),
        consequences: [
          say(directoryMessages.goesDoctors, { count: 9 }),
          say(directoryMessages.goesSlots, { count: 120 }),
          directoryMessages.goesLocations,
        ],
        confirmLabel: uiMessages.delete,
        isDestructive: true,
      },
      { accountId: 6, locationIds: [31] },
    )
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
      .inspect(showing({ kind: 'success', text: say(directoryMessages.deleted, { name: 'Marina' }) }))
      .next()
      .isDone();
  });
});
