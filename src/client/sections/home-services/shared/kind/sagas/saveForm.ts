import { call, put } from 'typed-redux-saga';

import { noticeShown } from '#client/state/notices';
import type { Id } from '#contract/common';
import type { SavingTexts } from '../defineKind';
import type { Sent } from '../events';
import { refreshLists } from './lists';

/** The sagas that save what a form sends; they record their steps under the key `save`, and throw their failure. */
export interface KindForm<Draft> {
  create: (draft: Draft, save: string) => Generator;
  update: (id: Id, draft: Draft, save: string) => Generator;
  texts: SavingTexts;
}

/** Runs the workflow of a sent form, announces its success, and has the lists on screen read again. */
export function* saveForm<Draft>(
  kind: { name: string; keys: { save: string } },
  { create, update, texts }: KindForm<Draft>,
  { draft, id }: Pick<Sent<Draft, unknown>, 'draft'> & { id?: Id },
) {
  const { save } = kind.keys;
  if (id === undefined) yield* call(create, draft, save);
  else yield* call(update, id, draft, save);
  yield* put(noticeShown({ kind: 'success', text: texts.saved }));
  yield* call(refreshLists, kind.name);
}

/** Says that a left form is still being saved, and that its end will be announced. */
export function* tellStillSaving({ stillSaving }: SavingTexts) {
  yield* put(noticeShown({ kind: 'success', text: stillSaving }));
}
