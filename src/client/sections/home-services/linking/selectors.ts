import { weakMapMemoize } from 'reselect';

import type { EntityTable } from '#client/entities/entityStore';
import type { RequestsRoot, RequestState } from '#client/state/requests/requests';
import { selectRequest } from '#client/state/requests/requests';
import type { Id } from '#contract/common';
import { linkKey, linkValueKey } from '../keys';
import type { LinkChange, LinkKind, LinkPlace, LinkRef } from './events';
import type { LinksRoot, WantedChange } from './slice';

/** A value that somebody asked for, and where it stands. */
export interface SeenChange extends LinkChange {
  status: 'saving' | 'saved' | 'failed';
}

/** What was asked for at a place; `undefined` where nothing was, or nothing is to be told of it any more. */
export function selectLinkChange(state: LinksRoot & RequestsRoot, place: LinkPlace): SeenChange | undefined {
  const change = state.links.changes[linkValueKey(place)];
  return change && seen(change, selectRequest(state, linkValueKey(place))?.status);
}

/** The change of a link that is to be sent next. */
export function selectNextChange({ links }: LinksRoot, link: LinkRef): LinkChange | undefined {
  return Object.values(links.changes).find((change) => change.isWaiting && linkKey(change.link) === linkKey(link));
}

const URGENCY = ['failed', 'saving', 'saved'] as const;

/** The change of a link that a person has to know of first. */
export function selectForemostChange(state: LinksRoot & RequestsRoot, link: LinkRef): SeenChange | undefined {
  const changes = Object.values(state.links.changes)
    .filter((change) => linkKey(change.link) === linkKey(link))
    .map((change) => selectLinkChange(state, change));
  return URGENCY.map((status) => changes.find((change) => change?.status === status)).find(Boolean);
}

/** The keys of the values that were saved and are still told of. */
export function selectSavedKeys(state: LinksRoot & RequestsRoot): string[] {
  return Object.keys(state.links.changes).filter((key) => selectRequest(state, key)?.status === 'succeeded');
}

/** The text that was refused at a place, `null` where none was. */
export function selectRefusedText({ links }: LinksRoot, place: LinkPlace): string | null {
  return links.refusedTexts[linkValueKey(place)] ?? null;
}

/** Whose link it is; `undefined` when it has been ended meanwhile. */
export function selectProviderOf(
  { entities }: { entities: Record<LinkKind, EntityTable<{ provider: Id }>> },
  { kind, id }: LinkRef,
): Id | undefined {
  return entities[kind][id]?.provider;
}

/** The same object for the same change and status, so that no row is drawn without need. */
const seen = weakMapMemoize(
  ({ isWaiting, ...change }: WantedChange, request: RequestState['status'] | undefined): SeenChange | undefined => {
    if (isWaiting || request === 'pending') return { ...change, status: 'saving' };
    return request && { ...change, status: request === 'failed' ? 'failed' : 'saved' };
  },
);
