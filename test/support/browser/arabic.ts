import { readFileSync } from 'node:fs';

import { catalogueInArabic } from '#client/app/language/ar/catalogue';
import { piecesOf } from '#client/lib/messageFormat';

/** A sentence of the interface in both languages. */
interface Sentence {
  english: string;
  arabic: string;
  /** The gaps that only numbers fill, and those that choose between words, each with what may stand there. */
  numbers: readonly string[];
  choices: readonly (readonly [name: string, words: readonly string[]])[];
  /** Whether the sentence has words of its own; those almost without only order what fills them, as a date does. */
  hasWords: boolean;
}

/** What fills the gaps of a sentence: numbers, chosen words, and texts as the source of a pattern. */
type Filling = Readonly<Record<string, string | number>>;

/** A gap that is still open. */
interface Gap {
  gap: string;
}

const sentences = readSentences();

/** Reads what `arabic.setup` has written; nothing where this run is made in English. */
function readSentences(): readonly Sentence[] {
  const { SENTENCES_FILE: file } = process.env;
  if (!file) return [];
  const english = JSON.parse(readFileSync(file, 'utf8')) as { id: string; text: string }[];
  return english.filter(isUsed).map(({ id, text }) => {
    const arabic = catalogueInArabic[id] ?? text;
    return {
      english: text,
      arabic,
      // Arabic counts also what English does not.
      numbers: names(text + arabic, /\{\s*(\w+)\s*,\s*(?:plural|number)/g),
      choices: names(text, /\{\s*(\w+)\s*,\s*select/g).map((name) => [name, names(text, /(\w+)\s*\{/g)]),
      hasWords: ownWords(text).length > 3,
    };
  });
}

function ownWords(text: string): string {
  return text.replace(/\{\s*\w+\s*\}/g, '').replace(/[^\p{L}]/gu, '');
}

/** Of the sentences without words, those that order a date, an amount or a list are told apart from a mere blank. */
function isUsed({ id, text }: { id: string; text: string }): boolean {
  return ownWords(text).length > 1 || /^(dates|money)\.|[,;·]/.test(id + text);
}

function names(sentence: string, pattern: RegExp): string[] {
  return [...new Set([...sentence.matchAll(pattern)].map(([, name = '']) => name))];
}

/**
 * What stands in Arabic where an English text is asked for, as a pattern: a whole sentence, with its values carried
 * over, or else every sentence in which the text stands. A text of no sentence is data and stays as it is.
 */
export function inArabic(text: string | RegExp, isExact = false): string | RegExp {
  const key = `${isExact} ${String(text)}`;
  const asked = answered.get(key) ?? answer(text, isExact);
  answered.set(key, asked);
  return asked;
}

const answered = new Map<string, string | RegExp>();

function answer(text: string | RegExp, isExact: boolean): string | RegExp {
  const found = typeof text === 'string' ? patternsOf(text, isExact) : sentencesWith(text);
  if (found.length === 0) return text;
  const any = found.length === 1 ? (found[0] ?? '') : `(?:${found.join('|')})`;
  return new RegExp(isExact ? `^\\s*${any}\\s*$` : any, 'is');
}

/** The patterns of an English text, by the closest kind of sentence that there is. */
function patternsOf(text: string, isExact: boolean): readonly string[] {
  const whole = wholeSentences(text);
  const kinds = [
    () => whole.filter(({ isOpen }) => !isOpen).map(({ pattern }) => pattern),
    () => (isExact ? [] : sentencesWith(text)),
    () => whole.map(({ pattern }) => pattern),
    () => (isExact ? [] : sentencesAcross(text)),
  ];
  for (const find of kinds) {
    const found = find();
    if (found.length > 0) return [...new Set(found)];
  }
  return [];
}

/** The one Arabic text of a sentence without values; `null` where there are several, or none. */
export function sentenceInArabic(text: string): string | null {
  const found = new Set(sentences.filter(({ english }) => english === text).map(({ arabic }) => arabic));
  const [only = null] = found;
  return found.size === 1 ? only : null;
}

/** A sentence that an English text is: its Arabic as the source of a pattern, and whether it has values. */
interface Whole {
  pattern: string;
  isOpen: boolean;
}

const known = new Map<string, readonly Whole[]>();

/** Every sentence that an English text is. */
function wholeSentences(text: string): readonly Whole[] {
  const before = known.get(text);
  if (before) return before;
  // A sentence may be nothing but its value, which is then the same text.
  known.set(text, []);
  const found = sentences.flatMap((sentence) => wholeSentence(sentence, text));
  known.set(text, found);
  return found;
}

function wholeSentence(sentence: Sentence, text: string): Whole[] {
  const [head = ''] = sentence.english.split('{');
  const tail = sentence.english.slice(sentence.english.lastIndexOf('}') + 1);
  const isLike = text.startsWith(head) && text.endsWith(tail);
  if (!isLike) return [];
  return fillings(sentence, [...numbersIn(text), 0, 1]).flatMap((filling) => {
    const gaps: string[] = [];
    const parts = pieces(sentence.english, 'en', filling).map((piece) => {
      if (typeof piece === 'string') return escaped(piece);
      gaps.push(piece.gap);
      return sentence.hasWords ? '(.+?)' : '(.*?)';
    });
    const values = new RegExp(`^${parts.join('')}$`, 's').exec(text)?.slice(1);
    // A sentence that is nothing but its value says nothing of its own.
    if (!values || values.includes(text)) return [];
    if (!sentence.hasWords && !values.every((value, at) => isKnown(value, gaps[at]))) return [];
    const texts = Object.fromEntries(gaps.map((gap, at) => [gap, values[at] ?? '']));
    const said = arabicOf(sentence, { ...texts, ...filling }, (gap) => valueInArabic(texts[gap] ?? ''));
    return [{ pattern: said, isOpen: !values.every((value) => /^\d+$/.test(value)) }];
  });
}

/** The Arabic of every sentence in which an English text stands, whatever its values are. */
function sentencesWith(text: string | RegExp): readonly string[] {
  if (!/\p{L}{2}/u.test(typeof text === 'string' ? text : text.source)) return [];
  const isInside = (english: string) =>
    typeof text === 'string' ? english.toLowerCase().includes(text.toLowerCase()) : text.test(english);
  const numbers = numbersIn(String(text));
  return [
    ...new Set(
      sentences
        .filter((sentence) => sentence.hasWords && mayHave(sentence, text))
        .flatMap((sentence) =>
          fillings(sentence, [...numbers, ...SAMPLES])
            .filter((filling) =>
              OPEN.some((value) => isInside(filledWith(value, pieces(sentence.english, 'en', filling)))),
            )
            .map((filling) => arabicOf(sentence, filling, () => '.*?', numbers)),
        ),
    ),
  ];
}

/** The Arabic of every sentence that goes over into a value where an English text does: `the appointment of Omar`. */
function sentencesAcross(text: string): readonly string[] {
  return sentences
    .filter(({ numbers }) => numbers.length === 0)
    .flatMap((sentence) => {
      const all = pieces(sentence.english, 'en', {});
      return all.flatMap((piece, at) => {
        const [before = '', after = ''] = [all[at - 1], all[at + 1]];
        if (typeof piece === 'string' || typeof before !== 'string' || typeof after !== 'string') return [];
        const shared = overlapOf(before, text);
        if (shared < ACROSS) return [];
        const rest = text.slice(shared);
        const value = valueInArabic(rest.slice(0, rest.length - overlapOf(rest, after)));
        return [arabicOf(sentence, {}, (gap) => (gap === piece.gap ? `${value}.*?` : '.*?'))];
      });
    });
}

/** How many letters a text must share with a sentence before a value in it. */
const ACROSS = 7;

/** How many letters end one text and begin another. */
function overlapOf(one: string, other: string): number {
  const ends = Array.from({ length: one.length }, (_, from) => one.slice(from));
  return ends.find((end) => other.startsWith(end))?.length ?? 0;
}

/** Whether a sentence has every word of a text. */
function mayHave({ english }: Sentence, text: string | RegExp): boolean {
  if (typeof text !== 'string') return true;
  const all = english.toLowerCase();
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).every((word) => all.includes(word));
}

/** What stands in an English sentence for a value that is not known: a text, and a figure. */
const OPEN = ['\u2026', '0'];

function filledWith(value: string, all: readonly (string | Gap)[]): string {
  return all.map((piece) => (typeof piece === 'string' ? piece : value)).join('');
}

/** Numbers of each kind that Arabic has plural forms for. */
const SAMPLES = [0, 1, 2, 3, 11, 100];

const numbersIn = (text: string) => (text.match(/\d[\d,]*/g) ?? []).map((number) => Number(number.replaceAll(',', '')));

/** Every way to fill the numbers and choices of a sentence. */
function fillings({ numbers, choices }: Sentence, some: readonly number[]): Filling[] {
  const candidates = [...new Set(some)];
  const options: (readonly [string, readonly (string | number)[]])[] = [
    ...numbers.map((name) => [name, candidates] as const),
    ...choices,
  ];
  return options.reduce<Filling[]>(
    (all, [name, values]) => all.flatMap((filling) => values.map((value) => ({ ...filling, [name]: value }))),
    [{}],
  );
}

/** A sentence with some gaps filled and the others open. */
function pieces(sentence: string, locale: string, filling: Filling): (string | Gap)[] {
  const open = Object.fromEntries(names(sentence, /\{\s*(\w+)/g).map((gap): [string, Gap] => [gap, { gap }]));
  return piecesOf<Gap>(sentence, locale, { ...open, ...filling });
}

/** The pattern of a sentence in Arabic; with `own` numbers, any other number may stand where a sample does. */
function arabicOf(
  { arabic }: Sentence,
  filling: Filling,
  valueOf: (gap: string) => string,
  own?: readonly number[],
): string {
  const isSample = (piece: string) => own && /^\d+$/.test(piece) && !own.includes(Number(piece));
  const texts = Object.entries(filling).map(([name, value]) => [name, isNumber(value) ? Number(value) : value]);
  const numbers = Object.fromEntries(texts.filter(([, value]) => typeof value === 'number')) as Filling;
  const chosen = Object.fromEntries(
    names(arabic, /\{\s*(\w+)\s*,\s*select/g).map((name) => [name, filling[name] ?? '']),
  );
  return pieces(arabic, 'ar-AE', { ...numbers, ...chosen })
    .map((piece) => {
      if (typeof piece !== 'string') return MARKS + valueOf(piece.gap) + MARKS;
      return isSample(piece) ? '[\\d,]+' : escaped(piece);
    })
    .join('');
}

const isNumber = (value: string | number) => typeof value === 'number' || /^(0|[1-9]\d*)$/.test(value);

/** Marks that keep the direction of a value to itself. */
const MARKS = '[\u2066-\u2069]*';

/** A value inside a sentence: what it is, or its own Arabic. */
function valueInArabic(value: string): string {
  return `(?:${[...wholeSentences(value).map(({ pattern }) => pattern), escaped(value)].join('|')})`;
}

/** Whether a value can stand at a gap of a sentence without words. */
const isKnown = (value: string, gap = '') =>
  SHAPES[gap]?.test(value) ?? (/^[\d\s:.,–-]*$/.test(value) || wholeSentences(value).length > 0);

/** What parts of a date and of an amount look like. */
const SHAPES: Readonly<Record<string, RegExp>> = {
  ...{ weekday: /^[a-z]{3,9}$/i, day: /^\d{1,2}$/, month: /^[a-z]{3}$/i, year: /^\d{4}$/ },
  ...{ sign: /^[-+]?$/, currency: /^[A-Z]{3}$/, amount: /^[\d,.]+$/ },
};

/** A text as the source of a pattern that takes any blank for any other, and leaves marks of direction open. */
const escaped = (text: string) =>
  text
    .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replace(/\s+/g, '\\s+')
    .replace(/[\u200e\u200f\u2066-\u2069]/g, '$&?');
