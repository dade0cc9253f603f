import { call } from 'typed-redux-saga';

import type { KindForm } from '#client/sections/home-services/shared/kind/sagas/saveForm';
import type { ItemCalls } from '#client/sections/home-services/shared/saving/items';
import { createItem, updateItem } from '#client/sections/home-services/shared/saving/sagas/createItem';
import type { Id } from '#contract/common';
import { linkTexts } from '../messages';

/** The calls of one kind of link. */
interface LinksApi<Field extends string, Draft> extends Omit<ItemCalls<Draft>, 'findSimilar'> {
  list: (filter: { provider: Id }) => Promise<readonly ({ id: Id } & Record<Field, Id>)[]>;
}

/**
 * The workflows that save one kind of link, whose item has the wire name `itemField`; two links of one provider are
 * similar when they link the same item.
 */
export function linkWorkflows<Field extends string, Draft extends { provider: Id } & Record<Field, Id>>(
  api: LinksApi<Field, Draft>,
  itemField: Field,
): KindForm<Draft> {
  const calls: ItemCalls<Draft> = {
    ...api,
    *findSimilar(draft) {
      const links = yield* call(api.list, { provider: draft.provider });
      return links.filter((link) => String(link[itemField]) === String(draft[itemField]));
    },
  };
  return {
    create: (draft, save) => createItem(save, calls, draft),
    update: (id, draft) => updateItem(calls, id, draft),
    texts: linkTexts,
  };
}
