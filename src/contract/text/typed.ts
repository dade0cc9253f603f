/** Marks that nobody sees, which a copied text brings along; not joiners, signs of the Quran or parts of flags. */
const UNSEEN = /(?![\t\n\r\u0600-\u0605\u06dd\u200c-\u200d\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}]/gu;

/** Blanks that do not break, or are narrow or wide. */
const BLANKS = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;

/** Joiners, but for those between two letters (Persian, Urdu) or two symbols (emoji), which would change without. */
const IDLE_JOINERS = /(?<![\p{L}\p{M}\p{S}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{S}])/gu;

/** Hyphens, dashes and minus signs of all kinds. */
const DASHES = /[\u058a\u05be\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g;

/** Digits as Arabic and as Persian write them. */
const EASTERN_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/**
 * A text as the person meant it who typed or pasted it: without unseen marks and idle joiners, with plain blanks, and
 * none around it. `'\u202aNoor\u00a0Clinic\u200f '` is `'Noor Clinic'`. Passwords alone are never cleaned.
 */
export function cleanText(typed: string): string {
  return typed
    .replace(UNSEEN, '')
    .replace(BLANKS, ' ')
    .replace(/[\u2028\u2029]/g, '\n')
    .replace(IDLE_JOINERS, '')
    .trim();
}

/**
 * The same for what is no prose, such as a phone, a code, an e-mail, a date, a time, a number or an amount: any dash is
 * a hyphen, any digit a Latin one, and no joiner belongs there. `'\u202a+٩٧١–50\u202c'` is `'+971-50'`.
 */
export function cleanCode(typed: string): string {
  return latinDigits(cleanText(typed))
    .replace(/[\u200c\u200d]/g, '')
    .replace(DASHES, '-');
}

/** A one-time password that was typed or pasted, without the blanks and dashes that stand between its digits. */
export function cleanOneTimePassword(typed: string): string {
  return cleanCode(typed).replace(/[\s-]/g, '');
}

/** A text with the digits that the Emirates use, whatever keyboard typed it. */
export function latinDigits(text: string): string {
  return text.replace(EASTERN_DIGITS, (digit) => String(digit.charCodeAt(0) % 16));
}
