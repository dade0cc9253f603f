import type { Id } from '#contract/common';
import { filterOf, queryOf } from './shared/resource/filters';

/** The keys of a resource in the request table. */
export function keysOf<Query extends object>(name: string) {
  const everyList = `homeServices/${name}/list/`;
  return {
    /** How the keys of all its lists begin. */
    everyList,
    /** A list; the same key for the same filter. */
    list: (filter: Query) => everyList + queryOf(filter),
    /** The filter of a list, as its key says it. */
    filterOf: (key: string) => filterOf(key.slice(everyList.length)) as Query,
    /** One form is saved at a time, whichever row it is about. */
    save: `homeServices/${name}/save`,
    remove: (id: Id) => `homeServices/${name}/remove/${id}`,
  };
}

/** The ledger of the dates that were added to the availability of a provider. */
export const addScheduleKey = (provider: Id) => `homeServices/schedule/add/${provider}`;
