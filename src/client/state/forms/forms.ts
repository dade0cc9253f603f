import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';

import { without } from '#client/lib/records';
import type { Text } from '#client/lib/text';
import type { Address } from '../address';
import { formDiscarded, formLeft } from '../formEvents';
import type { RequestsRoot } from '../requests/requests';
import { selectRequest } from '../requests/requests';

/** A form that is being saved, or whose save was interrupted by the end of the session (decisions: sessions). */
export interface SentForm {
  /** What is being done, as the offer to go back says it. */
  title: Text;
  /** The view that the form stands in. */
  place: Address;
  /** What was sent; never a password or a code. */
  values: unknown;
}

/** The shape that selectors of forms need, each by the key of the form's request. */
export interface FormsRoot {
  forms: {
    sent: Readonly<Record<string, SentForm>>;
    /** What was typed into forms that were left without being sent. */
    drafts: Readonly<Record<string, object>>;
  };
}

const initialState: FormsRoot['forms'] = { sent: {}, drafts: {} };

const slice = createSlice({
  name: 'forms',
  initialState,
  reducers: {
    /** The values of a form are being saved. */
    formSent: (forms, { payload: { key, form } }: PayloadAction<{ key: string; form: SentForm }>) => ({
      ...forms,
      sent: { ...forms.sent, [key]: form },
    }),
    /** The save has come to an end, and there is nothing to go back to. */
    formSettled: (forms, { payload: key }: PayloadAction<string>) => ({ ...forms, sent: without(forms.sent, key) }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(formDiscarded, (forms, { payload: key }) => ({ ...forms, sent: without(forms.sent, key) }))
      .addCase(formLeft, (forms, { payload: { key, typed } }) => {
        if (typed === undefined) return forms;
        return { ...forms, drafts: typed ? { ...forms.drafts, [key]: typed } : without(forms.drafts, key) };
      });
  },
});

export const formsReducer = slice.reducer;
export const { formSent, formSettled } = slice.actions;

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

/** Whether anything was typed and left without being sent. */
export function selectHasDrafts({ forms }: FormsRoot): boolean {
  return Object.keys(forms.drafts).length > 0;
}

/** All forms whose save has not come to an end, by key. */
export function selectSentForms({ forms }: FormsRoot): FormsRoot['forms']['sent'] {
  return forms.sent;
}
