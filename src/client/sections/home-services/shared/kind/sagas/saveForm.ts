import { call, put, type SagaGenerator } from 'typed-redux-saga';

import type { ItemCalls, ItemDraft } from '#client/sections/home-services/shared/saving/items';
import { updateItem } from '#client/sections/home-services/shared/saving/sagas/saveItem';
import { noticeShown } from '#client/state/notices';
import type { Id } from '#contract/common';
import type { SavingTexts } from '../defineKind';
import { refreshLists } from './lists';

/** Creates an item of what a form sends; it records its steps under the key `save`, and throws its failure. */
export type Create<Body> = (save: string, calls: ItemCalls<Body>, draft: ItemDraft<Body>) => SagaGenerator<unknown>;

/** How what the form of a kind sends is saved. */
export interface KindForm<Body> {
  create: Create<Body>;
  calls: ItemCalls<Body>;
  texts: SavingTexts;
}

/** Saves what a form sends, announces its success, and has the lists on screen read again. */
export function* saveForm<Body>(
  kind: { name: string; keys: { save: string } },
  { create, calls, texts }: KindForm<Body>,
  { draft, id }: { draft: ItemDraft<Body>; id?: Id },
) {
  const { save } = kind.keys;
  if (id === undefined) yield* call(create, save, calls, draft);
  else yield* call(updateItem, save, calls, id, draft);
  yield* put(noticeShown({ kind: 'success', text: texts.saved }));
  yield* call(refreshLists, kind.name);
}

/** Says that a left form is still being saved, and that its end will be announced. */
export function* tellSaveGoesOn({ stillSaving }: SavingTexts) {
  yield* put(noticeShown({ kind: 'success', text: stillSaving }));
}
