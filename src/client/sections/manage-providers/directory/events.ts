import { createAction } from '@reduxjs/toolkit';

import type { FoundCounts } from '#client/api/directory';
import type { Text } from '#client/lib/text';
import { createViewEvent } from '#client/state/address';
import type { Id } from '#contract/common';
import { withoutTitles } from '#contract/text/titles';
import { SEARCH_PARAMS, type Narrowing, type Search } from './search';
import type { NewProviderForm } from './validation';

/** A doctor or a provider to delete, with what a person should know before. */
export interface Deletion {
  kind: 'doctor' | 'provider';
  id: Id;
  name: Text;
  /** How many doctors are deleted with a provider. */
  doctors?: number;
  /** How many availabilities are deleted with it. */
  slots?: number;
}

/** The results of a search came on screen, or are wanted afresh. */
export const directoryResultsOpened = createAction<Search>('manageProviders/resultsOpened');
/** The service counted what a search found. */
export const resultsCounted = createAction<FoundCounts>('manageProviders/resultsCounted');
/** A text was searched for. */
export const directorySearchSubmitted = createViewEvent('manageProviders/searchSubmitted', (text: string) => ({
  [SEARCH_PARAMS.text]: text,
}));
/** Another kind was chosen to search for; what narrowed the search does not apply to it. */
export const kindChosen = createViewEvent('manageProviders/kindChosen', (kind: Search['kind']) => ({
  [SEARCH_PARAMS.kind]: kind,
}));
/** A value was chosen for one part that narrows the search; an empty one no longer narrows it. */
export const searchNarrowed = createViewEvent(
  'manageProviders/searchNarrowed',
  ({ part, value }: { part: keyof Narrowing; value: string }) => ({ [SEARCH_PARAMS[part]]: value }),
);

/** The details of a doctor came on screen, or are wanted afresh. */
export const doctorOpened = createAction<Id>('manageProviders/doctorOpened');
/** The card of the doctor with this id was opened, and every other closed; `null` closes it. */
export const doctorToggled = createViewEvent('manageProviders/doctorToggled', (open: string | null) => ({ open }));
/** The details page of a provider came on screen, or is wanted afresh. */
export const providerOpened = createAction<Id>('manageProviders/providerOpened');
/** The provider with this id was chosen for the details page; `null` leads back to the search. */
export const providerChosen = createViewEvent('manageProviders/providerChosen', (details: string | null) => ({
  details,
}));
/** A doctor was chosen by the name that stands on a details page or among those that are known: it is searched for. */
export const associateChosen = createViewEvent('manageProviders/associateChosen', (name: string) => ({
  details: null,
  [SEARCH_PARAMS.text]: withoutTitles(name),
  [SEARCH_PARAMS.kind]: 'doctors',
}));

/** Takes the place of a doctor's id where the provider on screen is meant. */
export const PROVIDER_ON_SCREEN = 'provider';
/** The modal for the slots of the doctor with this id, or of `PROVIDER_ON_SCREEN`, was opened; `null` closes it. */
export const hoursToggled = createViewEvent('manageProviders/hoursToggled', (hours: string | null) => ({
  hours,
}));

/** The e-mail of an account was asked for, by the id of the account. */
export const emailOpened = createAction<Id>('manageProviders/emailOpened');
/** The e-mail of an account was read. */
export const emailRevealed = createAction<{ providerUserId: Id; email: string }>('manageProviders/emailRevealed');

/** A doctor or a provider was chosen to be deleted. */
export const deletionChosen = createAction<Deletion>('manageProviders/deletionChosen');

/** The form Add a New Provider was sent. */
export const providerSubmitted = createAction<NewProviderForm>('manageProviders/providerSubmitted');
/** A provider was created, and got this id. */
export const providerCreated = createAction<Id>('manageProviders/providerCreated');
/** The modal Add a New Provider was closed, or begins again with an empty form. */
export const addDialogClosed = createAction('manageProviders/addDialogClosed');

/** The form Reset Provider Password was sent, with the e-mail of the account as it was typed. */
export const resetSubmitted = createAction<string>('manageProviders/resetSubmitted');
/** The account of the provider with this id got a new password. */
export const passwordReset = createAction<Id>('manageProviders/passwordReset');
/** The modal Reset Provider Password was closed. */
export const resetDialogClosed = createAction('manageProviders/resetDialogClosed');

/** The parameter `form` of each modal that a notice leads back to, and of the profile of the open doctor. */
export type RevisitedForm = 'add' | 'reset' | 'profile';
/** A modal was closed that a notice had led back to, or the profile is open that was asked for. */
export const revisitedFormClosed = createViewEvent('manageProviders/revisitedFormClosed', () => ({ form: null }), {
  isStep: false,
});
