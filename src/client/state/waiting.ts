import type { UnknownAction } from '@reduxjs/toolkit';

import type { Text } from '#client/lib/text';

/** A group of what waits in a section, in words. */
export interface WaitingGroup {
  title: Text;
  lines: readonly Text[];
}

/** What a section tells of what waits in it; `State` is what it reads of the store. */
export interface WaitingThings<State> {
  /** What waits at a moment in milliseconds since 1970, half-done work left out; `null` before it is known. */
  groupsAt: (state: State, at: number) => readonly WaitingGroup[] | null;
  /** Asks how it stands now. */
  refreshed: () => UnknownAction;
}
