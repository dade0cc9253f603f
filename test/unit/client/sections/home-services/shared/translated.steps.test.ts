import { testSaga } from 'redux-saga-test-plan';

import { subcategoriesApi } from '#client/api/homeServices/catalogue';
import { runSteps } from '#client/sections/home-services/shared/saving/runSteps';
import type { TranslatedKind } from '#client/sections/home-services/shared/saving/translated';
import { updateStep, withCode } from '#client/sections/home-services/shared/saving/translated';
import { makeCode } from '#client/sections/home-services/shared/translations/codes';
import { codeMade, selectRecord, stepsPlanned } from '#client/state/forms/steps';
import type { SubcategoryDraft } from '#contract/homeServices/catalogue';

const KEY = 'homeServices/subcategory/save';
const body = { parent_category: 2, code: 'x', subcategory_type: 'lab_subcategory', order: 1, show_test_options: false };
const kind: TranslatedKind<SubcategoryDraft> = { ...subcategoriesApi, alike: jest.fn() };
const step = updateStep(kind, 7, body, {});
const { id, label } = step;

it('plans its steps, takes none that is done, and returns the item', () => {
  testSaga(runSteps, KEY, [{ ...step, isRepeated: false }])
    .next()
    .put(stepsPlanned({ key: KEY, steps: [{ id, label, isRepeatable: true }] }))
    .next()
    .select(selectRecord, KEY)
    .next({
      code: '',
      attempt: null,
      item: 7,
      steps: [{ id, label, status: 'done', isRepeatable: true, isLocked: true }],
    })
    .select(selectRecord, KEY)
    .next({ code: '', attempt: null, item: 7, steps: [] })
    .returns(7);
});

it('saves an item there is by one call', () => {
  testSaga(step.run, null).next().call(kind.update, 7, body, {}).next().returns(7);
});

describe('the code of a new item', () => {
  const draft = { body, images: {}, texts: { en: { name: 'Heart Check', description: '' } } };
  const waiting = { label, isRepeatable: false, isLocked: false };
  const record = { code: '', attempt: null, item: null, steps: [] };
  const coded = (known: typeof record | object) =>
    testSaga(withCode, KEY, draft)
      .next()
      .select(selectRecord, KEY)
      .next({ ...record, ...known });

  it('is made from its English name', () => {
    coded({})
      .call(makeCode, 'Heart Check')
      .next('heart_check_a1b')
      .put(codeMade({ key: KEY, code: 'heart_check_a1b' }))
      .next()
      .returns({ ...draft, body: { ...body, code: 'heart_check_a1b' } });
  });

  it('is made anew when the first one was refused', () => {
    coded({ code: 'old', steps: [{ ...waiting, id: 'item', status: 'refused' }] }).call(makeCode, 'Heart Check');
  });

  it.each([
    ['may have reached the service', { steps: [{ ...waiting, id: 'item', status: 'unclear' }] }],
    ['is that of an item that was made', { item: 7, steps: [{ ...waiting, id: 'item', status: 'refused' }] }],
  ])('stays when it %s', (_, known) => {
    coded({ code: 'old', ...known }).put(codeMade({ key: KEY, code: 'old' }));
  });
});
