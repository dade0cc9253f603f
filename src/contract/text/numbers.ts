import { cleanCode } from './typed';

/** The currency of all amounts as people write it: its code, its sign, its everyday names. */
const DIRHAM = String.raw`(?:AED|Dhs?\.?|dirhams?|\u20c3|د\.\s?[إا]\.?|درهم|دراهم)`;
const DIRHAM_BESIDE = new RegExp(String.raw`^${DIRHAM}\s*|(?<!\s)\s*${DIRHAM}$`, 'i');

/** Digits, alone or in groups of three between the same marks, then up to two places behind a point or a comma. */
const DECIMAL = /^(\d+|[1-9]\d{0,2}([,٬ '.])\d{3}(?:\2\d{3})*)(?:([.,٫])(\d{1,2}))?$/;

/**
 * An amount of money that a person typed or pasted, as a plain decimal: at most two places, no separators, no currency;
 * `null` where it is none. Groups of three are thousands, a last group of one or two behind a comma is a fraction, and
 * what may be read in two sizes is refused: `'1,250'` is `'1250'`, `'1 250,5'` is `'1250.5'`, `'1.250'` is `null`.
 */
export function plainDecimal(typed: string): string | null {
  return decimalIn(withoutDirham(typed));
}

/** Whether the places of an amount stand behind a comma, which other regions read as thousands: `'120,50 AED'`. */
export function hasDecimalComma(typed: string): boolean {
  return partsIn(withoutDirham(typed))?.point === ',';
}

/** Whether an amount has more places behind its point than money has, which may also be thousands: `'12.345'`. */
export function hasMoreDecimals(typed: string): boolean {
  return /^(?:\d+|\d{1,3}(?:[,٬ ']\d{3})+)[.٫]\d{3,}$/.test(withoutDirham(typed));
}

/** A whole number that a person typed, with or without groups of thousands; `null` where it is none. */
export function wholeNumberIn(typed: string): number | null {
  const decimal = decimalIn(cleanCode(typed));
  const number = decimal === null ? NaN : Number(decimal);
  return Number.isSafeInteger(number) ? number : null;
}

/** Degrees that a person typed, as a plain decimal; `null` where they are none. No comma parts thousands here. */
export function degreesIn(typed: string): string | null {
  const text = cleanCode(typed).replace(/[,،٫]/, '.');
  return /^-?\d{1,3}(\.\d{1,20})?$/.test(text) ? text : null;
}

function withoutDirham(typed: string): string {
  return cleanCode(typed).replace(DIRHAM_BESIDE, '');
}

function decimalIn(text: string): string | null {
  const { whole, places } = partsIn(text) ?? {};
  return whole === undefined ? null : [whole, places].filter(Boolean).join('.');
}

function partsIn(text: string) {
  const [, digits, group, point, places] = DECIMAL.exec(text.replace(/،/g, ',').replace(/’/g, "'")) ?? [];
  if (digits === undefined || (group !== undefined && group === point)) return null;
  const isOnePointAlone = group === '.' && point === undefined && digits.split('.').length === 2;
  if (isOnePointAlone) return null;
  return { whole: group === undefined ? digits : digits.replaceAll(group, ''), point, places };
}
