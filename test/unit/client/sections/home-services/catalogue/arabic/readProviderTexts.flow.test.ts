import { homeProvidersApi } from '#client/api/homeServices/providers';
import { entitiesMerged } from '#client/entities/entityStore';
import { providerTextsKey, providerTextsWanted } from '#client/sections/home-services/catalogue/arabic/events';
import { selectRequest, type RequestsRoot } from '#client/state/requests/requests';
import type { Id, Translation } from '#contract/common';
import { connectionLost } from '#test/support/builders/faults';
import { inEnglish } from '#test/support/inEnglish';
import { afterFlow } from '#test/support/sagas/flow';
import { failing, serve } from '#test/support/sagas/service';
import { homeServicesSection } from '#test/support/wholeSections';

type Root = RequestsRoot & { entities: { homeProviders: { table: Record<Id, { translations?: Translation[] }> } } };

const textsOf = (id: Id): Translation[] => [{ locale: 'ar', name: `رعاية ${id}`, description: '' }];

async function afterReading(answer: (id: Id) => unknown) {
  const state = await afterFlow<Root>({
    watcher: homeServicesSection.watchers.homeArabic,
    reducers: homeServicesSection.reducers,
    given: [entitiesMerged({ homeProviders: { 3: { id: 3, name: 'Care' }, 8: { id: 8, name: 'Home' } } })],
    provide: [serve(homeProvidersApi.translations, answer)],
    events: [providerTextsWanted([3, 8])],
  });
  const { 3: one, 8: other } = state.entities.homeProviders.table;
  return { texts: [one?.translations, other?.translations], request: selectRequest(state, providerTextsKey) };
}

it('reads the texts of each provider whose list does not tell them', async () => {
  expect((await afterReading(textsOf)).texts).toEqual([textsOf(3), textsOf(8)]);
});

it('says why it could not', async () => {
  const { texts, request } = await afterReading(failing(connectionLost()));

  expect(texts).toEqual([undefined, undefined]);
  expect(inEnglish(request?.failure?.text ?? '')).toBe('Failed to load providers. Please check your connection.');
});
