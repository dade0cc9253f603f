import {
  createSubcategory,
  subcategoryCalls,
  updateSubcategory,
} from '#client/sections/home-services/catalogue/sagas/saveSubcategory';
import { codeFor } from '#client/sections/home-services/shared/saving/sagas/codeFor';
import {
  createTranslatedItem,
  updateTranslatedItem,
} from '#client/sections/home-services/shared/saving/sagas/saveTranslatedItem';
import { testSaga } from '#test/support/sagas/testSaga';

const SAVE = 'homeServices/subcategory/save';
const body = {
  parent_category: 2,
  code: '',
  subcategory_type: 'lab_subcategory',
  order: 1,
  show_test_options: false,
};
const draft = { body, images: {}, texts: { en: { name: 'Blood', description: '' } } };

it('a new subcategory gets a code of its own before it is created', () => {
  testSaga(createSubcategory, draft, SAVE)
    .next()
    .call(codeFor, SAVE, draft.texts)
    .next('blood_x1z')
    .call(createTranslatedItem, SAVE, subcategoryCalls, { ...draft, body: { ...body, code: 'blood_x1z' } })
    .next()
    .isDone();
});

it('a subcategory there is keeps its code', () => {
  testSaga(updateSubcategory, 7, draft, SAVE)
    .next()
    .call(updateTranslatedItem, SAVE, subcategoryCalls, 7, draft)
    .next()
    .isDone();
});
