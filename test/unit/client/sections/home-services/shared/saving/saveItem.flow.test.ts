import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic, throwError } from 'redux-saga-test-plan/providers';

import { subcategoriesApi } from '#client/api/homeServices/catalogue';
import { homeServicesSection } from '#client/sections/home-services';
import { subcategoryKind } from '#client/sections/home-services/kinds/subcategory';
import type { TextsByLocale } from '#client/sections/home-services/shared/saving/items';
import { selectSteps, type StepsRoot } from '#client/state/forms/steps';
import { selectRequest, type RequestsRoot } from '#client/state/requests/requests';
import type { Locale, Translation } from '#contract/common';
import type { TranslatedTexts } from '#contract/homeServices/catalogue';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { afterFlow } from '#test/support/sagas/flow';
import { serve } from '#test/support/sagas/service';

type State = RequestsRoot & StepsRoot;

const { events, keys } = subcategoryKind;
const body = {
  parent_category: 2,
  code: 'blood',
  subcategory_type: 'lab_subcategory',
  order: 1,
  show_test_options: false,
};
const en = { name: 'Blood', description: '' };
const ar = { name: 'دم', description: '' };

/** Saves a subcategory there is, of which these words were changed; tells what its service was asked, in order. */
async function afterSaving(texts: TextsByLocale, failure?: Error) {
  const asked: unknown[] = [];
  const state = await afterFlow<State>({
    watcher: homeServicesSection.watchers.homeServices,
    reducers: homeServicesSection.reducers,
    provide: [
      [
        matchers.call.fn(subcategoriesApi.update),
        failure
          ? throwError(failure)
          : dynamic(({ args }) => {
              asked.push((args as unknown[])[0]);
              return { id: 7 };
            }),
      ],
      [
        matchers.call.fn(subcategoriesApi.translate),
        dynamic(({ args }) => {
          asked.push((args as unknown[])[1]);
          return null;
        }),
      ],
      [matchers.call.fn(subcategoriesApi.list), []],
    ],
    events: [events.updateSubmitted({ id: 7, draft: { body, images: {}, texts }, filter: {} })],
  });
  return { asked, state };
}

test.each<[string, TextsByLocale, unknown[]]>([
  ['neither language', {}, [7]],
  ['Arabic', { ar }, [7, 'ar']],
  ['both', { en, ar }, [7, 'en', 'ar']],
])('an item is saved first, then its words where %s was changed', async (_, texts, wanted) => {
  const { asked, state } = await afterSaving(texts);

  expect(asked).toEqual(wanted);
  expect(selectRequest(state, keys.save)?.status).toBe('succeeded');
});

test('what was changed in the form after its words were refused is saved with the item', async () => {
  const described = (description: string) =>
    events.updateSubmitted({
      id: 7,
      draft: { body: { ...body, code: description }, images: {}, texts: { en: { ...en, description } } },
      filter: {},
    });
  const saved: unknown[] = [];
  let isRefused = true;
  const state = await afterFlow<State>({
    watcher: homeServicesSection.watchers.homeServices,
    reducers: homeServicesSection.reducers,
    provide: [
      [
        matchers.call.fn(subcategoriesApi.update),
        dynamic(({ args }) => {
          saved.push((args as [number, typeof body])[1].code);
          return { id: 7 };
        }),
      ],
      [
        matchers.call.fn(subcategoriesApi.translate),
        dynamic(() => {
          if (!isRefused) return null;
          isRefused = false;
          throw refusal();
        }),
      ],
      [matchers.call.fn(subcategoriesApi.list), []],
    ],
    events: [described('first'), described('second')],
  });

  expect(saved).toEqual(['first', 'second']);
  expect(selectRequest(state, keys.save)?.status).toBe('succeeded');
});

test.each([
  ['that is refused', refusal(), 'refused'],
  ['whose answer is lost', connectionLost(), 'unknown'],
])('no words are sent of an item %s', async (_, failure, status) => {
  const { asked, state } = await afterSaving({ ar }, failure);

  expect(asked).toEqual([]);
  expect(selectSteps(state, keys.save).steps.map((step) => [step.id, step.status])).toEqual([
    ['item', status],
    ['ar', 'waiting'],
  ]);
});

test('a translation whose answer was lost is looked for, for not every service takes it twice', async () => {
  const stored: Translation[] = [];
  const translate = jest.fn((_: unknown, locale: Locale, texts: TranslatedTexts) => {
    if (stored.some((one) => one.locale === locale)) throw refusal();
    stored.push({ locale, ...texts });
    if (locale === 'en') throw connectionLost();
    return null;
  });
  const submitted = events.createSubmitted({ draft: { body, images: {}, texts: { en, ar } }, filter: {} });
  const state = await afterFlow<State>({
    watcher: homeServicesSection.watchers.homeServices,
    reducers: homeServicesSection.reducers,
    provide: [
      serve(subcategoriesApi.create, () => ({ id: 7 })),
      serve(subcategoriesApi.update, () => ({ id: 7 })),
      serve(subcategoriesApi.translate, translate),
      serve(subcategoriesApi.list, () => [{ ...body, id: 7, translations: [...stored] }]),
    ],
    events: [submitted, submitted],
  });

  expect(translate.mock.calls.map(([, locale]) => locale)).toEqual(['en', 'ar']);
  expect(selectRequest(state, keys.save)?.status).toBe('succeeded');
});
