import * as z from 'zod/mini';

import { onDevice } from '#client/device/onDevice';

const KEY = 'mawid.called';

/** So many are remembered, the newest: those of thirty days of a busy desk. */
const MOST = 500;

const lines = z.record(z.string(), z.string());

/** Whose patients were called, by the keys of their lines: ids, and what the lines were like then. */
export function readCalled(): Readonly<Record<string, string>> {
  return onDevice((storage) => lines.parse(JSON.parse(storage.getItem(KEY) ?? '{}')), {});
}

/** Has the device remember them (decisions: what the device keeps). */
export function keepCalled(called: Readonly<Record<string, string>>): void {
  const newest = Object.fromEntries(Object.entries(called).slice(-MOST));
  onDevice((storage) => storage.setItem(KEY, JSON.stringify(newest)), undefined);
}
