import { refreshLists } from '#client/sections/home-services/shared/kind/sagas/lists';
import { saveForm, tellSaveGoesOn } from '#client/sections/home-services/shared/kind/sagas/saveForm';
import { updateItem } from '#client/sections/home-services/shared/saving/sagas/saveItem';
import { refusal } from '#test/support/builders/faults';
import { showing, testSaga } from '#test/support/sagas/testSaga';

const message = (text: string) => ({ id: `test.${text}`, defaultMessage: text });
const kind = { name: 'therapist', keys: { save: 'test/save' } };
const calls = { create: jest.fn(), update: jest.fn(), findSimilar: jest.fn(), readTranslations: jest.fn() };
const form = {
  create: jest.fn(),
  calls,
  texts: {
    saving: message('saving'),
    stillSaving: message('still saving'),
    saved: message('saved'),
    saveFailed: message('failed'),
  },
};
const body = { name: 'Noor' };
const draft = { body };

describe('saving a form', () => {
  const steps = testSaga(saveForm<typeof body>, kind, form, { draft })
    .next()
    .call(form.create, 'test/save', calls, draft)
    .save('it is created');

  it('says that it is saved, and has the lists read anew', () => {
    steps
      .restore('it is created')
      .next()
      .inspect(showing({ kind: 'success', text: form.texts.saved }))
      .next()
      .call(refreshLists, 'therapist')
      .next()
      .isDone();
  });

  it('says nothing of the kind when it is refused', () => {
    const refused = refusal();

    expect(() => steps.restore('it is created').throw(refused)).toThrow(refused);
  });

  it('of a thing there is updates that', () => {
    testSaga(saveForm<typeof body>, kind, form, { draft, id: 7 })
      .next()
      .call(updateItem, 'test/save', calls, 7, draft)
      .next()
      .inspect(showing({ kind: 'success', text: form.texts.saved }));
  });

  it('that was left says that it goes on', () => {
    testSaga(tellSaveGoesOn, form.texts)
      .next()
      .inspect(showing({ kind: 'success', text: form.texts.stillSaving }))
      .next()
      .isDone();
  });
});
