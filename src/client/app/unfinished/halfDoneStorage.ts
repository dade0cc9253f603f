import type { HalfDoneRoot, HalfDoneWork } from '#client/state/halfDone';

const PREFIX = 'mawid.halfDone/';

/** Keeps half-done work on this device until it is dropped; a storage that refuses costs only that. */
export function keepHalfDone(key: string, work: HalfDoneWork): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(work));
  } catch {
    return;
  }
}

/** Work that has come to an end is kept no longer. */
export function dropHalfDone(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    return;
  }
}

/** What was left half done on this device, by its key. */
export function recallHalfDone(): HalfDoneRoot['halfDone'] {
  try {
    const kept = Object.entries(localStorage).filter(([name]) => name.startsWith(PREFIX));
    return Object.fromEntries(
      kept.map(([name, work]) => [name.slice(PREFIX.length), JSON.parse(work as string) as HalfDoneWork]),
    );
  } catch {
    return {};
  }
}

/** Calls back with the key of half-done work that another tab brought to an end. Returns how to stop. */
export function onHalfDoneDroppedElsewhere(listener: (key: string) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key?.startsWith(PREFIX) && newValue === null) listener(key.slice(PREFIX.length));
  };
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener('storage', onStorage);
  };
}
