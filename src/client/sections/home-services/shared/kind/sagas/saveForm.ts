import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import { Problem } from '#client/lib/problem';
import { say } from '#client/lib/text';
import { homeMessages } from '#client/sections/home-services/messages';
import { draftName, type ItemCalls, type ItemDraft } from '#client/sections/home-services/shared/saving/items';
import { updateItem } from '#client/sections/home-services/shared/saving/sagas/saveItem';
import { askConfirmation } from '#client/state/confirmations';
import { labelsOf, selectRecord, type StepState, type StepStatus } from '#client/state/forms/steps';
import { noticeShown } from '#client/state/notices';
import type { Id } from '#contract/common';
import { rowMade, type SavingTexts } from '../defineKind';
import { refreshLists } from './lists';
import { mergedDraft, type ChangedItem } from './mergedDraft';

/** Creates an item of what a form sends and returns its id; records its steps under `save`, and throws its failure. */
export type Create<Body> = (save: string, calls: ItemCalls<Body>, draft: ItemDraft<Body>) => SagaGenerator<Id>;

/** How what the form of a kind sends is saved. */
export interface KindForm<Body> {
  create: Create<Body>;
  calls: ItemCalls<Body>;
  texts: SavingTexts;
}

/** Saves what a form sends, announces its success by its name, and has the lists on screen read again. */
export function* saveForm<Body>(
  kind: { name: string; keys: { save: string } },
  { create, calls, texts }: KindForm<Body>,
  { id, ...form }: Omit<ChangedItem<Body>, 'id'> & { id?: Id },
) {
  const { save } = kind.keys;
  yield* call(askAboutName, form.draft);
  if (id === undefined) {
    const made = yield* call(create, save, calls, form.draft);
    yield* put(rowMade({ kind: kind.name, id: made }));
  } else {
    const draft = yield* call(mergedDraft<Body>, save, calls, { id, ...form });
    yield* call(updateItem, save, calls, id, draft);
  }
  const { steps } = yield* select(selectRecord, save);
  yield* put(noticeShown({ ...savedNotice(steps, texts), concerns: draftName(form.draft) }));
  yield* call(refreshLists, kind.name);
}

/** Says that all was saved, or what was and what was not: a service may refuse to change a translation. */
function savedNotice(steps: readonly StepState[], { saved }: SavingTexts) {
  const named = (wanted: StepStatus) => labelsOf(steps, (status) => status === wanted);
  const kept = steps.filter(({ status }) => status === 'kept');
  if (kept.length === 0) return { kind: 'success', text: saved } as const;
  const text = say(homeMessages.savedInPart, { saved: named('done'), kept: named('kept') });
  return { kind: 'error', text, detail: kept.find(({ reason }) => reason)?.reason ?? null } as const;
}

/** Asks before Arabic words are sent that have no name; throws a `Problem` where they are to have one. */
export function* askAboutName({ texts: { ar } = {} }: ItemDraft<unknown>): SagaGenerator<void> {
  if (ar?.name !== '' || ar.description === '') return;
  const isWanted = yield* call(askConfirmation, {
    title: homeMessages.namelessTitle,
    text: homeMessages.namelessText,
    confirmLabel: homeMessages.namelessConfirm,
  });
  if (!isWanted) throw new Problem(homeMessages.arNameWanted);
}

/** Says that a left form is still being saved, and that its end will be announced. */
export function* tellSaveGoesOn({ stillSaving }: SavingTexts) {
  yield* put(noticeShown({ kind: 'success', text: stillSaving }));
}
