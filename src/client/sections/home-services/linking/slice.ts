import { createSlice } from '@reduxjs/toolkit';

import { entitiesRemoved } from '#client/entities/entityStore';
import { signedIn } from '#client/features/session';
import { without } from '#client/lib/records';
import { requestStarted } from '#client/state/requests/requests';
import { linkValueKey } from '../keys';
import {
  linkChangeDropped,
  linkChangeSubmitted,
  linkTextDropped,
  linkTextRefused,
  wholeLinkTaken,
  type LinkChange,
  type LinkKind,
} from './events';

/** A value that a person wants; once its request has begun, the request tells where its saving stands. */
export interface WantedChange extends LinkChange {
  /** Whether its request has not begun yet. */
  isWaiting: boolean;
}

/** The shape that selectors of links need, each by the key of its place. */
export interface LinksRoot {
  links: {
    /** A newer value for the same place replaces the older one. */
    changes: Readonly<Record<string, WantedChange>>;
    /** Texts that are no valid value; they stay until they are corrected, also while their row is out of view. */
    refusedTexts: Readonly<Record<string, string>>;
    /** The kinds of link that their service takes only whole (decisions: one intent, one call). */
    wholeKinds: readonly LinkKind[];
  };
}

const initialState: LinksRoot['links'] = { changes: {}, refusedTexts: {}, wholeKinds: [] };

const slice = createSlice({
  name: 'homeServices/links',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      // A new session starts without the unsaved values of the last one.
      .addCase(signedIn, () => initialState)
      .addCase(linkChangeSubmitted, ({ changes, refusedTexts, ...links }, { payload: change }) => {
        const key = linkValueKey(change);
        return {
          ...links,
          changes: { ...changes, [key]: { ...change, isWaiting: true } },
          refusedTexts: without(refusedTexts, key),
        };
      })
      .addCase(requestStarted, ({ changes }, { payload: key }) => {
        if (changes[key]) changes[key].isWaiting = false;
      })
      .addCase(linkChangeDropped, (links, { payload: place }) => ({
        ...links,
        changes: without(links.changes, linkValueKey(place)),
      }))
      .addCase(linkTextRefused, ({ refusedTexts }, { payload: { text, ...place } }) => {
        refusedTexts[linkValueKey(place)] = text;
      })
      .addCase(linkTextDropped, (links, { payload: place }) => ({
        ...links,
        refusedTexts: without(links.refusedTexts, linkValueKey(place)),
      }))
      .addCase(wholeLinkTaken, (links, { payload: kind }) => ({
        ...links,
        wholeKinds: [...links.wholeKinds.filter((known) => known !== kind), kind],
      }))
      .addCase(entitiesRemoved, (links, { payload: { kind, ids } }) => {
        const isGone = ({ link }: LinkChange) => link.kind === kind && ids.includes(link.id);
        const changes = Object.entries(links.changes).filter(([, change]) => !isGone(change));
        return { ...links, changes: Object.fromEntries(changes) };
      });
  },
});

export const linksReducer = slice.reducer;
