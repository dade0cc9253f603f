import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic, throwError } from 'redux-saga-test-plan/providers';

import { homeProvidersApi } from '#client/api/homeServices/providers';
import { homeServicesSection } from '#client/sections/home-services';
import { homeProviderKind } from '#client/sections/home-services/kinds/homeProvider';
import { homeMessages } from '#client/sections/home-services/messages';
import { selectSteps, type StepsRoot } from '#client/state/forms/steps';
import { selectNotices, type NoticesRoot } from '#client/state/notices';
import { selectRequest, type RequestsRoot } from '#client/state/requests/requests';
import type { Locale } from '#contract/common';
import type { HomeProviderDraft } from '#contract/homeServices/providers';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { inEnglish } from '#test/support/inEnglish';
import { afterFlow } from '#test/support/sagas/flow';

type State = NoticesRoot & RequestsRoot & StepsRoot;

const { events, keys } = homeProviderKind;
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
async function afterSaving(
  there: readonly Locale[],
  rewritten: readonly Locale[],
  failure?: Error,
  translate: (locale: Locale) => void = () => undefined,
  existing?: readonly Locale[],
) {
  let asked = 0;
  const sent: Locale[] = [];
  const state = await afterFlow<State>({
    watcher: homeServicesSection.watchers.homeServices,
    reducers: homeServicesSection.reducers,
    provide: [
      [matchers.call.fn(homeProvidersApi.update), failure ? throwError(failure) : { id: 7 }],
      [matchers.call.fn(homeProvidersApi.list), []],
      [
        matchers.call.fn(homeProvidersApi.translations),
        dynamic(() => {
          asked += 1;
          return there.map((locale) => ({ locale, name: 'x' }));
        }),
      ],
      [
        matchers.call.fn(homeProvidersApi.translate),
        dynamic(({ args }) => {
          const [, locale] = args as [number, Locale];
          sent.push(locale);
          translate(locale);
          return null;
        }),
      ],
    ],
    events: [
      events.updateSubmitted({
        id: 7,
        draft: { body, images: {}, texts: { en, ar }, existing, rewritten },
        filter: {},
      }),
    ],
  });
  return { sent, state, asked };
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

test('a refused change of English is told with what the service said, without Retry, and Arabic goes on', async () => {
  const said = { non_field_errors: ['The fields provider, locale must make a unique set.'] };
  const { sent, state } = await afterSaving(['en'], ['en', 'ar'], undefined, (locale) => {
    if (locale === 'en') throw refusal(400, said);
  });

  expect(sent).toEqual(['en', 'ar']);
  expect(selectRequest(state, keys.save)?.status).toBe('succeeded');
  expect(selectNotices(state)).toMatchObject([
    { kind: 'error', text: { id: homeMessages.savedInPart.id }, detail: said.non_field_errors[0] },
  ]);
  expect(inEnglish(selectNotices(state)[0]?.text ?? '')).toBe(
    'Saved: The item itself; Arabic texts. Not saved: English texts.',
  );
  expect(selectNotices(state)[0]).not.toHaveProperty('offer');
  expect(selectSteps(state, keys.save).steps.map((step) => [step.id, step.status])).toEqual([
    ['item', 'done'],
    ['en', 'kept'],
    ['ar', 'done'],
  ]);
});

test('what a provider has is not asked for when its list carries it', async () => {
  const { asked } = await afterSaving(['en'], [], undefined, undefined, ['en']);

  expect(asked).toBe(0);
});

test.each([
  ['that is refused', refusal(), 'refused'],
  ['whose answer is lost', connectionLost(), 'unknown'],
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
