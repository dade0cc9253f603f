import { CODE_MAX, CODE_SUFFIX_LENGTH } from '#contract/rules';

const SUFFIX_CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/**
 * Makes a code from an English name: lower case, underscores for spaces, cut to what fits, and a random end (Spec 2
 * §5).
 */
export function makeCode(englishName: string): string {
  const random = crypto.getRandomValues(new Uint32Array(CODE_SUFFIX_LENGTH));
  const suffix = Array.from(random, (value) => SUFFIX_CHARACTERS[value % SUFFIX_CHARACTERS.length]).join('');
  const base = englishName
    .toLowerCase()
    .trim()
    .replace(/\s+/g, '_')
    .slice(0, CODE_MAX - suffix.length - 1);
  return `${base}_${suffix}`;
}
