import { call, type SagaGenerator } from 'typed-redux-saga';

import type { ItemCalls, ItemDraft } from '#client/sections/home-services/shared/saving/items';
import { mergeWithNow } from '#client/state/forms/mergeWithNow';
import type { Id } from '#contract/common';
import { draftFields, draftWith } from '../draftFields';

/** A form that changes an item: what it sends, and the item as it was when the form was opened. */
export interface ChangedItem<Body> {
  id: Id;
  draft: ItemDraft<Body>;
  opened?: object | undefined;
  typed?: object | undefined;
}

/** The draft of a form merged with the item as that is now (decisions: two at once); throws where that is gone. */
export function* mergedDraft<Body>(
  save: string,
  calls: ItemCalls<Body>,
  { id, draft, opened, typed }: ChangedItem<Body>,
): SagaGenerator<ItemDraft<Body>> {
  if (!opened || !typed) return draft;
  const edited = { opened, ...draftFields(draft, typed) };
  const merged = yield* call(mergeWithNow<object, [Id, object]>, save, edited, calls.readNow, id, opened);
  return merged ? draftWith(draft, typed, merged.fields, { opened, now: merged.now }) : draft;
}
