import { createSlice, isAnyOf, nanoid, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator } from 'typed-redux-saga';

import type { Failure } from '#client/lib/errors';
import type { Message, Text } from '#client/lib/text';
import { placeRevisited, type Address } from './address';
import { ledgerClosed, planResumed } from './fanOutEvents';
import { formSent, formSettled, formDiscarded } from './formEvents';
import { requestForgotten, requestSucceeded } from './requests/requests';

/** What the button of a notice does. */
export interface NoticeOffer {
  /** The event that is sent when it is pressed. */
  event: UnknownAction;
  /** What it says; "Retry" unless told. */
  label?: Text;
  /** Whether it leads away from the view that is on screen, which may hold something typed. */
  leavesView?: boolean;
}

/** A message that does not block; screen readers announce an error at once, and anything else politely. */
export interface Notice {
  id: string;
  kind: 'success' | 'info' | 'error';
  /** Whom it concerns, shown before its sentence, such as "Khalid Al Zaabi, Mon 23 Nov 15:00:". */
  concerns?: Text | null;
  text: Text;
  detail?: Text | null;
  /** What can be done about it. */
  offer?: NoticeOffer;
  /** What else can be done, for which the newest notice that has it stays. */
  more?: NoticeOffer;
  /** Stays until it is closed. */
  stays?: boolean;
  /** Milliseconds after which it goes, also where it has a topic. */
  closesAfterMs?: number;
  /** What it is about; a newer notice of the same topic replaces it, and `topicClosed` takes it away. */
  topic?: string;
  /** The key of the request whose failure it tells; it goes once that has succeeded or is forgotten. */
  tells?: string;
  /** The key of the unfinished form or ledger that it leads back to; it goes when that goes on or is given up. */
  leadsTo?: string;
}

/** The shape that selectors of notices need. */
export interface NoticesRoot {
  notices: Notice[];
}

const initialState: Notice[] = [];

const slice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    noticeShown: {
      prepare: (notice: Omit<Notice, 'id'>) => ({ payload: { id: nanoid(), ...notice } satisfies Notice }),
      reducer: (notices, { payload }: PayloadAction<Notice>) => [
        ...notices.filter((one) => (!one.topic || one.topic !== payload.topic) && !saysTheSame(one, payload)),
        payload,
      ],
    },
    noticeClosed: (notices, { payload }: PayloadAction<string>) => notices.filter(({ id }) => id !== payload),
    /** A topic is settled, and its notice goes away. */
    topicClosed: (notices, { payload }: PayloadAction<string>) => notices.filter(({ topic }) => topic !== payload),
    /** What the failures of the request of this key, and of those under it, are about is gone. */
    failuresOutdated: (notices, { payload: key }: PayloadAction<string>) =>
      without(notices, ({ tells }) => `${tells}/`.startsWith(`${key}/`)),
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(isAnyOf(requestSucceeded, requestForgotten), (notices, { payload: key }) =>
        without(notices, ({ tells }) => tells === key),
      )
      .addMatcher(isAnyOf(formSettled, formDiscarded, ledgerClosed), (notices, { payload }) =>
        without(notices, ({ leadsTo }) => leadsTo === payload),
      )
      .addMatcher(isAnyOf(formSent, planResumed, placeRevisited), (notices, { payload }) =>
        without(notices, ({ leadsTo }) => leadsTo === payload.key),
      );
  },
});

/** Whether two notices say and offer the same, so that one of them is enough. */
function saysTheSame(one: Notice, other: Notice): boolean {
  return JSON.stringify({ ...one, id: '' }) === JSON.stringify({ ...other, id: '' });
}

/** The notices but those that are settled; the same list where none is. */
function without(notices: Notice[], isSettled: (notice: Notice) => boolean): Notice[] {
  return notices.some(isSettled) ? notices.filter((notice) => !isSettled(notice)) : notices;
}

export const noticesReducer = slice.reducer;
export const { noticeShown, noticeClosed, topicClosed, failuresOutdated } = slice.actions;

/** The notices on screen, oldest first. */
export function selectNotices({ notices }: NoticesRoot): Notice[] {
  return notices;
}

/** Shows a failure as a notice, for a workflow that has no place of its own on the screen. */
export function* announceFailure(failure: Failure): SagaGenerator<void> {
  yield* put(noticeShown({ kind: 'error', ...failure }));
}

/** Shows a failure as a notice that offers the same event again; only for what is safe to repeat. */
export function* announceWithRetry(failure: Failure, event: UnknownAction): SagaGenerator<void> {
  yield* put(noticeShown({ kind: 'error', ...failure, ...offerOfRetry(failure, event) }));
}

/** The part of a notice that offers the same event again; nothing where that is forbidden. */
export function offerOfRetry({ isForbidden }: Failure, event: UnknownAction): Pick<Notice, 'offer'> {
  return isForbidden ? {} : { offer: { event } };
}

const messages = {
  goBack: { id: 'unfinished.goBack', defaultMessage: 'Go back to it' },
} satisfies Record<string, Message>;

/** The part of a notice that offers to go back to the view in which something was begun, by its key. */
export function offerToGoBack(key: string, place: Address) {
  return {
    offer: { event: placeRevisited({ key, place }), label: messages.goBack, leavesView: true },
    stays: true,
  };
}

/** Like `offerToGoBack`, for what has still to be done there: the notice goes once that goes on or is given up. */
export function offerToGoOn(key: string, place: Address) {
  return { ...offerToGoBack(key, place), leadsTo: key };
}
