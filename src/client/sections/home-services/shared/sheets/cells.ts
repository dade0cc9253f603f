import { withoutGuards } from '#client/lib/csv';
import { typedAmount } from '#client/lib/money';
import { ownValue } from '#client/lib/records';
import { say, type Text } from '#client/lib/text';
import type { Decimal } from '#contract/common';
import { CODE_MAX } from '#contract/rules';
import { folded } from '#contract/text/fold';
import { hasDecimalComma, hasMoreDecimals, plainDecimal, wholeNumberIn } from '#contract/text/numbers';
import { cleanCode, cleanText } from '#contract/text/typed';
import { cellFaults, lineFaults } from './messages';
import type { CellReading } from './sheet';

/** Texts that no cleaning changes but that of the blanks around them. */
const PLAIN = /^[\x20-\x7e]*$/;

/** A text as it is compared: cleaned, with one kind of line breaks, and without what kept it from being a formula. */
export function plainText(text: string): string {
  const own = withoutGuards(text);
  return PLAIN.test(own) ? own.trim() : cleanText(own).replace(/\r\n?/g, '\n');
}

/** A code as it is written. */
export function plainCode(text: string): string {
  const own = withoutGuards(text);
  return PLAIN.test(own) ? own.trim() : cleanCode(own);
}

/** A code as it is compared: without case. */
export function codeKey(text: string): string {
  return plainCode(text).toLowerCase();
}

/** What spreadsheets show in place of a value, in any language: it cannot be reckoned, is waited for, has no room. */
const ERROR = new RegExp(
  String.raw`^(?:##+|#[¡¿]?\p{L}[\p{L}\d/_]{1,20} ?[!?]|#(?:\p{L}/\p{L}|nv|yok|getting_data)|err:\d{3}|loading\.\.\.)$`,
  'iu',
);

/** A formula that stands in place of its value; our own files keep such a text from being one. */
const FORMULA = /^\s*=\s*[\p{L}\d"'($@+-]/u;

/** Why a cell of any column is not understood, whatever its reader would make of it; `null` where that may read it. */
export function errorIn(text: string, isTyped: boolean): Text | null {
  const code = plainCode(text);
  if (ERROR.test(code)) return say(cellFaults.errorValue, { text: code });
  return FORMULA.test(text) && !isTyped ? lineFaults.unreckoned : null;
}

const MONTHS =
  'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|' +
  'يناير|فبراير|مارس|[أا]بريل|مايو|يونيو|يوليو|[أا]غسطس|سبتمبر|[أا]كتوبر|نوفمبر|ديسمبر';

/** A number, a share, a date or a time as spreadsheets write them. */
const RECKONED = [
  /^[+-]?(?:\d{1,3}(?:[,.' ]\d{3})+|0|[1-9]\d*)?(?:[.,]\d*)?(?:e[+-]?\d+)?%?$/i,
  /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?:[ t]\d{1,2}:.{2,12})?$/i,
  /^\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?$/i,
  new RegExp(`^(?:\\d{1,2}[-/ ])?(?:${MONTHS})[a-z]{0,6}(?:[-/ ]\\d{1,4})*$`, 'i'),
];

/** Whether a spreadsheet may have made a code of another one: of `0012` a 12, of `3-4` a date, of `"x` an `x"`. */
export function maySpreadsheetHaveMade(text: string): boolean {
  const code = plainCode(text);
  if (code.includes('"')) return true;
  return /\d/.test(code) && RECKONED.some((form) => form.test(code));
}

/** Reads any text. */
export function readText(text: string): CellReading {
  return { value: plainText(text) };
}

/** Reads a code. */
export function readCode(text: string): CellReading {
  const value = plainCode(text);
  if (value.includes('\n')) return { fault: cellFaults.codeOfLines };
  return value.length > CODE_MAX ? { fault: say(cellFaults.codeTooLong, { max: CODE_MAX }) } : { value };
}

/** Reads an amount in AED as a field does, but for a comma before its places: nobody looks at each cell of a file. */
export function readPrice(text: string): CellReading {
  const code = plainCode(text);
  const price = plainDecimal(code);
  if (hasDecimalComma(code)) return { fault: say(cellFaults.decimalComma, { text: code }) };
  if (hasMoreDecimals(code)) return { fault: say(cellFaults.moreDecimals, { text: plainText(text) }) };
  return price === null ? { fault: say(cellFaults.noPrice, { text: plainText(text) }) } : { value: typedAmount(price) };
}

/** An amount that a service has sent, as it is compared; empty where there is none. */
export function priceValue(price: Decimal | null | undefined): string {
  return price === null || price === undefined ? '' : typedAmount(price);
}

/** Makes what reads a whole number by a rule. */
export function readWhole(isValid: (number: number) => boolean, fault: Text) {
  return (text: string): CellReading => {
    const number = wholeNumberIn(plainCode(text));
    return number !== null && isValid(number) ? { value: String(number) } : { fault };
  };
}

const YES = 'yes';
const NO = 'no';

/** What means Yes and what means No, in both languages and as spreadsheets say it. */
const ANSWERS: Readonly<Record<string, string>> = {
  ...{ yes: YES, available: YES, true: YES, 1: YES, نعم: YES, متاح: YES },
  ...{ no: NO, unavailable: NO, false: NO, 0: NO, لا: NO, 'غير متاح': NO },
};

/** Reads Yes or No; `isYes` tells what was meant. */
export function readYesNo(text: string): CellReading {
  const value = ownValue(ANSWERS, folded(plainText(text)));
  return value === undefined ? { fault: say(cellFaults.noYesNo, { text: plainText(text) }) } : { value };
}

/** Yes or No as they are compared. */
export function yesNo(isYes: boolean | undefined): string {
  return isYes ? YES : NO;
}

/** Whether a value that was read as Yes or No is Yes. */
export function isYes(value: string | undefined): boolean {
  return value === YES;
}
