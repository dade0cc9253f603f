import { all, call, type SagaGenerator } from 'typed-redux-saga';

import { addLinksKey } from '#client/sections/home-services/keys';
import { linkKinds } from '#client/sections/home-services/kinds/links';
import { addingRows, type KindOfProvider } from '#client/sections/home-services/shared/kind/sagas/addRows';
import { runFanOut, takeFanOut } from '#client/state/fanOut/runFanOut';
import type { Id } from '#contract/common';
import { linksSubmitted, type LinkKind, type LinkValues } from '../events';
import { linkBodies } from '../linked';
import { linkedTally, linkMessages } from '../messages';

type LinksSubmitted = ReturnType<typeof linksSubmitted>;

/** Starts the workflows that link several items of one kind at once (decisions: fan-outs). */
export function* watchManyLinks(): SagaGenerator<void> {
  yield* all([
    takeLinks('serviceLinks', linkKinds.serviceLinks, linkBodies.serviceLinks),
    takeLinks('packageLinks', linkKinds.packageLinks, linkBodies.packageLinks),
    takeLinks('nursingLinks', linkKinds.nursingLinks, linkBodies.nursingLinks),
  ]);
}

const texts = { ...linkedTally, title: linkMessages.linking, failed: linkMessages.linkManyFailed };

function* takeLinks<Link extends { id: Id }, Body extends { provider: Id }, Root>(
  linkKind: LinkKind,
  kind: KindOfProvider<Link, Body, Root>,
  bodyOf: (provider: Id, item: Id, values: LinkValues) => Body,
): SagaGenerator<void> {
  const adding = addingRows(kind, texts);
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
