import { call, put, type SagaGenerator } from 'typed-redux-saga';

import * as directoryApi from '#client/api/directory';
import { labPackagesApi, labServicesApi, subcategoriesApi } from '#client/api/homeServices/catalogue';
import {
  homeProvidersApi,
  nursingLinksApi,
  packageLinksApi,
  serviceLinksApi,
} from '#client/api/homeServices/providers';
import { readHours } from '#client/hours/readHours';
import { dayOf } from '#client/lib/dates';
import { logFailure } from '#client/state/log';
import { sideBySide } from '#client/state/sagas/sideBySide';
import type { DateText } from '#contract/common';
import { hasPrice } from '../gaps';
import { setUpMessages } from '../messages';
import {
  arabicLines,
  directoryLines,
  homeProviderLines,
  homeTextLines,
  hoursLines,
  packageLines,
  priceLine,
} from '../setUpLines';
import { setUpBegun, setUpEnded, setUpMissed, setUpRead, type SetUpLine } from '../slice';

/** What one look at the services shows, and the looks that follow from it. */
interface Seen {
  lines: readonly SetUpLine[];
  then?: readonly Look[];
}

/** A look at the services, on a day. */
type Look = (today: DateText) => SagaGenerator<Seen>;

/** Looks through the set-up, by five calls at once; what cannot be read is counted (decisions: what waits). */
export function* readSetUp() {
  yield* call(takeLooks);
  yield* put(setUpEnded());
}

function* takeLooks() {
  const looks = [lookAtDirectory, lookAtHomeProviders, lookAtPackages, lookAtSubcategories, lookAtLabServices];
  yield* put(setUpBegun(looks.length));
  yield* sideBySide<Look, [DateText]>(looks, takeLook, dayOf(new Date()));
}

function* takeLook(look: Look, today: DateText): SagaGenerator<readonly Look[]> {
  try {
    const { lines, then = [] } = yield* call(look, today);
    yield* put(setUpRead({ lines, more: then.length }));
    return then;
  } catch (error) {
    yield* call(logFailure, 'setUp/read', error);
    yield* put(setUpMissed());
    return [];
  }
}

function* lookAtDirectory(today: DateText): SagaGenerator<Seen> {
  const found = yield* call(directoryApi.searchDirectory, '');
  const then = found.doctors.map(
    (doctor): Look =>
      function* lookAtHours() {
        const hours = yield* call(readHours, doctor.id, null);
        return { lines: hoursLines(doctor, hours, today) };
      },
  );
  return { lines: directoryLines(found, today), then };
}

function* lookAtHomeProviders(): SagaGenerator<Seen> {
  const providers = yield* call(homeProvidersApi.list);
  const prices = providers.map(
    (provider): Look =>
      function* lookAtPrices() {
        const query = { provider: provider.id };
        for (const { list } of [serviceLinksApi, packageLinksApi, nursingLinksApi])
          if (hasPrice(yield* call(list, query))) return { lines: [] };
        return { lines: [priceLine(provider)] };
      },
  );
  const texts = providers
    .filter(({ translations }) => !translations)
    .map(
      (provider): Look =>
        function* lookAtTexts() {
          return { lines: homeTextLines(provider, yield* call(homeProvidersApi.translations, provider.id)) };
        },
    );
  return { lines: homeProviderLines(providers), then: [...prices, ...texts] };
}

function* lookAtPackages(): SagaGenerator<Seen> {
  return { lines: packageLines(yield* call(labPackagesApi.list, {})) };
}

function* lookAtSubcategories(): SagaGenerator<Seen> {
  const items = yield* call(subcategoriesApi.list, {});
  return { lines: arabicLines(items, 'subcategories', setUpMessages.subcategory) };
}

function* lookAtLabServices(): SagaGenerator<Seen> {
  const items = yield* call(labServicesApi.list, {});
  return { lines: arabicLines(items, 'labServices', setUpMessages.labService) };
}
