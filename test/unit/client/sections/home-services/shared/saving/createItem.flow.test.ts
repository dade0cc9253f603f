import { labServicesApi } from '#client/api/homeServices/catalogue';
import { UnreadableAnswer } from '#client/lib/errors';
import { homeServicesSection } from '#client/sections/home-services';
import { labServiceKind } from '#client/sections/home-services/kinds/labService';
import { selectRequest, type RequestsRoot } from '#client/state/requests/requests';
import type { LabService } from '#contract/homeServices/catalogue';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { submittedOf, translatedDraft } from '#test/support/sagas/createdOnce';
import { afterFlow } from '#test/support/sagas/flow';
import { serve } from '#test/support/sagas/service';

const { keys } = labServiceKind;
const before: LabService = { id: 8, subcategory: 3, code: 'CBC' };
const made: LabService = { id: 9, subcategory: 3, code: 'CBC' };
const submitted = submittedOf({
  kind: labServiceKind,
  draft: translatedDraft({ subcategory: 3, code: 'CBC' }),
});

test.each([
  ['names no id', new UnreadableAnswer('broken', 'No id')],
  ['is the page of a proxy', new UnreadableAnswer('foreign', 'A page')],
  ['is an error of the server', refusal(500)],
  ['is lost with the connection', connectionLost()],
])('an item whose answer %s is found at once in its list, and its translations follow', async (_, error) => {
  const stored = [before];
  const create = jest.fn(() => {
    stored.push(made);
    throw error;
  });
  const translate = jest.fn();
  const state = await afterFlow<RequestsRoot>({
    watcher: homeServicesSection.watchers.homeServices,
    reducers: homeServicesSection.reducers,
    provide: [
      serve(labServicesApi.list, () => [...stored]),
      serve(labServicesApi.create, create),
      serve(labServicesApi.update, () => made),
      serve(labServicesApi.translate, translate),
    ],
    events: [submitted],
  });

  expect(create).toHaveBeenCalledTimes(1);
  expect(translate.mock.calls.map(([id, locale]: unknown[]) => [id, locale])).toEqual([
    [9, 'en'],
    [9, 'ar'],
  ]);
  expect(selectRequest(state, keys.save)?.status).toBe('succeeded');
});
