import { weakMapMemoize } from 'reselect';

import type { EntityRootOf } from '#client/entities/defineEntity';
import { nursingLinks, packageLinks, serviceLinks } from '#client/entities/homeServices';
import type { Text } from '#client/lib/text';
import { selectRequest, type RequestsRoot, type RequestState } from '#client/state/requests/requests';
import type { Id } from '#contract/common';
import { plainDecimal } from '#contract/text/numbers';
import { linkKey, linkValueKey } from '../keys';
import type { LinkChange, LinkField, LinkKind, LinkPlace, LinkRef } from './events';
import { ITEM_FIELDS, takesTime } from './linked';
import type { LinksRoot, WantedChange } from './slice';

/** A value that a person wants, and where its saving stands. */
export interface SeenChange extends LinkChange {
  status: 'saving' | 'saved' | 'failed';
  /** What the service said of one that failed. */
  reason?: Text | null;
  /** Whether it would be refused again. */
  isForbidden?: boolean | undefined;
}

/** The wanted value of a place; `undefined` where there is none, or where its saving is no longer shown. */
export function selectLinkChange(state: LinksRoot & RequestsRoot, place: LinkPlace): SeenChange | undefined {
  const change = state.links.changes[linkValueKey(place)];
  return change && seen(change, selectRequest(state, linkValueKey(place)));
}

/** The change of a link that is to be sent next. */
export function selectNextChange({ links }: LinksRoot, link: LinkRef): LinkChange | undefined {
  return Object.values(links.changes).find((change) => change.isWaiting && linkKey(change.link) === linkKey(link));
}

const URGENCY = ['failed', 'saving', 'saved'] as const;

/** The change of a link to show first: failed, then saving, then saved unless another text of it was refused. */
export function selectForemostChange(state: LinksRoot & RequestsRoot, link: LinkRef): SeenChange | undefined {
  const changes = Object.values(state.links.changes)
    .filter((change) => linkKey(change.link) === linkKey(link))
    .map((change) => selectLinkChange(state, change));
  const hasRefusedText = Object.keys(state.links.refusedTexts).some((key) => key.startsWith(`${linkKey(link)}/`));
  return URGENCY.filter((status) => status !== 'saved' || !hasRefusedText)
    .map((status) => changes.find((change) => change?.status === status))
    .find(Boolean);
}

/** The keys of the saved values that are still marked as saved. */
export function selectSavedKeys(state: LinksRoot & RequestsRoot): string[] {
  return Object.keys(state.links.changes).filter((key) => selectRequest(state, key)?.status === 'succeeded');
}

/** The text that was refused at a place, `null` where none was. */
export function selectRefusedText({ links }: LinksRoot, place: LinkPlace): string | null {
  return links.refusedTexts[linkValueKey(place)] ?? null;
}

const TYPED: readonly LinkField[] = ['price', 'duration_minutes'];

/** The first value of a link that a refused text stands for; `undefined` where none does. */
export function selectRefusedField(state: LinksRoot, link: LinkRef): LinkField | undefined {
  return TYPED.find((field) => selectRefusedText(state, { link, field }) !== null);
}

const LINKS = { serviceLinks, packageLinks, nursingLinks };

/** The tables of links. */
export type LinkEntitiesRoot = EntityRootOf<typeof serviceLinks> &
  EntityRootOf<typeof packageLinks> &
  EntityRootOf<typeof nursingLinks>;

/** The provider of a link; `undefined` when the link was removed meanwhile. */
export function selectProviderOf(state: LinkEntitiesRoot, { kind, id }: LinkRef): Id | undefined {
  return LINKS[kind].selectById(state, id)?.provider;
}

/** The value that a place has in the store; `undefined` when the link was removed meanwhile. */
export function selectStoredValue(
  state: LinkEntitiesRoot,
  { link: { kind, id }, field }: LinkPlace,
): LinkChange['value'] | undefined {
  const stored: Partial<Record<string, unknown>> | undefined = { ...LINKS[kind].selectById(state, id) };
  return stored[field] as LinkChange['value'] | undefined;
}

/** Whether the service takes links of a kind only whole. */
export function selectTakesWhole({ links }: LinksRoot, kind: LinkKind): boolean {
  return links.wholeKinds.includes(kind);
}

/** The whole link as it is sent, with the value that a person wants; `undefined` when it was removed meanwhile. */
export function selectWholeLink(state: LinkEntitiesRoot, { link, field, value }: LinkChange): object | undefined {
  const stored: object | undefined = LINKS[link.kind].selectById(state, link.id);
  if (!stored) return undefined;
  const duration = takesTime(link.kind) ? ['duration_minutes'] : [];
  const fields = ['provider', ITEM_FIELDS[link.kind], 'price', 'is_available', ...duration];
  const sent = Object.entries(stored).filter(([name]) => fields.includes(name));
  return Object.fromEntries([...sent.map(asSent), [field, value]]);
}

function asSent([name, value]: [string, unknown]): [string, unknown] {
  return [name, name === 'price' ? (plainDecimal(String(value)) ?? value) : value];
}

/** Returns the same object for the same change and request, so that no row is drawn without need. */
const seen = weakMapMemoize(
  ({ isWaiting, ...change }: WantedChange, request: RequestState | undefined): SeenChange | undefined => {
    if (isWaiting || request?.status === 'pending') return { ...change, status: 'saving' };
    if (request?.status === 'failed') {
      const { detail, isForbidden } = request.failure ?? {};
      return { ...change, status: 'failed', reason: detail, isForbidden };
    }
    return request && { ...change, status: 'saved' };
  },
);
