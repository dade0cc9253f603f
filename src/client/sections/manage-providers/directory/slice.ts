import { createReducer } from '@reduxjs/toolkit';

import type { FoundCounts } from '#client/api/directory';
import type { Id } from '#contract/common';
import {
  addDialogClosed,
  emailRevealed,
  hoursToggled,
  passwordReset,
  providerCreated,
  resetDialogClosed,
  resultsCounted,
} from './events';

/** The shape that selectors of this section need. */
export interface ManageProvidersRoot {
  manageProviders: {
    /** The provider that was just created, until its modal is closed. */
    createdId: Id | null;
    /** The provider whose password was just reset, until its modal is closed. */
    resetId: Id | null;
    /** How many the last search found, as the service counted them. */
    counts: FoundCounts;
    /** The doctor, or `PROVIDER_ON_SCREEN`, whose hours were managed last; hours may still be added after that. */
    managedLast: string | null;
    /** The e-mails that were asked for, by the id of the account. */
    emails: Record<string, string>;
  };
}

const initialState: ManageProvidersRoot['manageProviders'] = {
  createdId: null,
  resetId: null,
  counts: { doctors: null, providers: null, total: null },
  managedLast: null,
  emails: {},
};

/** Keeps what the modals have achieved while they are open, what was counted, and the e-mails that were revealed. */
export const manageProvidersReducer = createReducer(initialState, (builder) =>
  builder
    .addCase(providerCreated, (state, { payload: id }) => {
      state.createdId = id;
    })
    .addCase(addDialogClosed, (state) => {
      state.createdId = null;
    })
    .addCase(passwordReset, (state, { payload: id }) => {
      state.resetId = id;
    })
    .addCase(resetDialogClosed, (state) => {
      state.resetId = null;
    })
    .addCase(resultsCounted, (state, { payload }) => {
      state.counts = payload;
    })
    .addCase(hoursToggled, (state, { payload }) => {
      state.managedLast = payload ?? state.managedLast;
    })
    .addCase(emailRevealed, (state, { payload: { providerUserId, email } }) => {
      state.emails[providerUserId] = email;
    }),
);
