/**
 * Passwords that were made for a provider and are shown once. They pass from the workflow to the dialog here, beside
 * the store: a password must reach no log, no address and no storage, and leaves memory when the dialog closes.
 */
const handedOver = new Map<string, string>();

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
const LENGTH = 20;

/** A password that cannot be guessed, without letters that are easily confused. */
export function makePassword(): string {
  const limit = 256 - (256 % ALPHABET.length);
  const letters: string[] = [];
  while (letters.length < LENGTH) {
    const bytes = crypto.getRandomValues(new Uint8Array(LENGTH * 2));
    letters.push(...[...bytes].filter((byte) => byte < limit).map((byte) => ALPHABET.charAt(byte % ALPHABET.length)));
  }
  return letters.slice(0, LENGTH).join('');
}

/** Hands a password over to the dialog that shows it. */
export function handOver(key: string, password: string): void {
  handedOver.set(key, password);
}

/** The password that waits to be shown, if one was made. */
export function passwordFor(key: string): string | undefined {
  return handedOver.get(key);
}

/** Forgets a password; nothing is left of it. */
export function forgetPassword(key: string): void {
  handedOver.delete(key);
}
