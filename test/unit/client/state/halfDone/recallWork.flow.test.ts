import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { expectSaga } from 'redux-saga-test-plan';
import * as matchers from 'redux-saga-test-plan/matchers';

import { halfDoneBegun, halfDoneReducer, selectHalfDone, type HalfDoneWork } from '#client/state/halfDone/halfDone';
import { readHalfDone } from '#client/state/halfDone/halfDoneStorage';
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

async function recalled(kept: HalfDoneWork | null | undefined, ...given: UnknownAction[]) {
  const { reducer, state } = stateAfter({ halfDone: halfDoneReducer }, given);
  const flow = expectSaga(recallWork, key)
    .withReducer(reducer as Reducer, state)
    .provide([[matchers.call.fn(readHalfDone), kept]]);
  return selectHalfDone(await atRest<State>(flow));
}

const begun = halfDoneBegun({ key, work: { ...work, title: 'Moving Layla' } });

it('takes up the work that another tab has begun, in place of what this one knew', async () => {
  expect(await recalled(work)).toEqual({ [key]: work });
  expect(await recalled(work, begun)).toEqual({ [key]: work });
});

it('forgets what another tab has brought to its end', async () => {
  expect(await recalled(null, begun)).toEqual({});
});

it('changes nothing where the storage cannot be read', async () => {
  expect((await recalled(undefined, begun))[key]?.title).toBe('Moving Layla');
});
