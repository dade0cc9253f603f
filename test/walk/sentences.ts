import { catalogueInArabic } from '#client/app/language/ar/catalogue';
import { piecesOf } from '#client/lib/messageFormat';
import { messagesOfSource } from '#test/support/messagesOfSource';

/** A sentence of the interface in one language, with its gaps open. */
interface Pattern {
  id: string;
  /** What a text must contain, as the longest of its words between two gaps. */
  core: string;
  whole: RegExp;
}

/** What the page can say, in both languages. */
export interface Sentences {
  /** What a text says, whatever its values: the id of its sentence, in either language; `undefined` for data. */
  meaning: (text: string) => string | undefined;
  /** Whether a text is an English sentence that is another one in Arabic. */
  isEnglish: (text: string) => boolean;
}

/** Numbers of each kind that a language has a form for. */
const SAMPLES = [0, 1, 2, 3, 11, 100];

/** Letters that a sentence has of its own at least, so that a text of data is not taken for it. */
const OWN_LETTERS = 4;

/** Reads the sentences of the source and their Arabic. */
export function readSentences(): Sentences {
  const messages = messagesOfSource();
  const english = messages.flatMap(({ id, text }) => patternsOf(id, text, 'en'));
  const arabic = messages.flatMap(({ id }) => patternsOf(id, catalogueInArabic[id] ?? '', 'ar-AE'));
  const differs = new Set(messages.filter(({ id, text }) => catalogueInArabic[id] !== text).map(({ id }) => id));
  const meanings = new Map<string, string | undefined>();
  return {
    meaning: (text) => {
      if (!meanings.has(text)) meanings.set(text, closest(text, [...english, ...arabic])?.id);
      return meanings.get(text);
    },
    isEnglish: (text) => differs.has(closest(text, english)?.id ?? ''),
  };
}

/** Of the sentences that a text may be, the one with most words of its own. */
function closest(text: string, patterns: readonly Pattern[]): Pattern | undefined {
  return patterns
    .filter(({ core, whole }) => text.includes(core) && whole.test(text))
    .reduce<Pattern | undefined>((best, one) => (best && best.core.length >= one.core.length ? best : one), undefined);
}

/** The forms of a sentence, by its numbers and choices. */
function patternsOf(id: string, text: string, locale: string): Pattern[] {
  const named = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))];
  const gaps = named(/\{\s*(\w+)/g);
  const numbers = named(/\{\s*(\w+)\s*,\s*(?:plural|number)/g).map((name) => [name, SAMPLES] as const);
  const choices = named(/\{\s*(\w+)\s*,\s*select/g).map((name) => [name, named(/(\w+)\s*\{/g)] as const);
  const fillings = [...numbers, ...choices].reduce<Readonly<Record<string, string | number>>[]>(
    (all, [name, values]) => all.flatMap((filling) => values.map((value) => ({ ...filling, [name]: value }))),
    [{}],
  );
  const open = Object.fromEntries(gaps.map((gap) => [gap, { gap }]));
  const forms = fillings.map((filling) => {
    const parts = piecesOf(text, locale, { ...open, ...filling }).map((piece) =>
      typeof piece === 'string' && !/^\d+$/.test(piece) ? piece : null,
    );
    const own = parts.flatMap((part) => part ?? []);
    const core = own.reduce((longest, part) => (part.length > longest.length ? part : longest), '').trim();
    const source = parts.map((part) => (part === null ? '.+?' : escaped(part))).join('');
    return { core, source, letters: own.join('').replace(/[^\p{L}]/gu, '').length };
  });
  const told = forms.filter(({ letters }) => letters >= OWN_LETTERS);
  return [...new Map(told.map(({ source, core }) => [source, core]))].map(([source, core]) => ({
    id,
    core,
    whole: new RegExp(`^${source}$`, 's'),
  }));
}

const escaped = (text: string) => (text.trim() === '' ? '\\s*' : text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
