/** Random passwords to be shown once, by request; not in the store, for they must reach no log, address or storage. */
const waiting = new Map<string, string>();

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
const LENGTH = 20;

/** Makes a random password of 20 characters that are not easily confused (decisions: runtime configuration). */
export function makePassword(): string {
  const limit = 256 - (256 % ALPHABET.length);
  const letters: string[] = [];
  while (letters.length < LENGTH) {
    const bytes = crypto.getRandomValues(new Uint8Array(LENGTH * 2));
    letters.push(...[...bytes].filter((byte) => byte < limit).map((byte) => ALPHABET.charAt(byte % ALPHABET.length)));
  }
  return letters.slice(0, LENGTH).join('');
}

/** Keeps a password until its modal has shown it. */
export function keepPasswordToShow(key: string, password: string): void {
  waiting.set(key, password);
}

/** The password that waits to be shown under a key, `undefined` when none was made. */
export function passwordToShow(key: string): string | undefined {
  return waiting.get(key);
}

/** Forgets the password of a key. */
export function forgetPassword(key: string): void {
  waiting.delete(key);
}

/** Forgets every password. */
export function forgetAllPasswords(): void {
  waiting.clear();
}
