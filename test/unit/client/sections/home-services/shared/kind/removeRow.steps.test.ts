import { therapistsApi } from '#client/api/homeServices/staff';
import { askWithComing } from '#client/features/coming-visits';
import { say } from '#client/lib/text';
import { homeMessages } from '#client/sections/home-services/messages';
import { REMOVING } from '#client/sections/home-services/shared/kind/defineKind';
import { refreshLists } from '#client/sections/home-services/shared/kind/sagas/lists';
import { forgetRows, removalOfRow, removeRow } from '#client/sections/home-services/shared/kind/sagas/removeRow';
import { askConfirmation } from '#client/state/confirmations';
import { selectIsUnknown } from '#client/state/writes/unknown';
import { refusal } from '#test/support/builders/faults';
import { showing, testSaga } from '#test/support/sagas/testSaga';

const message = (text: string) => ({ id: `test.${text}`, defaultMessage: text });
const texts = {
  ...REMOVING,
  title: message('Delete {name}?'),
  confirmLabel: message('Delete'),
  consequence: message('Its hours go with it.'),
  removed: message('{name} was deleted.'),
  removeFailed: message('{name} was not deleted.'),
};
const kind = { name: 'therapist', entity: { kind: 'therapists' }, list: therapistsApi.list };
const removal = { remove: therapistsApi.remove, texts };

describe('removing a row', () => {
  const steps = testSaga(removeRow, kind, removal, { id: 7, name: 'Noor' })
    .next()
    .call(askConfirmation, {
      title: say(texts.title, { name: 'Noor' }),
      text: homeMessages.cannotBeUndone,
      consequences: [texts.consequence],
      confirmLabel: texts.confirmLabel,
      isDestructive: true,
    })
    .save('the question is asked')
    .next(true)
    .select(selectIsUnknown, 'homeServices/therapist/remove/7')
    .next(false)
    .call(removalOfRow.send, kind, removal, 7)
    .save('it is removed');

  it('takes it out of the store, has the lists read anew, and says so', () => {
    steps
      .restore('it is removed')
      .next()
      .call(forgetRows, kind, [7])
      .next()
      .call(refreshLists, 'therapist')
      .next()
      .inspect(showing({ kind: 'success', text: say(texts.removed, { name: 'Noor' }) }))
      .next()
      .isDone();
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

it('asks as well how many appointments are to come, where its kind may have some', () => {
  const question = {
    title: say(texts.title, { name: 'Noor' }),
    text: homeMessages.cannotBeUndone,
    consequences: [texts.consequence],
    confirmLabel: texts.confirmLabel,
    isDestructive: true,
  };
  testSaga(removeRow, kind, { ...removal, whoseVisits: (name: string) => ({ name }) }, { id: 7, name: 'Noor' })
    .next()
    .call(askWithComing, question, { name: 'Noor' })
    .next(false)
    .isDone();
});

it.each([
  [true, 'deleted'],
  [false, null],
])('a row whose removal has lost its answer is gone where its kind says so: %p', (isThat, end) => {
  const isGone = jest.fn();
  testSaga(removalOfRow.find, kind, { ...removal, isGone }, 7)
    .next()
    .call(isGone, 7)
    .next(isThat)
    .returns(end);
});
