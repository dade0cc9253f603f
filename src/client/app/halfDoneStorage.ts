import type { UnfinishedRoot } from '../state/unfinished';

type Works = UnfinishedRoot['unfinished'];

const keyOf = (user: string | null) => `mawid.halfDone.${user ?? ''}`;

/** Keeps what a person left half done for a reload of this tab; a storage that refuses costs only that. */
export function keepHalfDone(user: string | null, works: Works): void {
  try {
    if (Object.keys(works).length > 0) sessionStorage.setItem(keyOf(user), JSON.stringify(works));
    else sessionStorage.removeItem(keyOf(user));
  } catch {
    return;
  }
}

/** What the person left half done in this tab. */
export function recallHalfDone(user: string | null): Works {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(user)) ?? '{}') as Works;
  } catch {
    return {};
  }
}
