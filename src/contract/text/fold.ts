import { cleanText, latinDigits } from './typed';

/** What is written in several ways, and the one that a search compares by; what is decomposed needs no line here. */
const ALIKE: Readonly<Record<string, string>> = {
  // The alef of the Quran and those with a wavy hamza, which some keyboards offer beside the plain one.
  ...{ ٱ: 'ا', ٲ: 'ا', ٳ: 'ا' },
  // Hamza by itself at the end of a name, which many leave out: شيماء and شيما; the high one stands beside a letter.
  ...{ ء: '', ٴ: '' },
  // Ta marbuta is typed as ha as often as not; ۃ is that of Urdu.
  ...{ ة: 'ه', ۃ: 'ه' },
  // Keyboards of Urdu, Persian and Kurdish have other letters for ha, which look the same within a word.
  ...{ ہ: 'ه', ھ: 'ه', ە: 'ه' },
  // Ya without its dots is typed for ya and the other way round; Persian has its own, ے is the last one of Urdu.
  ...{ ى: 'ي', ی: 'ي', ے: 'ي' },
  // The kaf of Persian and Urdu, and that of old prints.
  ...{ ک: 'ك', ڪ: 'ك' },
  // The last nun of Urdu, without its dot: خاں and خان.
  ں: 'ن',
  // The small waw and ya over a word of the Quran, which Unicode has as letters.
  ...{ ۥ: '', ۦ: '' },
  // Letters of Latin scripts that are no letter with a mark.
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' },
};

/** Marks and accents, the stretch of Arabic writing, and marks of direction: nothing that is said. */
const UNSAID = /[\p{M}\u00ad\u0640\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

const WRITTEN_ALIKE = new RegExp(`[${Object.keys(ALIKE).join('')}]`, 'g');

const PLAIN = /^[\0-\x7f]*$/;

/** What joins the words of a name: blanks, hyphens and apostrophes of all kinds. */
const JOINTS = /[\s'`\u02b9\u02bb-\u02bf\u2018\u2019\u201b\u2032\u058a\u05be\u2010-\u2015\u2043\u2212-]+/g;

/** A joint that is not one blank already. */
const ODD_JOINT = /['`\u02b9\u02bb-\u02bf\u2018\u2019\u201b\u2032\u058a\u05be\u2010-\u2015\u2043\u2212-]|\s\s|[^\S ]/;

/**
 * A text as searches compare it: without case, accents and Arabic marks, letters alike that one keyboard has for
 * another's, digits as Latin ones, and one blank for whatever joins two words (decisions: texts and languages).
 */
export function folded(text: string): string {
  // Most texts of a list are plain: without this way out, folding 100,000 rows takes four times as long.
  const letters = PLAIN.test(text)
    ? text.toLowerCase()
    : latinDigits(text)
        .normalize('NFKD')
        .replace(UNSAID, '')
        .toLowerCase()
        .replace(WRITTEN_ALIKE, (letter) => ALIKE[letter] ?? letter);
  return ODD_JOINT.test(letters) ? letters.replace(JOINTS, ' ') : letters;
}

/** Whether a text says anything: blanks, marks and the stretch of Arabic writing alone do not. */
export function isSaid(text: string | null | undefined): boolean {
  return folded(text ?? '').trim() !== '';
}

/** A number to call as somebody types it, in any groups; a slash or a dot stands in long ones alone. */
const NUMBER = /^\+?[\d\s()-]{3,}$|^\+?(?:[\s()./-]*\d){7,}$/;

/** The title that a page puts before a name in its own language, which the name in the data need not have. */
const TITLE = /^(?:dr|د)\.?$/;

/**
 * The words of a search, folded; each may stand anywhere in what is searched. A hyphen or an apostrophe within a word
 * is a blank in it, and a number to call is one word of digits, however it is grouped.
 */
export function searchWords(typed: string): string[] {
  const clean = cleanText(typed);
  const number = latinDigits(clean).replace(UNSAID, '');
  if (NUMBER.test(number)) return [number.replace('(0)', '').replace(/\D/g, '')].filter(Boolean);
  const words = clean.split(/\s+/).map((word) => folded(word).trim());
  const said = words.filter((word) => word !== '' && !TITLE.test(word));
  return said.length > 0 ? said : words.filter(Boolean);
}

const SPECIAL = /[\\^$.*+?()[\]{}|/-]/g;

/**
 * Finds a word of a search in a folded text: its very letters anywhere, and where a word of the text begins also
 * over its joints. So `alzaabi` finds "Al-Zaabi", and `rana` does not find "Omar Anas". Three digits find phones too.
 */
export function wordPattern(word: string): RegExp {
  const literal = (letters: string) => letters.replace(SPECIAL, '\\$&');
  const asTyped = word.split(' ').map(literal).join(' ?');
  const overJoints = Array.from(word.replaceAll(' ', ''), literal).join(' ?');
  const asPhone = /^\d{3,}$/.test(word) ? [phoneDigits(word)] : [];
  // Of a foreign number, which is known with its country alone.
  if (/^0[1-9]\d{6}/.test(word)) asPhone.push(phoneDigits(word.slice(1)));
  return new RegExp([asTyped, `(?<![\\p{L}\\p{N}])${overJoints}`, ...asPhone].join('|'), 'gu');
}

/** Digits of a phone as searches compare them: apart from those of names, or a "2" would find almost every phone. */
export function phoneDigits(digits: string): string {
  return digits.replace(/\d/g, (digit) => String.fromCharCode(0xe000 + Number(digit)));
}

/** Makes a test of whether a folded text has every word of a search, as typed. */
export function searchTest(typed: string): (text: string) => boolean {
  const patterns = searchWords(typed).map(wordPattern);
  return (text) => patterns.every((pattern) => text.search(pattern) >= 0);
}
