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

/** What fills the gaps of a sentence, by name. */
type Filling = Readonly<Record<string, string | number>>;

const known = new Map<string, readonly Part[]>();

/**
 * Fills in a sentence that is written in ICU MessageFormat, of which it speaks what the catalogue uses: `{name}`,
 * `{count, number}`, `{count, plural, =0 {…} one {# …} other {# …}}` and `{kind, select, word {…} other {…}}`. A whole
 * library for that took a fourteenth of the code of the first screen.
 */
export function filledIn(sentence: string, locale: string, values: Filling): string {
  if (!sentence.includes('{')) return sentence;
  const parts = known.get(sentence) ?? partsOf(sentence);
  known.set(sentence, parts);
  return written(parts, locale, values);
}

function written(parts: readonly Part[], locale: string, values: Filling, counted = 0): string {
  return parts.map((part) => writtenPart(part, locale, values, counted)).join('');
}

function writtenPart(part: Part, locale: string, values: Filling, counted: number): string {
  if (typeof part === 'string') return part;
  const value = part.name ? (values[part.name] ?? '') : counted;
  if (!('forms' in part)) return part.isNumber ? numberFormatOf(locale).format(Number(value)) : String(value);
  const { forms, isPlural } = part;
  if (!isPlural) return written(forms[value] ?? forms.other ?? [], locale, values, counted);
  const count = Number(value);
  const chosen = forms[`=${count}`] ?? forms[pluralRulesOf(locale).select(count)] ?? forms.other ?? [];
  return written(chosen, locale, values, count);
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

const numberFormatOf = oncePer((locale) => new Intl.NumberFormat(locale));
const pluralRulesOf = oncePer((locale) => new Intl.PluralRules(locale));

/** Makes something once for each locale: to make it takes a thousand times as long as to use it. */
function oncePer<Made>(make: (locale: string) => Made): (locale: string) => Made {
  const made = new Map<string, Made>();
  return (locale) => {
    const one = made.get(locale) ?? make(locale);
    made.set(locale, one);
    return one;
  };
}
