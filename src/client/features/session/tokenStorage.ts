const KEY = 'mawid.token';

/** The stored bearer token, `null` when there is none or the storage is closed to this page. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps the token for the next visit (Spec 1 §3); a storage that refuses costs only that. */
export function storeToken(token: string): void {
  try {
    localStorage.setItem(KEY, token);
  } catch {
    return;
  }
}

/** Takes the token out of the storage. */
export function removeToken(): void {
  try {
    localStorage.removeItem(KEY);
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
  return () => { window.removeEventListener('storage', onStorage); };
}
