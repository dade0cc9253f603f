import { CODE_SUFFIX_LENGTH } from '../../../contract/rules';

const SUFFIX_CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A code made from an English name: lower case, underscores for spaces, and a random end (Spec 2 §5). */
export function makeCode(englishName: string): string {
  const random = crypto.getRandomValues(new Uint32Array(CODE_SUFFIX_LENGTH));
  const suffix = Array.from(random, (value) => SUFFIX_CHARACTERS[value % SUFFIX_CHARACTERS.length]).join('');
  return `${englishName.toLowerCase().trim().replace(/\s+/g, '_')}_${suffix}`;
}
