import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';

import { entitiesRemoved } from '#client/entities/entityStore';
import { signedIn } from '#client/features/session';
import type { Id } from '#contract/common';

/** The three kinds of link, by the name of their entities. */
export type LinkKind = 'serviceLinks' | 'packageLinks' | 'nursingLinks';

/** A link, by the name that its row and its notices give to it. */
export interface LinkRef {
  kind: LinkKind;
  id: Id;
  name: string;
}

/** What can be changed in the row of a link, as it is sent. */
export interface LinkValues {
  price: string;
  duration_minutes: number;
  is_available: boolean;
}
export type LinkField = keyof LinkValues;

/** One value of one link. */
export interface LinkPlace {
  link: LinkRef;
  field: LinkField;
}

/** A value that somebody asked for; a newer one for the same place takes its place. */
export interface LinkChange extends LinkPlace {
  value: LinkValues[LinkField];
  status: 'waiting' | 'sending' | 'saved' | 'failed';
}

/** The shape that selectors of changes need. */
export interface LinkChangesRoot {
  linkChanges: Readonly<Record<string, LinkChange>>;
}

const initialState: Record<string, LinkChange> = {};

const slice = createSlice({
  name: 'homeServices/links',
  initialState,
  reducers: {
    /** A person changed a value in a row. */
    linkChangeSubmitted: (changes, { payload }: PayloadAction<LinkPlace & Pick<LinkChange, 'value'>>) => {
      changes[changeKey(payload)] = { ...payload, status: 'waiting' };
    },
    /** A value waits for its turn, or is wanted once more after it failed. */
    linkChangeWanted: (changes, { payload }: PayloadAction<LinkPlace>) => {
      move(changes, payload, 'failed', 'waiting');
    },
    linkChangeSent: (changes, { payload }: PayloadAction<LinkPlace>) => {
      move(changes, payload, 'waiting', 'sending');
    },
    linkChangeSaved: (changes, { payload }: PayloadAction<LinkPlace>) => {
      move(changes, payload, 'sending', 'saved');
    },
    linkChangeFailed: (changes, { payload }: PayloadAction<LinkPlace>) => {
      move(changes, payload, 'sending', 'failed');
    },
    /** A person gave a failed value up. */
    linkChangeDropped: (changes, { payload }: PayloadAction<LinkPlace>) =>
      without(changes, (change) => change.status === 'failed' && changeKey(change) === changeKey(payload)),
    /** A list of links came on screen: what was saved before is no news. */
    linksShown: (changes) => without(changes, ({ status }) => status === 'saved'),
  },
  extraReducers: (builder) => {
    /** What was typed when the session ended was sent to nobody. */
    builder.addCase(signedIn, () => initialState);
    builder.addCase(entitiesRemoved, (changes, { payload: { kind, ids } }) =>
      without(changes, ({ link }) => link.kind === kind && ids.includes(link.id)),
    );
  },
});

export const linkChangesReducer = slice.reducer;
export const {
  linkChangeSubmitted,
  linkChangeWanted,
  linkChangeSent,
  linkChangeSaved,
  linkChangeFailed,
  linkChangeDropped,
  linksShown,
} = slice.actions;

/** The key of a value of a link, also in the request table. */
export function changeKey({ link, field }: LinkPlace): string {
  return `${linkKey(link)}/${field}`;
}

/** The key of a link: what is saved one after another. */
export function linkKey({ kind, id }: LinkRef): string {
  return `homeServices/${kind}/${id}`;
}

/** What was asked for at a place, if anything. */
export function selectLinkChange({ linkChanges }: LinkChangesRoot, place: LinkPlace): LinkChange | undefined {
  return linkChanges[changeKey(place)];
}

/** The change of a link that is to be sent next. */
export function selectNextChange({ linkChanges }: LinkChangesRoot, link: LinkRef): LinkChange | undefined {
  return Object.values(linkChanges).find(
    (change) => change.status === 'waiting' && linkKey(change.link) === linkKey(link),
  );
}

const URGENCY = ['failed', 'sending', 'waiting', 'saved'] as const;

/** The change of a link that a person has to know of first. */
export function selectForemostChange({ linkChanges }: LinkChangesRoot, link: LinkRef): LinkChange | undefined {
  const changes = Object.values(linkChanges).filter((change) => linkKey(change.link) === linkKey(link));
  return URGENCY.map((status) => changes.find((change) => change.status === status)).find(Boolean);
}

function move(
  changes: Record<string, LinkChange>,
  place: LinkPlace,
  from: LinkChange['status'],
  to: LinkChange['status'],
) {
  const change = changes[changeKey(place)];
  if (change?.status === from) change.status = to;
}

function without(changes: Record<string, LinkChange>, isGone: (change: LinkChange) => boolean) {
  return Object.fromEntries(Object.entries(changes).filter(([, change]) => !isGone(change)));
}
