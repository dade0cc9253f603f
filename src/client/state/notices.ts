import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import { createSlice, nanoid } from '@reduxjs/toolkit';

import type { Text } from '../lib/text';

/** A message that does not block: a success is announced politely, an error at once. */
export interface Notice {
  id: string;
  kind: 'success' | 'error';
  text: Text;
  detail?: Text | null;
  /** The event that is sent again when the person asks for it. */
  retry?: UnknownAction;
  /** What the button of `retry` says, where it is more than "Retry". */
  retryLabel?: Text;
  /** Stays until it is closed. */
  stays?: boolean;
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
      prepare: ({ kind, text, detail, retry, retryLabel, stays }: Omit<Notice, 'id'>) => ({
        payload: { id: nanoid(), kind, text, detail, retry, retryLabel, stays } satisfies Notice,
      }),
      reducer: (notices, { payload }: PayloadAction<Notice>) => {
        notices.push(payload);
      },
    },
    noticeClosed: (notices, { payload }: PayloadAction<string>) => notices.filter(({ id }) => id !== payload),
  },
});

export const noticesReducer = slice.reducer;
export const { noticeShown, noticeClosed } = slice.actions;

/** The notices on screen, oldest first. */
export function selectNotices({ notices }: NoticesRoot): Notice[] {
  return notices;
}
