/**
 * The Latin letter that a key stands for, in lower case: by what it writes, or on a keyboard of another script by its
 * place. Empty for any other key, and with Ctrl, Alt or Meta.
 */
export function letterOf(event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'metaKey'>): string {
  if (event.ctrlKey || event.altKey || event.metaKey) return '';
  if (/^[a-z]$/i.test(event.key)) return event.key.toLowerCase();
  return /^\p{L}$/u.test(event.key) ? (/^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase() ?? '') : '';
}
