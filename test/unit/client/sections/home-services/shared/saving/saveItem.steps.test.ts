import { labServicesApi } from '#client/api/homeServices/catalogue';
import { labServiceKind } from '#client/sections/home-services/kinds/labService';
import { callsOf, type ItemDraft } from '#client/sections/home-services/shared/saving/items';
import {
  makeCode,
  saveKnownItem,
  saveNewItem,
  codeFor,
  createItem,
  KNOWN_ITEM,
  NEW_ITEM,
  existingLocales,
  replaceTranslation,
  translationStep,
  translationSteps,
  updateItem,
  once,
} from '#client/sections/home-services/shared/saving/sagas/saveItem';
import { selectRecord, stepMoved, stepsPlanned } from '#client/state/forms/steps';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { testSaga } from '#test/support/sagas/testSaga';

const calls = callsOf(labServiceKind.form!.saving);
const SAVE = 'homeServices/labService/save';
const en = { name: 'Follicle', description: '' };
const ar = { name: 'هرمون', description: '' };
const body = {
  subcategory: 3,
  code: 'FSH',
  description: '',
  requires_fasting: false,
  sample_type: '',
  duration_minutes: 15,
};
const draft = { body, images: {}, texts: { en, ar } };

describe('when an item is created', () => {
  const steps = testSaga(createItem, SAVE, calls, draft)
    .next()
    .put(stepsPlanned({ key: SAVE, steps: [NEW_ITEM, ...translationSteps({ en, ar })] }))
    .next()
    .call(saveNewItem, SAVE, calls, body, {})
    .save('the item is saved')
    .next(7)
    .call(once, SAVE, 'en', translationStep, calls, 7, 'en', en, body)
    .save('the English translation is sent');

  it('sends its English, then its Arabic translation, and returns its id', () => {
    steps
      .restore('the English translation is sent')
      .next()
      .call(once, SAVE, 'ar', translationStep, calls, 7, 'ar', ar, body)
      .next()
      .returns(7);
  });

  it('has a code of its own where its kind has such', () => {
    const coded = { ...calls, hasOwnCode: true };
    testSaga(createItem, SAVE, coded, { ...draft, texts: { en } })
      .next()
      .put(stepsPlanned({ key: SAVE, steps: [NEW_ITEM, ...translationSteps({ en })] }))
      .next()
      .call(codeFor, SAVE, { en })
      .next('follicle_x1z')
      .call(saveNewItem, SAVE, coded, { ...body, code: 'follicle_x1z' }, {})
      .next(7)
      .call(once, SAVE, 'en', translationStep, coded, 7, 'en', en, { ...body, code: 'follicle_x1z' })
      .next()
      .returns(7);
  });

  it.each(['the item is saved', 'the English translation is sent'])('stops where a step fails: %s', (point) => {
    const refused = refusal();

    expect(() => steps.restore(point).throw(refused)).toThrow(refused);
  });
});

describe('when an item there is is saved', () => {
  const saved = (changed: Partial<ItemDraft<typeof body>>) =>
    testSaga(updateItem, SAVE, calls, 7, { ...draft, ...changed })
      .next()
      .put(stepsPlanned({ key: SAVE, steps: [KNOWN_ITEM, ...translationSteps({ en, ar })] }))
      .next()
      .call(saveKnownItem, SAVE, calls, 7, body, {})
      .next()
      .call(existingLocales, calls, 7, { ...draft, ...changed })
      .next(['en']);

  it('replaces the translation that it has, and creates the one that it has not', () => {
    saved({})
      .call(replaceTranslation, SAVE, calls, 7, 'en', en, body)
      .next()
      .call(once, SAVE, 'ar', translationStep, calls, 7, 'ar', ar, body)
      .next()
      .isDone();
  });

  it('leaves the translation alone that was not changed', () => {
    saved({ rewritten: ['ar'] })
      .put(stepMoved({ key: SAVE, id: 'en', status: 'done' }))
      .next()
      .call(once, SAVE, 'ar', translationStep, calls, 7, 'ar', ar, body)
      .next()
      .isDone();
  });
});

describe('the languages that an item has translations in', () => {
  it('are known from the list', () => {
    testSaga(existingLocales, calls, 7, { ...draft, existing: ['ar'] })
      .next()
      .returns(['ar']);
  });

  it('are asked for where the list does not tell', () => {
    testSaga(existingLocales, calls, 7, draft)
      .next()
      .call(calls.readTranslations, 7, body)
      .next([{ locale: 'en', name: 'Follicle' }])
      .returns(['en']);
  });

  it('are not asked for when no translation is to be sent', () => {
    testSaga(existingLocales, calls, 7, { ...draft, texts: {} })
      .next()
      .returns(null);
  });
});

describe('the translation of a language that has one', () => {
  const steps = testSaga(replaceTranslation, SAVE, calls, 7, 'ar', ar, body)
    .next()
    .call(once, SAVE, 'ar', translationStep, calls, 7, 'ar', ar, body)
    .save('it is sent');

  it('is replaced', () => {
    steps.restore('it is sent').next().isDone();
  });

  it('stays as it was when it is refused, and the save goes on', () => {
    steps
      .restore('it is sent')
      .throw(refusal(400, { detail: 'must make a unique set' }))
      .put(stepMoved({ key: SAVE, id: 'ar', status: 'kept', reason: 'must make a unique set' }))
      .next()
      .isDone();
  });

  it.each([
    ['its answer is lost', connectionLost()],
    ['the session has ended', refusal(401)],
    ['there were too many calls', refusal(429)],
  ])('fails the save when %s', (_, error) => expect(() => steps.restore('it is sent').throw(error)).toThrow(error));
});

describe('the step of a translation', () => {
  it('sends it by one call', () => {
    testSaga(translationStep.send, calls, 7, 'en', en, body)
      .next()
      .call(labServicesApi.translate, 7, 'en', en)
      .next()
      .returns(true);
  });

  it.each([
    ['is there', [{ locale: 'en' as const, name: 'Follicle ', description: null }], true],
    ['has other texts', [{ locale: 'en' as const, name: 'Hormone' }], null],
    ['is in another language', [{ locale: 'ar' as const, name: 'Follicle' }], null],
    ['is not told', null, null],
  ])('finds out after a lost answer that it %s', (_, translations, found) => {
    testSaga(translationStep.find, calls, 7, 'en', en, body)
      .next()
      .call(calls.readTranslations, 7, body)
      .next(translations)
      .returns(found);
  });
});

describe('the code of a new item', () => {
  const record = { attempt: null, item: null, steps: [] };
  const steps = testSaga(codeFor, SAVE, { en: { name: 'Heart Check', description: '' } })
    .next()
    .select(selectRecord, SAVE)
    .save('the record is read');

  it('is made from its English name', () => {
    steps
      .restore('the record is read')
      .next(record)
      .call(makeCode, 'Heart Check')
      .next('heart_check_a1b')
      .returns('heart_check_a1b');
  });

  it('stays the same as long as it may have reached the service', () => {
    steps
      .restore('the record is read')
      .next({ ...record, attempt: { body: { code: 'heart_check_a1b' }, ids: [] } })
      .returns('heart_check_a1b');
  });
});
