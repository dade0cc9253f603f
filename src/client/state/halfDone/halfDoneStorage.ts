import { onDevice } from '#client/device/onDevice';
import type { HalfDoneRoot, HalfDoneWork } from './halfDone';

const PREFIX = 'mawid.halfDone/';

/** What the storage has refused to take, by key. */
const refused = new Map<string, HalfDoneWork>();

/** Keeps half-done work on this device; if the storage refuses, the work is kept in memory only. */
export function keepHalfDone(key: string, work: HalfDoneWork): void {
  refused.set(key, work);
  onDevice((storage) => {
    storage.setItem(PREFIX + key, JSON.stringify(work));
    refused.delete(key);
  }, undefined);
}

/** Removes work that has come to an end from this device. */
export function dropHalfDone(key: string): void {
  refused.delete(key);
  onDevice((storage) => storage.removeItem(PREFIX + key), undefined);
}

/** Reads the half-done work of this device, by key; nothing if the storage cannot be read. */
export function recallHalfDone(): HalfDoneRoot['halfDone'] {
  return onDevice((storage) => {
    const kept = Object.entries(storage).filter(([name]) => name.startsWith(PREFIX));
    return Object.fromEntries(
      kept.map(([name, work]) => [name.slice(PREFIX.length), JSON.parse(work as string) as HalfDoneWork]),
    );
  }, {});
}

/** Reads one piece of work; `null` where there is none, `undefined` where the storage cannot be read. */
export function readHalfDone(key: string): HalfDoneWork | null | undefined {
  const read = (storage: Storage) => JSON.parse(storage.getItem(PREFIX + key) ?? 'null') as HalfDoneWork | null;
  return refused.get(key) ?? onDevice<HalfDoneWork | null | undefined>(read, undefined);
}

/** Calls back with the key of half-done work that another tab removed; returns a function that stops it. */
export function onHalfDoneDroppedElsewhere(listener: (key: string) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key?.startsWith(PREFIX) && newValue === null) listener(key.slice(PREFIX.length));
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
