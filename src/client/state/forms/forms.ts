import { createReducer, isAnyOf } from '@reduxjs/toolkit';

import { without } from '#client/lib/records';
import type { Address } from '../address';
import { draftTaken, formDiscarded, formLeft, formSent, formSettled, type SentForm } from '../formEvents';
import { selectRequest, type RequestsRoot } from '../requests/requests';

/** The shape that selectors of forms need, each by the key of the form's request. */
export interface FormsRoot {
  forms: {
    sent: Readonly<Record<string, SentForm>>;
    /** What was typed into forms that were left without being sent. */
    drafts: Readonly<Record<string, object>>;
  };
}

const initialState: FormsRoot['forms'] = { sent: {}, drafts: {} };

/** The forms that are being saved, and what was typed into those that were left. */
export const formsReducer = createReducer(initialState, (builder) =>
  builder
    .addCase(formSent, (forms, { payload: { key, form } }) => ({ ...forms, sent: { ...forms.sent, [key]: form } }))
    .addCase(formLeft, (forms, { payload: { key, typed } }) => {
      if (typed === undefined) return forms;
      return { ...forms, drafts: typed ? { ...forms.drafts, [key]: typed } : without(forms.drafts, key) };
    })
    .addCase(draftTaken, (forms, { payload: key }) => ({ ...forms, drafts: without(forms.drafts, key) }))
    .addMatcher(isAnyOf(formSettled, formDiscarded), (forms, { payload: key }) => ({
      ...forms,
      sent: without(forms.sent, key),
    })),
);

/** What an interrupted form sent, to open it again with; `undefined` once it is saved, and while it is left. */
export function selectInterrupted(state: FormsRoot & RequestsRoot, key: string): unknown {
  const request = selectRequest(state, key);
  return request?.isLeft || request?.status === 'succeeded' ? undefined : state.forms.sent[key]?.values;
}

/** The view of a form that was left while it was being saved; `null` if it was not. */
export function selectLeftPlace(state: FormsRoot & RequestsRoot, key: string): Address | null {
  return selectRequest(state, key)?.isLeft ? (state.forms.sent[key]?.place ?? null) : null;
}

/** What was typed into a form when it was last left; `undefined` where nothing is kept. */
export function selectDraft({ forms }: FormsRoot, key: string): object | undefined {
  return forms.drafts[key];
}

/** Whether anything was typed into a form and left without being sent that would be lost: what may go says so. */
export function selectHasDrafts({ forms }: FormsRoot): boolean {
  return Object.values(forms.drafts).some((draft) => !('mayGo' in draft));
}

/** All forms whose save has not come to an end, by key. */
export function selectSentForms({ forms }: FormsRoot): FormsRoot['forms']['sent'] {
  return forms.sent;
}
