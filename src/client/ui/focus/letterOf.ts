type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/**
 * The Latin letter that a key stands for, in lower case: by what it writes, or on a keyboard of another script by its
 * place. Empty for any other key, and with Ctrl, Alt or Meta.
 */
export function letterOf({ key, code, ctrlKey, altKey, metaKey }: Key): string {
  return ctrlKey || altKey || metaKey ? '' : latinLetter({ key, code });
}

/** The letter that a key stands for with Ctrl, or ⌘, and nothing else held down; empty for any other key. */
export function chordOf({ key, code, ctrlKey, altKey, metaKey, shiftKey }: Key & { shiftKey: boolean }): string {
  return ctrlKey !== metaKey && !altKey && !shiftKey ? latinLetter({ key, code }) : '';
}

function latinLetter({ key, code }: Pick<Key, 'key' | 'code'>): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return isOfOtherScript(key) ? (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? '') : '';
}

/** What a key writes, but `/` or `?` for the one in their place on a keyboard of another script: `ظ` is `/`. */
export function signOf({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  if (key === '؟') return '?';
  return code === 'Slash' && isOfOtherScript(key) ? (shiftKey ? '?' : '/') : key;
}

function isOfOtherScript(key: string): boolean {
  return /^\p{L}$/u.test(key) && !/\p{Script=Latin}/u.test(key);
}
