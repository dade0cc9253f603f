import { createAction } from '@reduxjs/toolkit';

/** A person has the page loaded anew. */
export const pageLoadChosen = createAction('newVersion/pageLoadChosen');

/** A person has the code fetched again that could not be fetched. */
export const codeRetried = createAction('newVersion/codeRetried');
