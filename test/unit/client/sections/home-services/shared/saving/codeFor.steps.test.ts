import { makeCode } from '#client/sections/home-services/shared/saving/makeCode';
import { codeFor } from '#client/sections/home-services/shared/saving/sagas/codeFor';
import { selectRecord } from '#client/state/forms/steps';
import { testSaga } from '#test/support/sagas/testSaga';

const SAVE = 'homeServices/subcategory/save';
const record = { attempt: null, item: null, steps: [] };
const steps = testSaga(codeFor, SAVE, { en: { name: 'Heart Check', description: '' } })
  .next()
  .select(selectRecord, SAVE)
  .save('the record is read');

it('the code of a new item is made from its English name', () => {
  steps
    .restore('the record is read')
    .next(record)
    .call(makeCode, 'Heart Check')
    .next('heart_check_a1b')
    .returns('heart_check_a1b');
});

it('the code stays the same as long as it may have reached the service', () => {
  steps
    .restore('the record is read')
    .next({ ...record, attempt: { body: { code: 'heart_check_a1b' }, ids: [] } })
    .returns('heart_check_a1b');
});
