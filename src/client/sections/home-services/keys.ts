import { planKeys } from '#client/state/plans/keys';
import type { Id } from '#contract/common';

/** The ledger of the dates that were added to the availability of a provider. */
export const addScheduleKey = (provider: Id) => `homeServices/schedule/add/${provider}`;

/** The ledgers and readings of the week that is planned for a provider. */
export const schedulePlanKeys = planKeys('homeServices/schedule');

/** The ledger of the links of a kind that were added to a provider together. */
export const addLinksKey = (kind: string, provider: Id) => `homeServices/${kind}/addMany/${provider}`;

/** The ledger of the values of links that were taken back together. */
export const undoLinksKey = 'homeServices/links/undo';

/** The sheet by which the prices of a kind of link are changed in place, apart from what is imported of them. */
export const pricesSheet = (kind: string) => `${kind}Prices`;

/** The key of a link; the changes of one link are saved one after another. */
export function linkKey({ kind, id }: { kind: string; id: Id }): string {
  return `homeServices/${kind}/${id}`;
}

/** The key of the request that saves one value of a link. */
export function linkValueKey({ link, field }: { link: { kind: string; id: Id }; field: string }): string {
  return `${linkKey(link)}/${field}`;
}
