import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import { nursingLinksApi, packageLinksApi, serviceLinksApi } from '#client/api/homeServices/providers';
import { entitiesMerged } from '#client/entities/entityStore';
import { refusedFields, type Failure } from '#client/lib/errors';
import { say } from '#client/lib/text';
import { linkValueKey } from '#client/sections/home-services/keys';
import { linkKinds } from '#client/sections/home-services/kinds/links';
import { changeMade, type DoneThing } from '#client/state/myDay';
import { announceWithRetry } from '#client/state/notices';
import { requestForgotten, selectRequest } from '#client/state/requests/requests';
import { tracked } from '#client/state/requests/tracked';
import { valueOf } from '#client/state/writes/ask';
import { look, settleOf } from '#client/state/writes/settle';
import type { Write } from '#client/state/writes/write';
import type { Id } from '#contract/common';
import {
  linkChangeSubmitted,
  linkRetryChosen,
  wholeLinkTaken,
  type LinkChange,
  type LinkField,
  type LinkKind,
  type LinkPlace,
  type LinkRef,
} from '../events';
import { linkMessages } from '../messages';
import {
  selectLinkChange,
  selectNextChange,
  selectProviderOf,
  selectSavedKeys,
  selectStoredValue,
  selectTakesWhole,
  selectWholeLink,
} from '../selectors';

const APIS = { serviceLinks: serviceLinksApi, packageLinks: packageLinksApi, nursingLinks: nursingLinksApi };

/**
 * Saves the waiting changes of a link one after another; of several for the same place only the last is sent
 * (decisions: one intent, one call).
 */
export function* saveWaitingChanges({ payload: { link } }: ReturnType<typeof linkChangeSubmitted>): Generator {
  for (;;) {
    const next = yield* select(selectNextChange, link);
    if (!next) return;
    yield* call(saveChange, { link, field: next.field });
  }
}

/**
 * Sends one value (Spec 2 §7). The row shows it over the stored value only until the service answers, so a refusal
 * brings the stored value back.
 */
function* changeLink({ link, field }: LinkPlace) {
  const change = yield* select(selectLinkChange, { link, field });
  if (!change) return;
  const before = yield* select(selectStoredValue, change);
  const outcome = yield* settleOf(linkValueKey(change), valueOfLink, change);
  yield* call(storeAnswer, change, valueOf(outcome));
  if (before !== undefined) yield* put(changeMade(savedValue(change, before)));
}

/** What the day of the desk has of a value that was saved, with the value before to take it back. */
function savedValue({ link, field, value }: LinkChange, before: LinkChange['value']): DoneThing {
  const undo = linkChangeSubmitted({ link, field, value: before, made: value });
  return { kind: 'success', concerns: link.name, text: say(linkMessages.valueSaved, { field }), undo };
}

type LinkAnswer = Partial<Record<LinkField, unknown>>;

/** Sends one value of a link; after a lost answer, looks whether the link has it (decisions: one intent, one call). */
export const valueOfLink = {
  send: sendValue,
  find: findValue,
  isRepeatable: true,
} satisfies Write<[LinkChange], LinkAnswer>;

/**
 * Sends a value alone (Spec 2 §7), or with the whole link to a service that takes nothing less: one that answers 400
 * and names further fields.
 */
export function* sendValue(change: LinkChange): SagaGenerator<LinkAnswer> {
  const { link, field, value } = change;
  const { update } = APIS[link.kind];
  const whole = yield* select(selectWholeLink, change);
  const takesWhole = yield* select(selectTakesWhole, link.kind);
  if (whole && takesWhole) return yield* call(sendWhole, change);
  try {
    return yield* call(update, link.id, { [field]: value });
  } catch (error) {
    const missing = refusedFields(error).filter((name) => name !== field);
    if (!whole || !missing.some((name) => name in whole)) throw error;
  }
  const answer = yield* call(sendWhole, change);
  yield* put(wholeLinkTaken(link.kind));
  return answer;
}

/** Sends a whole link: the wanted value, and all others as the link has them now, where it can be read anew. */
export function* sendWhole(change: LinkChange): SagaGenerator<LinkAnswer> {
  const { link } = change;
  yield* look(readAnew, link);
  const whole = yield* select(selectWholeLink, change);
  return yield* call(APIS[link.kind].update, link.id, whole ?? { [change.field]: change.value });
}

/** Reads a link anew, where its provider is known. */
export function* readAnew(link: LinkRef): SagaGenerator<void> {
  const { kind, id } = link;
  const provider = yield* select(selectProviderOf, link);
  if (provider === undefined) return;
  const links: readonly { id: Id }[] = yield* call(APIS[kind].list, { provider });
  const now = links.find((one) => one.id === id);
  if (now) yield* put(entitiesMerged({ [kind]: { [id]: now } }));
}

/** Reads the links of a kind that a provider has, shows how those stand that are on screen, and returns their ids. */
export function* linksOf(kind: LinkKind, provider: Id): SagaGenerator<ReadonlySet<Id>> {
  const links: readonly { id: Id }[] = yield* call(APIS[kind].list, { provider });
  yield* put(entitiesMerged({ [kind]: Object.fromEntries(links.map((one) => [one.id, one])) }));
  return new Set(links.map(({ id }) => id));
}

/** The link as its service has it, if it has this value; a link that is gone leaves the screen. */
function* findValue({ link, field, value }: LinkChange): SagaGenerator<LinkAnswer | null> {
  const provider = yield* select(selectProviderOf, link);
  if (provider === undefined) return null;
  const links: readonly ({ id: Id } & LinkAnswer)[] = yield* call(APIS[link.kind].list, { provider });
  const found = links.find(({ id }) => id === link.id);
  if (!found) yield* put(linkKinds[link.kind].events.outdated({ provider: String(provider) }));
  return found && isSameLinkValue(found[field], value) ? found : null;
}

/** Whether a service has the value that was sent; it may send `"120.00"` where it was sent `"120"`. */
export function isSameLinkValue(stored: unknown, sent: LinkChange['value'] | undefined): boolean {
  return Number(stored) === Number(sent);
}

/** Stores the value that the service accepted. A list that is being read may be older, so it is read once more. */
export function* storeAnswer({ link, field, value }: LinkChange, answer: LinkAnswer | null) {
  const provider = yield* select(selectProviderOf, link);
  if (provider === undefined) return;
  yield* put(entitiesMerged({ [link.kind]: { [link.id]: { [field]: answer?.[field] ?? value } } }));
  const { keys, events } = linkKinds[link.kind];
  const filter = { provider: String(provider) };
  const reading = yield* select(selectRequest, keys.list(filter));
  if (reading?.status === 'pending') yield* put(events.outdated(filter));
}

const saveChange = tracked(
  {
    key: linkValueKey,
    failure: ({ link, field }) => ({ text: say(linkMessages.changeFailed, { field, name: link.name }) }),
    onFailure: announceUnlessReplaced,
  },
  changeLink,
);

/** Announces a failed value and offers to send it again, unless a newer one waits in its place. */
export function* announceUnlessReplaced(failure: Failure, place: LinkPlace) {
  const change = yield* select(selectLinkChange, place);
  if (change?.status === 'failed') yield* call(announceWithRetry, failure, linkRetryChosen(place));
}

/** Sends a failed value again, unless it was given up or replaced meanwhile. */
export function* retryChange({ payload: place }: ReturnType<typeof linkRetryChosen>) {
  const change = yield* select(selectLinkChange, place);
  if (change?.status === 'failed') yield* put(linkChangeSubmitted({ ...place, value: change.value }));
}

/** Forgets the changes that were saved before a list of links came on screen, so that the list does not mark them. */
export function* forgetSavedChanges() {
  const keys = yield* select(selectSavedKeys);
  for (const key of keys) yield* put(requestForgotten(key));
}
