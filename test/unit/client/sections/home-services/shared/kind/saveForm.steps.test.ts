import { rowMade } from '#client/sections/home-services/shared/kind/defineKind';
import { refreshLists } from '#client/sections/home-services/shared/kind/sagas/lists';
import { mergedDraft } from '#client/sections/home-services/shared/kind/sagas/mergedDraft';
import { askAboutName, saveForm, tellSaveGoesOn } from '#client/sections/home-services/shared/kind/sagas/saveForm';
import { updateItem } from '#client/sections/home-services/shared/saving/sagas/saveItem';
import { selectRecord } from '#client/state/forms/steps';
import { refusal } from '#test/support/builders/faults';
import { showing, testSaga } from '#test/support/sagas/testSaga';

const message = (text: string) => ({ id: `test.${text}`, defaultMessage: text });
const kind = { name: 'therapist', keys: { save: 'test/save' } };
const calls = {
  create: jest.fn(),
  update: jest.fn(),
  findSimilar: jest.fn(),
  readNow: jest.fn(),
  readTranslations: jest.fn(),
};
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
const record = { attempt: null, item: null, steps: [] };

describe('saving a form', () => {
  const steps = testSaga(saveForm<typeof body>, kind, form, { draft })
    .next()
    .call(askAboutName, draft)
    .next()
    .call(form.create, 'test/save', calls, draft)
    .save('it is created');

  it('has it shown, says its name and that it is saved, and has the lists read anew', () => {
    steps
      .restore('it is created')
      .next(31)
      .put(rowMade({ kind: 'therapist', id: 31 }))
      .next()
      .select(selectRecord, 'test/save')
      .next(record)
      .inspect(showing({ kind: 'success', text: form.texts.saved, concerns: 'Noor' }))
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
      .call(askAboutName, draft)
      .next()
      .call(mergedDraft, 'test/save', calls, { id: 7, draft })
      .next({ body: { name: 'Noor H.' } })
      .call(updateItem, 'test/save', calls, 7, { body: { name: 'Noor H.' } })
      .next()
      .select(selectRecord, 'test/save')
      .next(record)
      .inspect(showing({ kind: 'success', text: form.texts.saved, concerns: 'Noor' }));
  });

  it('that was left says that it goes on', () => {
    testSaga(tellSaveGoesOn, form.texts)
      .next()
      .inspect(showing({ kind: 'success', text: form.texts.stillSaving }))
      .next()
      .isDone();
  });
});
