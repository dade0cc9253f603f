import { unisolated } from './bidi';
import { wholeText } from './counts';
import { oncePer } from './oncePer';

/** One part of a sentence: words, a gap to fill in, or words chosen by a value. */
type Part = string | Gap | Choice;

interface Gap {
  name: string;
  /** Whether a number is written with the separators of the language. */
  isNumber: boolean;
}

interface Choice {
  name: string;
  isPlural: boolean;
  /**
   * The parts for each word, or for each number (`=0`) or kind of number (`one`, `other`); among those a gap without a
   * name is the number itself.
   */
  forms: Readonly<Record<string, readonly Part[]>>;
}

/** What fills the gaps of a sentence, by name; a filling that is neither a text nor a number stays as it is. */
type Filling<Other> = Readonly<Record<string, string | number | Other>>;

const known = new Map<string, readonly Part[]>();

/**
 * Fills in a sentence that is written in ICU MessageFormat, of which it speaks what the catalogue uses: `{name}`,
 * `{count, number}`, `{count, plural, =0 {…} one {# …} other {# …}}` and `{kind, select, word {…} other {…}}`. A whole
 * library for that took a fourteenth of the code of the first screen.
 */
export function filledIn(sentence: string, locale: string, filling: Filling<never>): string {
  return sentence.includes('{') ? piecesOf(sentence, locale, filling).join('') : sentence;
}

/** Like `filledIn`, but in pieces, among which gaps may be filled by anything that can be shown. */
export function piecesOf<Other>(sentence: string, locale: string, filling: Filling<Other>): (string | Other)[] {
  const parts = known.get(sentence) ?? partsOf(sentence);
  known.set(sentence, parts);
  return parts.flatMap((part) => pieces(part, locale, filling, 0));
}

function pieces<Other>(part: Part, locale: string, filling: Filling<Other>, counted: number): (string | Other)[] {
  if (typeof part === 'string') return [part];
  const value = part.name ? (filling[part.name] ?? '') : counted;
  if ('forms' in part) {
    const [form, count] = part.isPlural
      ? pluralForm(part, locale, Number(value))
      : [part.forms[unisolated(String(value))], counted];
    return (form ?? part.forms.other ?? []).flatMap((inner) => pieces(inner, locale, filling, count));
  }
  if (part.isNumber) return [numberText(Number(value), locale)];
  return [typeof value === 'number' ? String(value) : value];
}

function pluralForm({ forms }: Choice, locale: string, count: number) {
  return [forms[`=${count}`] ?? forms[kindOf(count, locale)], count] as const;
}

/** Reads a sentence from its beginning. Throws when a brace is missing. */
function partsOf(sentence: string): readonly Part[] {
  let rest = sentence;

  const take = (pattern: RegExp): string | undefined => {
    const found = pattern.exec(rest);
    if (found) rest = rest.slice(found[0].length);
    return found?.[1];
  };

  const parts = (isCounted: boolean): Part[] => {
    const read: Part[] = [];
    for (;;) {
      const words = take(isCounted ? /^([^{}#]+)/ : /^([^{}]+)/);
      if (words !== undefined) read.push(words);
      else if (isCounted && take(/^(#)/)) read.push({ name: '', isNumber: true });
      else if (take(/^(\{)/)) read.push(argument(isCounted));
      else return read;
    }
  };

  const argument = (isCounted: boolean): Part => {
    const name = take(/^\s*(\w+)\s*/) ?? '';
    if (take(/^(\})/)) return { name, isNumber: false };
    if (take(/^(,\s*number\s*\})/)) return { name, isNumber: true };
    const forms: Record<string, Part[]> = {};
    const isPlural = take(/^,\s*(plural|select)\s*,/) === 'plural';
    for (let form = take(/^\s*(=\d+|\w+)\s*\{/); form !== undefined; form = take(/^\s*(=\d+|\w+)\s*\{/)) {
      forms[form] = parts(isPlural || isCounted);
      take(/^(\})/);
    }
    if (!take(/^\s*(\})/)) throw new Error(`This sentence cannot be read: ${sentence}`);
    return { name, isPlural, forms };
  };

  return parts(false);
}

/** A number as the language writes it. */
function numberText(number: number, locale: string): string {
  return wholeText(number) ?? numberFormatOf(locale).format(number);
}

/** Which words a count takes. The browser's rules would hold up the first drawing by 20 ms; English ones are known. */
function kindOf(count: number, locale: string): string {
  if (locale === ENGLISH) return Math.abs(count) === 1 ? 'one' : 'other';
  return pluralRulesOf(locale).select(count);
}

const ENGLISH = 'en';
const numberFormatOf = oncePer((locale) => new Intl.NumberFormat(locale));
const pluralRulesOf = oncePer((locale) => new Intl.PluralRules(locale));
