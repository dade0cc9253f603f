import type { Action, PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { call, put } from 'redux-saga/effects';

import type { Text } from '#client/lib/text';
import type { EventPattern } from './sagas/waitForEither';
import { waitForEither } from './sagas/waitForEither';

/** A question that a workflow waits for; the dialog puts the focus on Cancel. */
export interface Question {
  title: Text;
  text: Text;
  /** What goes with it, line by line. */
  consequences?: Text[];
  /** What the confirming button says, such as "Delete". */
  confirmLabel: Text;
  /** Whether something is destroyed. */
  isDestructive?: boolean;
}

/** The shape that selectors of confirmations need. */
export interface ConfirmationsRoot {
  confirmation: { question: Question | null };
}

const initialState: ConfirmationsRoot['confirmation'] = { question: null };

const slice = createSlice({
  name: 'confirmation',
  initialState,
  reducers: {
    confirmationAsked: (_, { payload }: PayloadAction<Question>) => ({ question: payload }),
    /** The person said yes. */
    confirmed: () => initialState,
    /** The person said no. */
    declined: () => initialState,
  },
});

/** The question that is on screen. */
export const confirmationReducer = slice.reducer;
const { confirmationAsked } = slice.actions;
export const { confirmed, declined } = slice.actions;

/** The open question, if any. */
export function selectConfirmation({ confirmation }: ConfirmationsRoot): Question | null {
  return confirmation.question;
}

/**
 * Asks the person and returns whether the answer was yes. There is one question at a time: a newer one declines this
 * one, so that an answer is never taken for a question that is no longer on screen.
 */
export function* askConfirmation(question: Question): SagaIterator<boolean> {
  yield put(confirmationAsked(question));
  const answer = (yield call(waitForEither<Action, Action>, confirmed, refusalOf(question))) as { first?: unknown };
  return answer.first !== undefined;
}

function refusalOf(question: Question): EventPattern<Action> {
  return {
    match: (event): event is Action =>
      declined.match(event) || (confirmationAsked.match(event) && event.payload !== question),
  };
}
