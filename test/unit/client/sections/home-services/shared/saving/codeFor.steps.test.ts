import { testSaga } from 'redux-saga-test-plan';

import { makeCode } from '#client/sections/home-services/shared/saving/makeCode';
import { codeFor } from '#client/sections/home-services/shared/saving/sagas/codeFor';
import { selectRecord } from '#client/state/forms/steps';

const SAVE = 'homeServices/subcategory/save';
const record = { attempt: null, item: null, steps: [] };
const asked = () =>
  testSaga(codeFor, SAVE, { en: { name: 'Heart Check', description: '' } })
    .next()
    .select(selectRecord, SAVE);

it('the code of a new item is made from its English name', () => {
  asked().next(record).call(makeCode, 'Heart Check').next('heart_check_a1b').returns('heart_check_a1b');
});

it('the code stays the same as long as it may have reached the service', () => {
  asked()
    .next({ ...record, attempt: { body: { code: 'heart_check_a1b' }, ids: [] } })
    .returns('heart_check_a1b');
});
