import type { Id } from '#contract/common';

/** The filter of a list, by wire name: ids, or texts as the address holds them; a missing one narrows nothing. */
export type ListFilter = Readonly<Record<string, Id | undefined>>;

/** The keys of one kind in the request table, and of its lists also in `lists`. */
export function kindKeys(kind: string) {
  return {
    /** A list; the same key for the same filter. */
    list: (filter: ListFilter) => `homeServices/${kind}/list/${queryOf(filter)}`,
    /** One form is saved at a time, whichever row it is about. */
    save: `homeServices/${kind}/save`,
    remove: (id: Id) => `homeServices/${kind}/remove/${id}`,
    /** The ledger of several rows of a list that are removed together. */
    removeMany: (filter: ListFilter) => `homeServices/${kind}/removeMany/${queryOf(filter)}`,
  };
}

/** The ledger of the dates that were added to the availability of a provider. */
export const addScheduleKey = (provider: Id) => `homeServices/schedule/add/${provider}`;

/** The key of a link; the changes of one link are saved one after another. */
export function linkKey({ kind, id }: { kind: string; id: Id }): string {
  return `homeServices/${kind}/${id}`;
}

/** The key of the request that saves one value of a link. */
export function linkValueKey({ link, field }: { link: { kind: string; id: Id }; field: string }): string {
  return `${linkKey(link)}/${field}`;
}

function queryOf(filter: ListFilter): string {
  const pairs = Object.entries(filter).map(([name, value]) => [name, String(value ?? '')]);
  return new URLSearchParams(pairs.filter(([, value]) => value).sort()).toString();
}
