import { createReducer } from '@reduxjs/toolkit';

import type { Id } from '#contract/common';
import { addDialogClosed, emailRevealed, passwordReset, providerCreated, resetDialogClosed } from './events';

/** The shape that selectors of this section need. */
export interface ManageProvidersRoot {
  manageProviders: {
    /** The provider that was just created, until its modal is closed. */
    createdId: Id | null;
    /** The provider whose password was just reset, until its modal is closed. */
    resetId: Id | null;
    /** The e-mails that were asked for, by the id of the account. */
    emails: Record<string, string>;
  };
}

const initialState: ManageProvidersRoot['manageProviders'] = { createdId: null, resetId: null, emails: {} };

/** Keeps what the modals have achieved while they are open, and the e-mails that were revealed. */
export const manageProvidersReducer = createReducer(initialState, (builder) => {
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
    .addCase(emailRevealed, (state, { payload: { providerUserId, email } }) => {
      state.emails[providerUserId] = email;
    });
});
