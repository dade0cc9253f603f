import { createSlice, type Action, type PayloadAction } from '@reduxjs/toolkit';
import { put, take, type SagaGenerator } from 'typed-redux-saga';

import type { Text } from '#client/lib/text';

/** A question that a workflow waits for; the dialog puts the focus on Cancel. */
export interface Question {
  title: Text;
  text: Text;
  /** What else will happen, line by line. */
  consequences?: Text[];
  /** What the confirming button says, such as "Delete". */
  confirmLabel: Text;
  /** What the other button says; "Cancel" unless told. */
  declineLabel?: Text;
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
    /** More is known of what else will happen: these lines take the place of those that stood. */
    consequencesFound: ({ question }, { payload: consequences }: PayloadAction<Text[]>) => ({
      question: question && { ...question, consequences },
    }),
    /** The person said yes. */
    confirmed: () => initialState,
    /** The person said no. */
    declined: () => initialState,
  },
});

/** The question that is on screen. */
export const confirmationReducer = slice.reducer;
const { confirmationAsked } = slice.actions;
export const { confirmed, consequencesFound, declined } = slice.actions;

/** The open question, if any. */
export function selectConfirmation({ confirmation }: ConfirmationsRoot): Question | null {
  return confirmation.question;
}

/**
 * Asks the person and returns whether the answer was yes. A newer question declines this one, so that an answer always
 * belongs to the question on screen.
 */
export function* askConfirmation(question: Question): SagaGenerator<boolean> {
  yield* put(confirmationAsked(question));
  const answer = yield* take(endOf(question));
  return confirmed.match(answer);
}

/**
 * Makes the pattern of the events that end a question: the person said yes or no, or another question took its place.
 */
function endOf(question: Question) {
  return (event: Action): boolean =>
    confirmed.match(event) || declined.match(event) || (confirmationAsked.match(event) && event.payload !== question);
}
