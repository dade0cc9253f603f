import { call, fork, put } from 'redux-saga/effects';
import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic } from 'redux-saga-test-plan/providers';

import { therapistsApi } from '#client/api/homeServices/staff';
import { homeServicesSection } from '#client/sections/home-services';
import { therapistKind } from '#client/sections/home-services/kinds/therapist';
import type { Id } from '#contract/common';
import type { Therapist, TherapistDraft } from '#contract/homeServices/staff';
import { afterFlow } from '#test/support/sagas/flow';

const { events, selectRows } = therapistKind;
const draft: TherapistDraft = {
  provider: 3,
  first_name: 'Noor',
  last_name: 'Aziz',
  therapy_type: 4,
  session_fee: '300',
  years_of_experience: 4,
  bio: '',
  certifications: '',
  is_active: true,
};
const [here, elsewhere] = [{ provider: '3' }, { provider: '4' }];

it('a new item is in the list that came on screen while it was saved', async () => {
  const stored: Therapist[] = [];
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const create = async (body: TherapistDraft) => {
    await answered;
    stored.push({ ...body, id: 7 });
    return { id: 7 as Id };
  };
  const state = await afterFlow<Parameters<typeof selectRows>[0]>({
    *watcher() {
      yield fork(homeServicesSection.watchers.homeServices);
      yield put(events.opened(here));
      yield put(events.createSubmitted({ draft: { body: draft }, filter: here }));
      yield put(events.opened(elsewhere));
      yield call(answer);
    },
    reducers: homeServicesSection.reducers,
    provide: [
      [matchers.call.fn(therapistsApi.list), dynamic(() => [...stored])],
      [matchers.call.fn(therapistsApi.create), dynamic(({ args }) => create((args as [TherapistDraft])[0]))],
    ],
    events: [],
  });

  expect(selectRows(state, elsewhere)).toEqual([{ ...draft, id: 7 }]);
  expect(selectRows(state, here)).toEqual([{ ...draft, id: 7 }]);
});
