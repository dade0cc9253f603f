import { homeDoctorsApi } from '#client/api/homeServices/staff';
import { Problem } from '#client/lib/problem';
import { homeMessages } from '#client/sections/home-services/messages';
import type { ItemCalls } from '#client/sections/home-services/shared/saving/items';
import { creation } from '#client/sections/home-services/shared/saving/sagas/saveItem';
import { attemptNoted, itemMade, selectRecord } from '#client/state/forms/steps';
import type { HomeDoctorDraft } from '#contract/homeServices/staff';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { testSaga } from '#test/support/sagas/testSaga';

const SAVE = 'homeServices/homeDoctor/save';
const calls: ItemCalls<HomeDoctorDraft> = {
  ...homeDoctorsApi,
  findSimilar: jest.fn(),
  readNow: jest.fn(),
  readTranslations: jest.fn(),
};
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
  const looked = testSaga(creation.prepare, SAVE, calls, body)
    .next()
    .call(findSimilar, body)
    .save('it looks for what is like it');

  it('notes what looks like it before', () => {
    looked
      .restore('it looks for what is like it')
      .next([{ id: 5 }])
      .select(selectRecord, SAVE)
      .next(record)
      .put(attemptNoted({ key: SAVE, attempt: { body, ids: [5] } }))
      .next()
      .isDone();
  });

  it('goes on where that cannot be read, and notes that nobody knows', () => {
    looked
      .restore('it looks for what is like it')
      .throw(connectionLost())
      .select(selectRecord, SAVE)
      .next(record)
      .put(attemptNoted({ key: SAVE, attempt: { body, ids: null } }))
      .next()
      .isDone();
  });

  it('does not go on where that cannot be read while an earlier try is undecided', () => {
    const silence = refusal(503);
    const asked = looked.restore('it looks for what is like it').throw(silence).select(selectRecord, SAVE);

    expect(() => asked.next({ ...record, attempt: { body, ids: [5] } })).toThrow(silence);
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

    describe('of a try before which nobody knew what was there', () => {
      const unnoted = (own: Partial<typeof calls>) =>
        testSaga(creation.find, SAVE, { ...calls, ...own }, changed)
          .next()
          .next({ ...record, attempt: { body, ids: null } });

      it('finds nothing when nothing looks like it', () => {
        unnoted({}).next([]).returns(null);
      });

      it('cannot tell it from one that looks like it, and says so', () => {
        expect(() => unnoted({}).next([{ id: 5 }])).toThrow(new Problem(homeMessages.looksAlike));
      });

      it('knows it by a code of its own', () => {
        unnoted({ hasOwnCode: true })
          .next([{ id: 5 }])
          .call(update, 5, changed, undefined);
      });
    });

    it('knows that nothing was made when nothing was sent', () => {
      steps.restore('the record is read').next(record).returns(null);
    });
  });
});
