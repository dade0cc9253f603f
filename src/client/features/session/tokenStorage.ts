const KEY = 'mawid.token';
const USER_KEY = 'mawid.user';

/** What stands for no token where one was stored without looking. */
const NO_TOKENS = ['', 'null', 'undefined'];

/** The stored bearer token, `null` when there is none or the storage is closed to this page. */
export function readToken(): string | null {
  const stored = read(KEY);
  return stored === null || NO_TOKENS.includes(stored) ? null : stored;
}

/** The e-mail that the stored token was given to, `null` when that is not known. */
export function readUser(): string | null {
  return read(USER_KEY);
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps the token, and whose it is, for the next visit (Spec 1 §3); a storage that refuses costs only that. */
export function storeToken(token: string, user: string): void {
  try {
    localStorage.setItem(USER_KEY, user);
    localStorage.setItem(KEY, token);
  } catch {
    return;
  }
}

/** Takes the token out of the storage. */
export function removeToken(): void {
  try {
    localStorage.removeItem(KEY);
    localStorage.removeItem(USER_KEY);
  } catch {
    return;
  }
}

/** Calls back with the token that another tab stored, or with `null` when it signed out. Returns how to stop. */
export function onTokenChangedElsewhere(listener: (token: string | null) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener(readToken());
  };
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener('storage', onStorage);
  };
}
