import { therapistsApi } from '#client/api/homeServices/staff';
import { entitiesRemoved } from '#client/entities/entityStore';
import { say } from '#client/lib/text';
import { messages } from '#client/sections/home-services/messages';
import { refreshLists } from '#client/sections/home-services/shared/resource/sagas/lists';
import { removeRow } from '#client/sections/home-services/shared/resource/sagas/removeRow';
import { askConfirmation } from '#client/state/confirmations';
import { refusal } from '#test/support/builders/faults';
import { showing, testSaga } from '#test/support/sagas/testSaga';

const message = (text: string) => ({ id: `test.${text}`, defaultMessage: text });
const texts = {
  title: message('Delete {name}?'),
  confirmLabel: message('Delete'),
  consequence: message('Its hours go with it.'),
  removed: message('{name} was deleted.'),
  removeFailed: message('{name} was not deleted.'),
};
const resource = { name: 'therapist', entity: { kind: 'therapists' } };
const { remove } = therapistsApi;

describe('removing a row', () => {
  const steps = testSaga(removeRow, resource, { remove, texts }, { id: 7, name: 'Noor' })
    .next()
    .call(askConfirmation, {
      title: say(texts.title, { name: 'Noor' }),
      text: messages.cannotBeUndone,
      consequences: [texts.consequence],
      confirmLabel: texts.confirmLabel,
      isDestructive: true,
    })
    .save('the question is asked')
    .next(true)
    .call(remove, 7)
    .save('it is removed');

  it('takes it out of the store, has the lists read anew, and says so', () => {
    steps
      .restore('it is removed')
      .next()
      .put(entitiesRemoved({ kind: 'therapists', ids: [7] }))
      .next()
      .call(refreshLists, 'therapist')
      .next()
      .inspect(showing({ kind: 'success', text: say(texts.removed, { name: 'Noor' }) }))
      .next()
      .isDone();
  });

  it('that is gone already is what was wanted', () => {
    steps
      .restore('it is removed')
      .throw(refusal(404))
      .put(entitiesRemoved({ kind: 'therapists', ids: [7] }));
  });

  it('that is refused has the lists read anew before it fails, for they may be older', () => {
    const refused = refusal();
    const failing = steps.restore('it is removed').throw(refused).call(refreshLists, 'therapist');

    expect(() => failing.next()).toThrow(refused);
  });

  it('sends nothing when the question is declined', () => {
    steps.restore('the question is asked').next(false).isDone();
  });
});
