import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';

import { linkValueKey } from '#client/sections/home-services/keys';
import { serviceLinkKind } from '#client/sections/home-services/kinds/links';
import {
  linkChangeSubmitted,
  linkRetryChosen,
  type LinkChange,
  type LinkRef,
} from '#client/sections/home-services/linking/events';
import { selectLinkChange } from '#client/sections/home-services/linking/selectors';
import { selectIsAnyPending } from '#client/state/requests/requests';
import { selectIsUnknown } from '#client/state/writes/unknown';
import { createServiceLink, listServiceLinks, type ServiceLink } from '#contract/homeServices/providers';
import type { Backend } from '#test/support/backend/liveBackend';
import { startSmallBackend } from '#test/support/desks/clinic';
import { anyDay, Desks } from '#test/support/desks/desks';
import { makeProvider, readStock, type Stock } from '#test/support/desks/homeKinds';
import type { Tab } from '#test/support/desks/tab';
import { runs } from '#test/support/runs';

const { events, selectRows } = serviceLinkKind;

let backend: Backend;
let stock: Stock;
beforeAll(async () => {
  backend = await startSmallBackend();
  stock = await readStock(backend);
});
afterAll(() => backend.stop());

/** Makes a provider of two services, at 10 dirhams each. */
async function makeLinks(): Promise<ServiceLink[]> {
  const provider = await makeProvider(backend);
  const links: ServiceLink[] = [];
  for (const service of stock.services.slice(0, 2)) {
    const body = { provider, service, price: '10.00', is_available: true };
    links.push((await backend.call(createServiceLink, { body })).body);
  }
  return links;
}

const refOf = ({ id }: ServiceLink): LinkRef => ({ kind: 'serviceLinks', id, name: `Link ${id}` });

/** What is wanted of the links: two prices and another value of the first, and a price of the second. */
function wantedOf([first, second]: readonly ServiceLink[]): LinkChange[] {
  const price = { field: 'price' as const, value: '20' };
  return [
    { link: refOf(first!), ...price },
    { link: refOf(first!), field: 'is_available', value: false },
    { link: refOf(second!), ...price },
    { link: refOf(first!), ...price, value: '30' },
  ];
}

/** The values that the service took, in turn, from one tab or from all. */
function takenIn(desks: Desks, { link, field }: LinkChange, tab?: Tab) {
  return desks.log.taken('PUT').flatMap(({ at, tab: by, path, sent }) => {
    const values = sent as Record<string, unknown>;
    const isOfPlace = path.endsWith(`/${link.id}/`) && field in values && (!tab || by === tab.name);
    return isOfPlace ? [{ at, value: values[field] }] : [];
  });
}

/** What the row of a tab says of its last change of a place is true of what this tab has sent. */
function expectTruth(desks: Desks, tab: Tab, place: LinkChange): void {
  // A page that was loaded anew and shows the login knows nothing of links.
  const change = tab.isSignedIn ? tab.see(selectLinkChange, place) : undefined;
  if (!change) return;
  const pressed = desks.log
    .all('pressed')
    .filter(({ tab: by, event }) => by === tab.name && (isFor(event, place) || linkRetryChosen.match(event)));
  const taken = takenIn(desks, place, tab).map(({ value }) => value);
  const since = takenIn(desks, place, tab).filter(({ at }) => at > (pressed.at(-1)?.at ?? 0));
  expect(['saved', 'failed']).toContain(change.status);
  if (change.status === 'saved') expect(taken).toContain(change.value);
  else if (!tab.see(selectIsUnknown, linkValueKey(place)))
    expect(since.map(({ value }) => value)).not.toContain(change.value);
}

const isFor = (event: UnknownAction, { link, field }: LinkChange) =>
  linkChangeSubmitted.match(event) && event.payload.link.id === link.id && event.payload.field === field;

it('a value is saved where that is said, and no other value of the link with it', async () => {
  await fc.assert(
    fc.asyncProperty(anyDay(), async ({ happenings, fates }) => {
      const links = await makeLinks();
      const filter = { provider: String(links[0]?.provider) };
      const wanted = wantedOf(links);
      const desks = new Desks(backend, fates, 'home-services');
      await desks.open();
      await desks.play(happenings, (tab): UnknownAction[][] =>
        tab.see(selectRows, filter) ? wanted.map((change) => [linkChangeSubmitted(change)]) : [[events.opened(filter)]],
      );

      const { body: rows } = await backend.call(listServiceLinks, { query: { provider: filter.provider } });
      expect(rows).toHaveLength(links.length);
      for (const { sent } of desks.log.taken('PUT')) expect(Object.keys(sent as object)).toHaveLength(1);
      for (const change of wanted) {
        const row = rows.find(({ id }) => id === change.link.id);
        const made = links.find(({ id }) => id === change.link.id);
        const last = takenIn(desks, change).at(-1)?.value ?? made?.[change.field as 'price'];
        expect(Number(row?.[change.field as 'price'])).toBe(Number(last));
        for (const tab of desks.tabs) expectTruth(desks, tab, change);
      }
      for (const tab of desks.tabs) expect(tab.see(selectIsAnyPending)).toBe(false);
    }),
    runs(12),
  );
});
