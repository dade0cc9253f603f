import { labServicesApi } from '#client/api/homeServices/catalogue';
import { labServiceCalls as calls } from '#client/sections/home-services/catalogue/sagas/saveLabService';
import { saveKnownItem, saveNewItem } from '#client/sections/home-services/shared/saving/sagas/createItem';
import { once } from '#client/sections/home-services/shared/saving/sagas/once';
import {
  createTranslatedItem,
  translateItem,
  updateTranslatedItem,
} from '#client/sections/home-services/shared/saving/sagas/saveTranslatedItem';
import { KNOWN_ITEM, NEW_ITEM, translationSteps } from '#client/sections/home-services/shared/saving/steps';
import { stepsPlanned } from '#client/state/forms/steps';
import { refusal } from '#test/support/builders/faults';
import { testSaga } from '#test/support/sagas/testSaga';

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
  const steps = testSaga(createTranslatedItem, SAVE, calls, draft)
    .next()
    .put(stepsPlanned({ key: SAVE, steps: [NEW_ITEM, ...translationSteps({ en, ar })] }))
    .next()
    .call(saveNewItem, SAVE, calls, body, {})
    .save('the item is saved')
    .next(7)
    .call(once, SAVE, 'en', translateItem, calls, 7, 'en', en)
    .save('the English translation is sent');

  it('sends its English, then its Arabic translation', () => {
    steps
      .restore('the English translation is sent')
      .next()
      .call(once, SAVE, 'ar', translateItem, calls, 7, 'ar', ar)
      .next()
      .isDone();
  });

  it.each(['the item is saved', 'the English translation is sent'])('stops where a step fails: %s', (point) => {
    const refused = refusal();

    expect(() => steps.restore(point).throw(refused)).toThrow(refused);
  });
});

it('saves an item there is, then sends the translation that was changed', () => {
  testSaga(updateTranslatedItem, SAVE, calls, 7, { ...draft, texts: { ar } })
    .next()
    .put(stepsPlanned({ key: SAVE, steps: [KNOWN_ITEM, ...translationSteps({ ar })] }))
    .next()
    .call(saveKnownItem, SAVE, calls, 7, body, {})
    .next()
    .call(once, SAVE, 'ar', translateItem, calls, 7, 'ar', ar)
    .next()
    .isDone();
});

it('sends a translation by one call', () => {
  testSaga(translateItem, calls, 7, 'en', en).next().call(labServicesApi.translate, 7, 'en', en).next().isDone();
});
