import { call, fork, put } from 'redux-saga/effects';
import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic } from 'redux-saga-test-plan/providers';

import { therapistsApi } from '../../../../../src/client/api/homeServices/staff';
import { therapistResource } from '../../../../../src/client/sections/home-services/resources';
import { confirmed } from '../../../../../src/client/state/confirmations';
import { afterFlow } from '../../../../support/flow';

const { events, selectRows, watch } = therapistResource;
const ofProvider = { provider: '3' };
const [noor, omar] = [7, 8].map((id) => ({ id, provider: 3, first_name: `Therapist ${id}`, last_name: '' }));

it('a row that was removed stays gone when an older answer comes in after that', async () => {
  const stored = [noor, omar];
  let answerFirst: () => void = () => undefined;
  const firstAnswer = new Promise<void>((resolve) => { answerFirst = resolve; });
  let reads = 0;
  const list = async () => {
    const read = [...stored];
    reads += 1;
    if (reads === 1) await firstAnswer;
    return read;
  };
  const state = await afterFlow<Parameters<typeof selectRows>[0]>({
    *watcher() {
      yield fork(watch);
      yield put(events.opened(ofProvider));
      yield put(events.removeChosen({ id: 7, name: 'Noor' }));
      yield put(confirmed());
      yield call(answerFirst);
    },
    provide: [
      [matchers.call.fn(therapistsApi.list), dynamic(list)],
      [matchers.call.fn(therapistsApi.remove), dynamic(() => { stored.shift(); })],
    ],
    events: [],
  });

  expect(selectRows(state, ofProvider)).toEqual([omar]);
});
