/** Begins and ends a piece of text whose direction does not reach what stands around it. */
const [BEGIN, END] = ['\u2068', '\u2069'];

/** Marks that set a direction until another mark ends it. */
const CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Letters of scripts that run from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** What an Arabic sentence carries without harm: its own letters, and numbers that stand alone. */
const HARMLESS_IN_ARABIC = /^[\p{Script=Arabic}\p{M}\s]*$|^[\d.,:%]*$/u;

/**
 * A value from data as it may stand inside a sentence of a language: isolated where its direction could carry over to
 * its neighbours, and without marks that could end the isolation.
 */
export function isolated(value: string, isRightToLeft: boolean): string {
  const text = value.replace(CONTROLS, '');
  const isHarmless = isRightToLeft ? HARMLESS_IN_ARABIC.test(text) : !RIGHT_TO_LEFT.test(text);
  return isHarmless ? text : `${BEGIN}${text}${END}`;
}

/** A value as it was before `isolated`. */
export function unisolated(value: string): string {
  return value.startsWith(BEGIN) ? value.slice(1, -1) : value;
}

/** What reads alike at the end of a sentence, isolated or not: it begins with a letter and ends in no mark. */
const BEGINS_WITH_A_LETTER = /^\p{L}(.*[\p{L}\p{N}])?$/u;

/**
 * A sentence without the isolation of a name that ends it: nothing follows that it could protect. A date or a range
 * keeps it, for after Arabic letters numbers and hyphens run from the right.
 */
export function withoutLastIsolation(sentence: string): string {
  const begin = sentence.lastIndexOf(BEGIN);
  if (begin <= 0 || sentence.indexOf(END, begin) !== sentence.length - 1) return sentence;
  const value = sentence.slice(begin + 1, -1);
  return BEGINS_WITH_A_LETTER.test(value) ? sentence.slice(0, begin) + value : sentence;
}

/** Words of each direction; what is isolated has its own. */
const WORDS = /[\p{L}\p{M}\p{N}'’-]+/gu;

const ISOLATED = /\u2068[^\u2068\u2069]*\u2069/g;

/**
 * The `dir` of a text from data: by its first letter, as a browser decides, but from the right where Latin letters come
 * first and two words of five or more are Arabic, as in "MRI الركبة".
 */
export function wayOf(text: unknown): 'auto' | 'rtl' {
  if (typeof text !== 'string' || !RIGHT_TO_LEFT.test(text)) return 'auto';
  const words = (text.replace(ISOLATED, '').match(WORDS) ?? []).filter((word) => /\p{L}/u.test(word));
  const fromRight = words.filter((word) => RIGHT_TO_LEFT.test(word)).length;
  return fromRight >= words.length * 0.4 && fromRight > 0 ? 'rtl' : 'auto';
}
