import { fork, put } from 'redux-saga/effects';

import { labPackagesApi, packageTestsApi } from '#client/api/homeServices/catalogue';
import type { Message } from '#client/lib/text';
import { homeServicesSection } from '#client/sections/home-services';
import { labPackageKind } from '#client/sections/home-services/kinds/labPackage';
import { packageTestKind } from '#client/sections/home-services/kinds/packageTest';
import { confirmed } from '#client/state/confirmations';
import { selectNotices, type NoticesRoot } from '#client/state/notices';
import type { LabPackage } from '#contract/homeServices/catalogue';
import { connectionLost } from '#test/support/builders/faults';
import { afterFlow } from '#test/support/sagas/flow';
import { serve } from '#test/support/sagas/service';

const ecg = { id: 9, test_name: 'ECG', order: 1 };
const heart: LabPackage = { id: 7, subcategory: 3, code: 'heart', included_tests: [ecg] };
const lungs: LabPackage = { ...heart, id: 8, code: 'lungs', included_tests: [{ ...ecg, id: 10 }] };

/** Removes a test whose answer is lost, which leaves these packages; tells what was said. */
async function afterRemoving(left: LabPackage[]) {
  let stored = [heart];
  const state = await afterFlow<Parameters<typeof labPackageKind.selectRows>[0] & NoticesRoot>({
    *watcher() {
      yield fork(homeServicesSection.watchers.homeServices);
      yield put(labPackageKind.events.opened({}));
      yield put(packageTestKind.events.removeChosen({ id: 9, name: 'ECG' }));
      yield put(confirmed());
    },
    reducers: homeServicesSection.reducers,
    provide: [
      serve(labPackagesApi.list, () => stored),
      serve(packageTestsApi.remove, () => {
        stored = left;
        throw connectionLost();
      }),
    ],
    events: [],
  });
  return selectNotices(state).map(({ text }) => (text as Message).defaultMessage);
}

it.each([
  ['was taken', [{ ...heart, included_tests: [] }, lungs], '{name} was deleted.'],
  ['was taken with its package', [], '{name} was deleted.'],
  ['was not taken', [lungs, heart], 'Failed to delete {name}. Please try again.'],
  ['cannot be known', [{ ...heart, included_tests: null }, lungs], 'Failed to delete {name}. Please try again.'],
])('the removal of a test whose answer was lost says what is true: it %s', async (_, left, said) => {
  expect(await afterRemoving(left)).toEqual([said]);
});
