import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { expectSaga } from 'redux-saga-test-plan';
import * as matchers from 'redux-saga-test-plan/matchers';

import { halfDoneBegun, halfDoneReducer, selectHalfDone } from '#client/state/halfDone/halfDone';
import { recallHalfDone } from '#client/state/halfDone/halfDoneStorage';
import { recallWork } from '#client/state/halfDone/recallWork';
import { atRest } from '#test/support/sagas/flow';
import { stateAfter } from '#test/support/sagas/stateWith';

const key = 'test/move/7';
const work = {
  title: 'Moving an appointment',
  place: { section: 'appointments', params: {} },
  label: 'Check again',
  event: 'test/finish',
  data: { id: 7 },
};
type State = Parameters<typeof selectHalfDone>[0];

async function recalled(kept: State['halfDone'], ...given: UnknownAction[]) {
  const { reducer, state } = stateAfter({ halfDone: halfDoneReducer }, given);
  const flow = expectSaga(recallWork, key)
    .withReducer(reducer as Reducer, state)
    .provide([[matchers.call.fn(recallHalfDone), kept]]);
  return selectHalfDone(await atRest<State>(flow));
}

it('takes up the work of this key that another tab has begun, and no other', async () => {
  expect(await recalled({ [key]: work, 'test/move/8': work })).toEqual({ [key]: work });
});

it('changes nothing where the device keeps none', async () => {
  expect(await recalled({ 'test/move/8': work })).toEqual({});
});

it('leaves what this tab has begun itself as it is', async () => {
  const begun = halfDoneBegun({ key, work: { ...work, title: 'Moving Layla' } });

  expect((await recalled({ [key]: work }, begun))[key]?.title).toBe('Moving Layla');
});
