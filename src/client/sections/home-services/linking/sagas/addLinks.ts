import { all, call, put, select, type SagaGenerator } from 'typed-redux-saga';

import type { EntityRootOf } from '#client/entities/defineEntity';
import type { nursingLinks, packageLinks, serviceLinks } from '#client/entities/homeServices';
import { addLinksKey } from '#client/sections/home-services/keys';
import { linkKinds } from '#client/sections/home-services/kinds/links';
import { rowMade, type Kind, type KindService } from '#client/sections/home-services/shared/kind/defineKind';
import { readSurely } from '#client/sections/home-services/shared/kind/sagas/lists';
import type { FanOutKind } from '#client/state/fanOut/kind';
import { OPEN, type SendResult } from '#client/state/fanOut/row';
import { runFanOut, takeFanOut } from '#client/state/fanOut/runFanOut';
import type { ListsRoot } from '#client/state/lists';
import type { Id } from '#contract/common';
import { linksSubmitted, type LinkKind, type LinkValues } from '../events';
import { linkBodies } from '../linkBodies';
import { linkedTally, linkMessages } from '../messages';

type LinksSubmitted = ReturnType<typeof linksSubmitted>;
type LinkLists = EntityRootOf<typeof serviceLinks> &
  EntityRootOf<typeof packageLinks> &
  EntityRootOf<typeof nursingLinks> &
  ListsRoot;

/** Starts the workflows that link several items of one kind at once (decisions: fan-outs). */
export function* watchManyLinks(): SagaGenerator<void> {
  yield* all([
    takeLinks('serviceLinks', linkKinds.serviceLinks, linkBodies.serviceLinks),
    takeLinks('packageLinks', linkKinds.packageLinks, linkBodies.packageLinks),
    takeLinks('nursingLinks', linkKinds.nursingLinks, linkBodies.nursingLinks),
  ]);
}

/** A kind of link, of which a provider has each item once. */
type OneLinkKind<Link extends { id: Id }, Body extends { provider: Id }> = Kind<
  Link,
  Body,
  { provider: Id },
  LinkLists
> &
  KindService<Link, Body, { provider: Id }>;

function* takeLinks<Link extends { id: Id }, Body extends { provider: Id }>(
  linkKind: LinkKind,
  kind: OneLinkKind<Link, Body>,
  bodyOf: (provider: Id, item: Id, values: LinkValues) => Body,
): SagaGenerator<void> {
  const adding = addingLinks(kind);
  const ofKind = {
    match: (event: { type: string }): event is LinksSubmitted =>
      linksSubmitted.match(event) && event.payload.kind === linkKind,
  };
  const keyOf = ({ payload }: LinksSubmitted) => addLinksKey(payload.kind, payload.provider);
  yield* takeFanOut(adding, ofKind, keyOf, function* linkAll(event: LinksSubmitted) {
    const { links, provider } = event.payload;
    const items = links.map((link) => ({
      id: String(link.item),
      label: link.name,
      payload: bodyOf(provider, link.item, link.values),
    }));
    yield* call(runFanOut, adding, keyOf(event), items);
  });
}

/** Links items one call each; what is linked already is skipped, also after a lost answer. */
function addingLinks<Link extends { id: Id }, Body extends { provider: Id }>(
  kind: OneLinkKind<Link, Body>,
): FanOutKind<Body> {
  const { name, form, selectRows, events } = kind;
  const isSame = (link: Link, body: Body) => form?.saving.isSame(link, body) ?? false;
  return {
    name: `homeServices/${name}/addMany`,
    texts: { ...linkedTally, title: linkMessages.linking, failed: linkMessages.linkManyFailed },
    *read([first]) {
      if (first) yield* call(readSurely, kind, { provider: first.provider });
    },
    goesOnUnread: true,
    *standing(body) {
      const known = yield* select(selectRows, { provider: body.provider });
      return !form || known?.some((link) => isSame(link, body)) ? { is: 'done' } : OPEN;
    },
    *send(body): SagaGenerator<SendResult> {
      if (!form) return 'skipped';
      const { id } = yield* call(form.saving.api.create, body);
      yield* put(rowMade({ kind: name, id }));
      return 'added';
    },
    *after({ provider }) {
      yield* put(events.outdated({ provider }));
    },
  };
}
