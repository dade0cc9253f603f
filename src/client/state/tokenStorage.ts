import { onDevice } from '#client/device/onDevice';
import { lifeOf, type TokenLife } from '#client/lib/tokenLife';

const TOKEN_KEY = 'mawid.token';
const USER_KEY = 'mawid.user';
const SINCE_KEY = 'mawid.since';
const LOCK_KEY = 'mawid.locked';
const USED_KEY = 'mawid.used';
const TOLD_KEY = 'mawid.told';

const MINUTE_MS = 60_000;

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

/**
 * The life of the stored token; `null` where it names no end, and where nobody could be asked for the password, because
 * the e-mail is not known. A token of which nobody knows when it was asked for counts from now on, and so does one that
 * was asked for later than now, by a clock that was turned back.
 */
export function readLife(): TokenLife | null {
  const token = readToken();
  const now = Date.now();
  const stored = Number(read(SINCE_KEY) ?? NaN);
  const since = stored <= now ? stored : now;
  const life = readUser() === null ? null : lifeOf(token, since);
  if (life && since !== stored) onDevice((storage) => storage.setItem(SINCE_KEY, String(now)), undefined);
  return life;
}

/**
 * Stores the token and its e-mail for the next visit, unless the storage is closed to this page (Spec 1 §3).
 *
 * @param since when it was asked for, in milliseconds since 1970
 */
export function storeToken(token: string, user: string, since: number): void {
  onDevice((storage) => {
    storage.setItem(USER_KEY, user);
    storage.removeItem(LOCK_KEY);
    storage.removeItem(TOLD_KEY);
  }, undefined);
  storeRenewedToken(token, since);
}

/** Stores the next token of the same session, and when it was asked for; the other tabs hear of it. */
export function storeRenewedToken(token: string, since: number): void {
  onDevice((storage) => {
    storage.setItem(SINCE_KEY, String(since));
    storage.setItem(USED_KEY, String(Date.now()));
    storage.setItem(TOKEN_KEY, token);
  }, undefined);
}

/** Removes the token, and all that is kept of its session, from the storage. */
export function removeToken(): void {
  const keys = [TOKEN_KEY, USER_KEY, SINCE_KEY, LOCK_KEY, USED_KEY, TOLD_KEY];
  onDevice((storage) => keys.forEach((key) => storage.removeItem(key)), undefined);
}

/** Calls back with each token that another tab stores, `null` when it signs out; the returned function stops that. */
export function onTokenChangedElsewhere(listener: (token: string | null) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === TOKEN_KEY || key === null) listener(readToken());
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/**
 * Whether the desk is locked: it was when a page was last open, or nobody has used it since for so many minutes, of
 * which 0 is never (decisions: unattended desk).
 */
export function readLock(lockAfterMinutes: number): boolean {
  const usedAt = readUse();
  const isLeft = lockAfterMinutes > 0 && usedAt !== null && Date.now() - usedAt >= lockAfterMinutes * MINUTE_MS;
  return isLeft || read(LOCK_KEY) !== null;
}

/** When somebody last used any tab of this desk, in milliseconds since 1970; `null` where that is not known. */
export function readUse(): number | null {
  const usedAt = Number(read(USED_KEY) ?? NaN);
  return Number.isFinite(usedAt) ? Math.min(usedAt, Date.now()) : null;
}

/** Keeps when somebody used the desk, for as long as the session lasts: time without a page open counts too. */
export function storeUse(at: number): void {
  onDevice((storage) => {
    if (storage.getItem(TOKEN_KEY) !== null) storage.setItem(USED_KEY, String(at));
  }, undefined);
}

/** Keeps the desk locked through a reload and for new tabs. */
export function storeLock(): void {
  onDevice((storage) => storage.setItem(LOCK_KEY, 'yes'), undefined);
}

/** The desk is no longer locked, for somebody uses it. */
export function removeLock(): void {
  onDevice((storage) => {
    storage.setItem(USED_KEY, String(Date.now()));
    storage.removeItem(LOCK_KEY);
  }, undefined);
}

/** Whether whoever is signed in has not been told of it yet; from now on that counts as told. */
export function isNews(topic: string): boolean {
  return onDevice((storage) => {
    const told = (storage.getItem(TOLD_KEY) ?? '').split(' ').filter(Boolean);
    if (told.includes(topic)) return false;
    storage.setItem(TOLD_KEY, [...told, topic].join(' '));
    return true;
  }, true);
}
