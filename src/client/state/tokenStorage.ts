import { onDevice } from '#client/device/onDevice';

const TOKEN_KEY = 'mawid.token';
const USER_KEY = 'mawid.user';
const LOCK_KEY = 'mawid.locked';

/** Stored texts that are no token, such as a `null` that was stored as text. */
const NO_TOKENS = ['', 'null', 'undefined'];

/** Reads the stored bearer token, `null` when there is none or the storage is closed to this page. */
export function readToken(): string | null {
  const stored = read(TOKEN_KEY);
  return stored === null || NO_TOKENS.includes(stored) ? null : stored;
}

/** Reads the e-mail that the stored token was given to, `null` when it is not known. */
export function readUser(): string | null {
  return read(USER_KEY);
}

function read(key: string): string | null {
  return onDevice((storage) => storage.getItem(key), null);
}

/** Stores the token and its e-mail for the next visit, unless the storage is closed to this page (Spec 1 §3). */
export function storeToken(token: string, user: string): void {
  onDevice((storage) => {
    storage.setItem(USER_KEY, user);
    storage.setItem(TOKEN_KEY, token);
    storage.removeItem(LOCK_KEY);
  }, undefined);
}

/** Removes the token and its e-mail from the storage. */
export function removeToken(): void {
  onDevice((storage) => {
    storage.removeItem(TOKEN_KEY);
    storage.removeItem(USER_KEY);
    storage.removeItem(LOCK_KEY);
  }, undefined);
}

/** Calls back with each token that another tab stores, `null` when it signs out; the returned function stops that. */
export function onTokenChangedElsewhere(listener: (token: string | null) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === TOKEN_KEY || key === null) listener(readToken());
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Whether the desk was locked when the page was last open. */
export function readLock(): boolean {
  return read(LOCK_KEY) !== null;
}

/** Keeps the desk locked through a reload and for new tabs. */
export function storeLock(): void {
  onDevice((storage) => storage.setItem(LOCK_KEY, 'yes'), undefined);
}

/** The desk is no longer locked. */
export function removeLock(): void {
  onDevice((storage) => storage.removeItem(LOCK_KEY), undefined);
}
