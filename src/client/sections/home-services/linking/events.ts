import { createAction } from '@reduxjs/toolkit';

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

/** A column of prices, and the link into whose price it was pasted. */
export interface PastedColumn {
  link: LinkRef;
  text: string;
}

/** Is called with a column of prices that was pasted. */
export type PasteColumn = (link: LinkRef, text: string) => void;

/** The wire name of a value that can be changed in the row of a link. */
export type LinkField = keyof LinkValues;

/** One value of one link. */
export interface LinkPlace {
  link: LinkRef;
  field: LinkField;
}

/** A value that a person wants at a place. */
export interface LinkChange extends LinkPlace {
  value: LinkValues[LinkField];
  /** What it takes back, where it is an undo. */
  made?: LinkValues[LinkField];
}

/** One of several links that are made together, with the name of what it links. */
export interface NewLink {
  item: Id;
  name: string;
  values: LinkValues;
}

/** Several items are to be linked to a provider. */
export const linksSubmitted = createAction<{ kind: LinkKind; provider: Id; links: readonly NewLink[] }>(
  'homeServices/links/linksSubmitted',
);

/** A list of links came on screen. */
export const linksShown = createAction('homeServices/links/linksShown');

/** A person changed a value in a row. */
export const linkChangeSubmitted = createAction<LinkChange>('homeServices/links/linkChangeSubmitted');

/** A person asked to send a failed value once more, in its row or by its notice. */
export const linkRetryChosen = createAction<LinkPlace>('homeServices/links/linkRetryChosen');

/** A service that refused one value alone has taken the whole link, and so it will for the other links of this kind. */
export const wholeLinkTaken = createAction<LinkKind>('homeServices/links/wholeLinkTaken');

/** A person gave up a failed value. */
export const linkChangeDropped = createAction<LinkPlace>('homeServices/links/linkChangeDropped');

/** A person typed a text that is not a valid value. */
export const linkTextRefused = createAction<LinkPlace & { text: string }>('homeServices/links/linkTextRefused');

/** A person took back a refused text. */
export const linkTextDropped = createAction<LinkPlace>('homeServices/links/linkTextDropped');
