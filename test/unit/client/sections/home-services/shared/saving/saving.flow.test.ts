import * as matchers from 'redux-saga-test-plan/matchers';
import { throwError } from 'redux-saga-test-plan/providers';

import { labServicesApi } from '#client/api/homeServices/catalogue';
import { homeServicesSection } from '#client/sections/home-services';
import { labServiceKind } from '#client/sections/home-services/kinds/labService';
import { selectSteps, type StepsRoot } from '#client/state/forms/steps';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { submittedOf, translatedDraft } from '#test/support/sagas/createdOnce';
import { afterFlow } from '#test/support/sagas/flow';

const labService = {
  name: 'lab service',
  kind: labServiceKind,
  api: labServicesApi,
  draft: translatedDraft({ subcategory: 3, code: 'CBC' }),
  before: {},
};

test('an item that was refused can still be changed, also where what is there could not be read before', async () => {
  const state = await afterFlow<StepsRoot>({
    watcher: homeServicesSection.watchers.homeServices,
    reducers: homeServicesSection.reducers,
    provide: [
      [matchers.call.fn(labServicesApi.list), throwError(connectionLost())],
      [matchers.call.fn(labServicesApi.create), throwError(refusal(400, { code: ['Taken.'] }))],
    ],
    events: [submittedOf(labService)],
  });

  expect(selectSteps(state, labServiceKind.keys.save).steps[0]).toMatchObject({
    id: 'item',
    status: 'refused',
    isLocked: false,
  });
});
