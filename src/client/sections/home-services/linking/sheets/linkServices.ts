import { weakMapMemoize } from 'reselect';
import { call, put, type SagaGenerator } from 'typed-redux-saga';

import { nursingLinksApi, packageLinksApi, serviceLinksApi } from '#client/api/homeServices/providers';
import type { Message } from '#client/lib/text';
import { catalogueMessages } from '#client/sections/home-services/catalogue/messages';
import { labPackageKind } from '#client/sections/home-services/kinds/labPackage';
import { labServiceKind } from '#client/sections/home-services/kinds/labService';
import { linkKinds } from '#client/sections/home-services/kinds/links';
import { OF_NURSING, subcategoryKind } from '#client/sections/home-services/kinds/subcategory';
import { homeMessages } from '#client/sections/home-services/messages';
import type { ListFilter } from '#client/sections/home-services/shared/kind/defineKind';
import { wholeList } from '#client/sections/home-services/shared/kind/sagas/lists';
import { NEW_ITEM, once } from '#client/sections/home-services/shared/saving/sagas/saveItem';
import { isYes } from '#client/sections/home-services/shared/sheets/cells';
import type { SheetRow, SheetValues } from '#client/sections/home-services/shared/sheets/events';
import { makeOnce, planRow } from '#client/sections/home-services/shared/sheets/rowSteps';
import type { SheetService } from '#client/sections/home-services/shared/sheets/sagas/applySheet';
import type { Id } from '#contract/common';
import { NURSING_DURATION } from '#contract/rules';
import type { LinkChange, LinkField, LinkKind, LinkValues } from '../events';
import { itemIdOf, linkBodies, takesTime } from '../linked';
import type { Item, LinkOffer } from '../linkRows';
import { linkMessages } from '../messages';
import { storeAnswer, valueOfLink } from '../sagas/changeLink';
import { forgetFailed } from '../undo/forgetFailed';
import { linkSheet, type LinkWorld, type SheetLink } from './linkSheet';

/** What tells the three kinds apart: their lists, those of what they link, and the call that makes one. */
const PARTS = {
  serviceLinks: {
    items: (state: never) => labServiceKind.selectRows(state, {}),
    lists: (provider: Id) => [wholeList(linkKinds.serviceLinks, { provider }), wholeList(labServiceKind, {})],
    make: function* (this: void, provider: Id, service: Id, values: LinkValues): SagaGenerator<void> {
      yield* call(serviceLinksApi.create, linkBodies.serviceLinks(provider, service, values));
    },
  },
  packageLinks: {
    items: (state: never) => labPackageKind.selectRows(state, {}),
    lists: (provider: Id) => [wholeList(linkKinds.packageLinks, { provider }), wholeList(labPackageKind, {})],
    make: function* (this: void, provider: Id, item: Id, values: LinkValues): SagaGenerator<void> {
      yield* call(packageLinksApi.create, linkBodies.packageLinks(provider, item, values));
    },
  },
  nursingLinks: {
    items: (state: never) => subcategoryKind.selectRows(state, OF_NURSING),
    lists: (provider: Id) => [wholeList(linkKinds.nursingLinks, { provider }), wholeList(subcategoryKind, OF_NURSING)],
    make: function* (this: void, provider: Id, subcategory: Id, values: LinkValues): SagaGenerator<void> {
      yield* call(nursingLinksApi.create, linkBodies.nursingLinks(provider, subcategory, values));
    },
  },
} as const;

/** The links of a kind as their sheet is read and saved: a price by one call, as in its row (Spec 2 §7). */
function linkService(kind: LinkKind): SheetService<SheetLink, LinkWorld> {
  const parts = PARTS[kind];
  const { name, events, selectRows } = linkKinds[kind];
  const sheet = linkSheet(name, takesTime(kind));
  const worldOf = weakMapMemoize((links: readonly LinkOffer[], items: readonly Item[]): LinkWorld => ({
    links: links.map((link) => ({ ...link, item: itemIdOf(kind, link) })),
    items,
    byId: new Map(items.map((item) => [String(item.id), item])),
  }));
  return {
    sheet,
    lists: ({ provider = '' }: ListFilter) => parts.lists(provider),
    selectWorld: (state, { provider = '' }) => {
      const [links, items] = [selectRows(state, { provider }), parts.items(state)];
      return links && items && worldOf(links, items);
    },
    *make(save, { filter: { provider = '' }, key, wanted }: SheetRow, { byId }): SagaGenerator<void> {
      const values = linkValuesIn(wanted);
      yield* call(planRow, save, [NEW_ITEM]);
      yield* call(makeOnce<Linking>, save, values, { send: parts.make }, provider, byId.get(key)?.id ?? key, values);
    },
    *change(save, link, wanted, world): SagaGenerator<void> {
      const ref = { kind, id: link.id, name: sheet.nameOf(link, world) };
      const values = linkValuesIn(wanted);
      const fields = FIELDS.filter(([column]) => wanted[column] !== undefined);
      yield* call(
        planRow,
        save,
        fields.map(([, field, label]) => ({ id: field, label, isRepeatable: true })),
      );
      for (const [, field] of fields)
        yield* call(once<[LinkChange]>, save, field, saving, { link: ref, field, value: values[field] });
    },
    *saved({ id, name, wanted }): SagaGenerator<void> {
      if (id === null) return;
      const link = { kind, id, name };
      for (const [column, field] of FIELDS)
        if (wanted[column] !== undefined) yield* call(forgetFailed, { link, field });
    },
    *refresh({ provider = '' }: ListFilter): SagaGenerator<void> {
      yield* put(events.outdated({ provider: String(provider) }));
    },
  };
}

type Linking = [provider: Id, item: Id, values: LinkValues];

/** The step that saves one value of a link; lost answers of a round are looked for together. */
const saving = {
  *send(change: LinkChange): SagaGenerator<void> {
    const answer = yield* call(valueOfLink.send, change);
    yield* call(storeAnswer, change, answer);
  },
  isRepeatable: true,
};

const FIELDS: readonly (readonly [column: string, field: LinkField, label: Message])[] = [
  ['price', 'price', linkMessages.price],
  ['duration', 'duration_minutes', catalogueMessages.durationMinutes],
  ['available', 'is_available', homeMessages.available],
];

/** What is sent of a row; a new link takes as long as any, and is available, unless it says otherwise. */
function linkValuesIn({ price = '', duration, available }: SheetValues): LinkValues {
  return {
    price,
    duration_minutes: Number(duration ?? NURSING_DURATION.initial),
    is_available: available === undefined || isYes(available),
  };
}

/** How the links of each kind are read and saved by files. */
export const linkServices = {
  serviceLinks: linkService('serviceLinks'),
  packageLinks: linkService('packageLinks'),
  nursingLinks: linkService('nursingLinks'),
} as const satisfies Record<LinkKind, ReturnType<typeof linkService>>;
