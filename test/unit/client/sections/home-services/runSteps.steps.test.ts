import { testSaga } from 'redux-saga-test-plan';

import { subcategoryKind } from '../../../../../src/client/sections/home-services/sagas/kinds';
import { updateStep } from '../../../../../src/client/sections/home-services/sagas/translated';
import { runSteps } from '../../../../../src/client/sections/home-services/steps/runSteps';
import { selectRecord, stepsPlanned } from '../../../../../src/client/state/steps';

const KEY = 'home/subcategory/save';
const body = { parent_category: 2, code: 'x', subcategory_type: 'lab_subcategory', order: 1, show_test_options: false };
const step = updateStep(subcategoryKind, 7, body, {});
const { id, label } = step;

it('plans its steps, takes none that is done, and returns the item', () => {
  testSaga(runSteps, KEY, [step])
    .next()
    .put(stepsPlanned({ key: KEY, steps: [{ id, label, isRepeatable: true }] }))
    .next()
    .select(selectRecord, KEY)
    .next({ code: '', item: 7, steps: [{ id, label, status: 'done', isRepeatable: true, isLocked: true }] })
    .select(selectRecord, KEY)
    .next({ code: '', item: 7, steps: [] })
    .returns(7);
});

it('saves an item there is by one call', () => {
  testSaga(step.run, null).next().call(subcategoryKind.update, 7, body, {}).next().returns(7);
});
