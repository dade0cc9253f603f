import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic, throwError } from 'redux-saga-test-plan/providers';

import { homeProvidersApi } from '#client/api/homeServices/providers';
import { homeServicesSection } from '#client/sections/home-services';
import { homeProviderResource } from '#client/sections/home-services/providers/resources';
import type { StepsRoot } from '#client/state/forms/steps';
import { selectSteps } from '#client/state/forms/steps';
import type { RequestsRoot } from '#client/state/requests/requests';
import { selectRequest } from '#client/state/requests/requests';
import type { Locale } from '#contract/common';
import type { HomeProviderDraft } from '#contract/homeServices/providers';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { afterFlow } from '#test/support/sagas/flow';

type State = RequestsRoot & StepsRoot;

const { events, keys } = homeProviderResource;
const body: HomeProviderDraft = {
  name: 'Palm Care',
  description: 'Nurses',
  address: '',
  city: '',
  phone_number: '',
  email: '',
  latitude: '25.00000',
  longitude: '55.00000',
  is_active: true,
  auto_confirmation: false,
};
const en = { name: body.name, description: body.description };
const ar = { name: 'رعاية النخيل', description: '' };

/** Saves a provider that has words in some languages, and tells in which languages words were sent. */
async function afterSaving(existing: readonly Locale[], rewritten: readonly Locale[], failure?: Error) {
  const sent: Locale[] = [];
  const state = await afterFlow<State>({
    watcher: homeServicesSection.watchers.homeServices,
    reducers: homeServicesSection.reducers,
    provide: [
      [matchers.call.fn(homeProvidersApi.update), failure ? throwError(failure) : { id: 7 }],
      [matchers.call.fn(homeProvidersApi.list), []],
      [matchers.call.fn(homeProvidersApi.translations), existing.map((locale) => ({ locale, name: 'x' }))],
      [
        matchers.call.fn(homeProvidersApi.translate),
        dynamic(({ args }) => {
          sent.push((args as [number, Locale])[1]);
          return null;
        }),
      ],
    ],
    events: [events.updateSubmitted({ id: 7, draft: { body, images: {}, texts: { en, ar }, rewritten }, filter: {} })],
  });
  return { sent, state };
}

test.each<[existing: Locale[], rewritten: Locale[], sent: Locale[]]>([
  [[], [], ['en', 'ar']],
  [['en'], [], ['ar']],
  [['en', 'ar'], [], []],
  [['en', 'ar'], ['ar'], ['ar']],
  [['en', 'ar'], ['en'], ['en']],
])('a provider with words in %p of which %p was rewritten gets words in %p', async (existing, rewritten, wanted) => {
  const { sent, state } = await afterSaving(existing, rewritten);

  expect(sent).toEqual(wanted);
  expect(selectRequest(state, keys.save)?.status).toBe('succeeded');
});

test.each([
  ['that is refused', refusal(), 'refused'],
  ['whose answer is lost', connectionLost(), 'unclear'],
])('no words are sent for a provider %s, and the steps say so', async (_, failure, status) => {
  const { sent, state } = await afterSaving([], [], failure);

  expect(sent).toEqual([]);
  expect(selectSteps(state, keys.save).steps.map((step) => [step.id, step.status])).toEqual([
    ['item', status],
    ['en', 'waiting'],
    ['ar', 'waiting'],
  ]);
  expect(selectRequest(state, keys.save)?.status).toBe('failed');
});
