import { homeDoctorsApi } from '#client/api/homeServices/staff';
import type { ItemCalls } from '#client/sections/home-services/shared/saving/items';
import { creation } from '#client/sections/home-services/shared/saving/sagas/saveItem';
import { attemptNoted, itemMade, selectRecord } from '#client/state/forms/steps';
import type { HomeDoctorDraft } from '#contract/homeServices/staff';
import { testSaga } from '#test/support/sagas/testSaga';

const SAVE = 'homeServices/homeDoctor/save';
const calls: ItemCalls<HomeDoctorDraft> = { ...homeDoctorsApi, findSimilar: jest.fn(), readTranslations: jest.fn() };
const { findSimilar, update } = calls;
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
const record = { attempt: null, item: null, steps: [] };

describe('the step that creates an item', () => {
  it('notes what looks like it before', () => {
    testSaga(creation.prepare, SAVE, calls, body)
      .next()
      .put(attemptNoted({ key: SAVE, attempt: null }))
      .next()
      .call(findSimilar, body)
      .next([{ id: 5 }])
      .put(attemptNoted({ key: SAVE, attempt: { body, ids: [5] } }))
      .next()
      .isDone();
  });

  describe('after a lost answer', () => {
    const changed = { ...body, bio: 'Typed since' };
    const steps = testSaga(creation.find, SAVE, calls, changed)
      .next()
      .select(selectRecord, SAVE)
      .save('the record is read')
      .next({ ...record, attempt: { body, ids: [5] } })
      .call(findSimilar, body)
      .save('the similar ones are read');

    it('finds what looks like it and was not there before, and brings it up to date', () => {
      steps
        .restore('the similar ones are read')
        .next([{ id: 5 }, { id: 8 }])
        .call(update, 8, changed, undefined)
        .next()
        .put(itemMade({ key: SAVE, item: 8 }))
        .next()
        .returns(8);
    });

    it('finds nothing when all that looks like it was there before', () => {
      steps
        .restore('the similar ones are read')
        .next([{ id: 5 }])
        .returns(null);
    });

    it('knows that nothing was made when nothing was sent', () => {
      steps.restore('the record is read').next(record).returns(null);
    });
  });
});
