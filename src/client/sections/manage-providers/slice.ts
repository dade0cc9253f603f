import type { PayloadAction } from '@reduxjs/toolkit';
import { createAction, createSlice } from '@reduxjs/toolkit';

import { createViewEvent } from '#client/state/address';
import type { Id } from '#contract/common';
import type { ProviderDraft } from '#contract/directory';

/** What is searched for: the text, the kind, and what the search is narrowed by; empty texts do not narrow. */
export interface Search {
  text: string;
  kind: '' | 'doctors' | 'providers';
  provider: string;
  specialty: string;
  location: string;
  providerType: string;
}

/** A new provider as the form gives it; the password comes later and is never kept. */
export type NewProvider = Pick<ProviderDraft, 'name' | 'description' | 'phone_number'> & {
  provider_user: { email: string };
  location: Pick<ProviderDraft['location'], 'address' | 'city' | 'state' | 'latitude' | 'longitude'>;
};

/** The form of a modal of the section: Add a New Provider, or Reset Provider Password. */
export type ManageProvidersForm = 'add' | 'reset';

/** A doctor or a provider to delete, with what a person should know before. */
export interface Deletion {
  kind: 'doctor' | 'provider';
  id: Id;
  name: string;
  /** Doctors that go with a provider. */
  doctors?: number;
  /** Availabilities that go with it. */
  slots?: number;
}

/** The shape that selectors of this section need. */
export interface ManageProvidersRoot {
  manageProviders: {
    /** The provider that was just created, or whose password was just reset, while its dialog is open. */
    createdId: Id | null;
    resetId: Id | null;
    /** E-mails that were asked for, by the id of the account. */
    emails: Record<string, string>;
  };
}

/** The results of a search came on screen, or are wanted afresh. */
export const resultsOpened = createAction<Search>('manageProviders/resultsOpened');
/** Everything about a doctor is wanted: the card was opened, or the profile is to be edited. */
export const doctorOpened = createAction<Id>('manageProviders/doctorOpened');
/** The details page of a provider came on screen, or is wanted afresh. */
export const providerOpened = createAction<Id>('manageProviders/providerOpened');
/** The e-mail of an account was asked for, by the id of the account. */
export const emailOpened = createAction<Id>('manageProviders/emailOpened');
export const deletionChosen = createAction<Deletion>('manageProviders/deletionChosen');
/** The form Add a New Provider was sent. */
export const providerSubmitted = createAction<NewProvider>('manageProviders/providerSubmitted');
/** The form Reset Provider Password was sent, with the e-mail of the account. */
export const resetSubmitted = createAction<string>('manageProviders/resetSubmitted');

export const searchSubmitted = createViewEvent('manageProviders/searchSubmitted', (q: string) => ({ q, open: null }));
/** Another kind is searched for; what the search was narrowed by does not apply to it. */
export const kindChosen = createViewEvent('manageProviders/kindChosen', (kind: Search['kind']) => ({
  kind,
  provider: null,
  specialty: null,
  location: null,
  ptype: null,
}));
/** The search was narrowed by these parameters of the address; an empty one no longer narrows. */
export const searchNarrowed = createViewEvent(
  'manageProviders/searchNarrowed',
  (by: Readonly<Record<string, string>>) => by,
);
/** The card of this doctor is open, and no other; `null` when it was closed. */
export const doctorToggled = createViewEvent('manageProviders/doctorToggled', (open: string | null) => ({ open }));
/** The details page of a provider is wanted; `null` leads back to the search. */
export const providerChosen = createViewEvent('manageProviders/providerChosen', (details: string | null) => ({
  details,
  hours: null,
}));
/** The hours of a doctor are managed, by id, or those of the provider on screen: `provider`. */
export const hoursToggled = createViewEvent('manageProviders/hoursToggled', (hours: string | null) => ({
  hours,
  at: null,
}));
/** A modal was closed that the way back to its outcome had opened. */
export const formClosed = createViewEvent('manageProviders/formClosed', () => ({ form: null }), { isStep: false });

const initialState: ManageProvidersRoot['manageProviders'] = { createdId: null, resetId: null, emails: {} };

const slice = createSlice({
  name: 'manageProviders',
  initialState,
  reducers: {
    /** The provider with this id exists now. */
    providerCreated: (manageProviders, { payload }: PayloadAction<Id>) => {
      manageProviders.createdId = payload;
    },
    /** The account of the provider with this id has a new password. */
    passwordReset: (manageProviders, { payload }: PayloadAction<Id>) => {
      manageProviders.resetId = payload;
    },
    /** The e-mail of an account is known. */
    emailRevealed: (manageProviders, { payload }: PayloadAction<{ providerUserId: Id; email: string }>) => {
      manageProviders.emails[payload.providerUserId] = payload.email;
    },
    /** Add a New Provider was closed, or begins again. */
    addDialogClosed: (manageProviders) => {
      manageProviders.createdId = null;
    },
    /** Reset Provider Password was closed. */
    resetDialogClosed: (manageProviders) => {
      manageProviders.resetId = null;
    },
  },
});

export const manageProvidersReducer = slice.reducer;
export const { providerCreated, passwordReset, emailRevealed, addDialogClosed, resetDialogClosed } = slice.actions;
