import { openTabs, type Tabs } from '#client/state/tabs';
import { storeUse } from '#client/state/tokenStorage';

/** What the tabs of one desk tell each other; no name and no token. */
export type DeskMessage = { is: 'used'; at: number } | { is: 'locked' } | { is: 'unlocked' };

let tabs: Tabs<DeskMessage> | undefined;

/** The other tabs of this desk. */
export function deskTabs(): Tabs<DeskMessage> {
  tabs ??= openTabs<DeskMessage>('mawid.desk');
  return tabs;
}

/** Tells the other tabs that the desk was locked here. */
export function tellLocked(): void {
  deskTabs().tell({ is: 'locked' });
}

/** Tells the other tabs that the desk was unlocked here. */
export function tellUnlocked(): void {
  deskTabs().tell({ is: 'unlocked' });
}

/** Tells the other tabs, and those that will be, when this one was used last. */
export function tellUse(at: number): void {
  storeUse(at);
  deskTabs().tell({ is: 'used', at });
}
