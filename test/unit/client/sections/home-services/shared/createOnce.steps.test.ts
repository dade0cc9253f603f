import { testSaga } from 'redux-saga-test-plan';

import { homeDoctorsApi } from '#client/api/homeServices/staff';
import type { WrittenKind } from '#client/sections/home-services/shared/saving/createOnce';
import { createStep, findMade, noteAttempt } from '#client/sections/home-services/shared/saving/createOnce';
import { attemptNoted, selectRecord } from '#client/state/forms/steps';
import type { HomeDoctorDraft } from '#contract/homeServices/staff';

const key = 'save';
const kind: WrittenKind<HomeDoctorDraft> = { ...homeDoctorsApi, alike: jest.fn() };
const { alike, create, update } = kind;
const body = {
  provider: 3,
  first_name: 'Sara',
  last_name: 'Saleh',
  specialization: 1,
  consultation_fee: '300',
  years_of_experience: 4,
  bio: '',
  services_offered: '',
  is_active: true,
  languages: [],
};
const step = createStep(key, kind, body, undefined);

it('notes what looks alike before it creates', () => {
  if (!step.prepare) throw new Error('Nothing is noted');
  testSaga(step.prepare)
    .next()
    .put(attemptNoted({ key, attempt: null }));
  testSaga(step.run, null).next().call(create, body, undefined).next({ id: 8 }).returns(8);
  testSaga(noteAttempt, key, kind, body)
    .next()
    .put(attemptNoted({ key, attempt: null }))
    .next()
    .call(alike, body)
    .next([{ id: 5 }])
    .put(attemptNoted({ key, attempt: { body, ids: [5] } }))
    .next()
    .isDone();
});

describe('after a lost answer', () => {
  const record = { code: '', item: null, steps: [] };
  const found = (attempt: { body: unknown; ids: number[] } | null) =>
    testSaga(findMade, key, kind)
      .next()
      .select(selectRecord, key)
      .next({ ...record, attempt });

  it('takes the one that looks like what was sent and was not there before', () => {
    found({ body, ids: [5] })
      .call(alike, body)
      .next([{ id: 5 }, { id: 8 }])
      .returns({ id: 8 });
  });

  it('knows that nothing was made when nothing was sent', () => {
    found(null).returns(undefined);
  });

  it('gives the one that was made what the form holds now', () => {
    const { find } = step;
    if (!find) throw new Error('There is nothing to look for');
    testSaga(find, null)
      .next()
      .call(findMade, key, kind)
      .next({ id: 8 })
      .call(update, 8, body, undefined)
      .next()
      .returns(8);
    testSaga(find, null).next().call(findMade, key, kind).next(undefined).returns(null);
  });
});
