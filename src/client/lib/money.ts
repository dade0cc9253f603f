import type { Decimal } from '#contract/common';
import { notKnown, say, type Message, type Text } from './text';

/** The Emirates write digits as English does: a language changes the words around an amount, never its figures. */
const twoPlaces = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The currency of all amounts that name no other. */
export const dirham: Message = { id: 'money.dirham', defaultMessage: 'AED' };

const signedAmount: Message = { id: 'money.signedAmount', defaultMessage: '{sign}{currency} {amount}' };

/** The minus of print, as wide as the plus. */
export const MINUS = '\u2212';

/** The sign in front of an amount, where it is not only its minus: its plus or minus, or always the given one. */
type Sign = 'always' | '+' | typeof MINUS;

/** An amount as `AED 1,250.50` (Spec 1 §9, Spec 2 §9). */
export function aed(amount: Decimal | null | undefined, sign?: Sign): Text {
  return amountIn(dirham, amount, sign);
}

/**
 * An amount as `EUR 1,250.50`, or `N/A` for what is not a number. Decimal texts of any length are rounded as decimals,
 * never through floating point.
 */
export function amountIn(currency: Text, amount: Decimal | null | undefined, sign?: Sign): Text {
  const decimal = decimalText(amount);
  if (decimal === null) return notKnown;
  return say(signedAmount, {
    sign: signOf(decimal, sign),
    currency,
    amount: twoPlaces.format(decimal.replace(/^-/, '') as Intl.StringNumericLiteral),
  });
}

/** An amount as a person would type it: two places, no separators, no currency; as it came where it is no amount. */
export function typedAmount(amount: Decimal): string {
  const text = decimalText(amount);
  return text === null ? String(amount) : twoPlaces.format(text as Intl.StringNumericLiteral).replace(/,/g, '');
}

function signOf(decimal: string, sign: Sign | undefined): string {
  if (sign === '+' || sign === MINUS) return sign;
  if (decimal.startsWith('-')) return MINUS;
  return sign === 'always' ? '+' : '';
}

function decimalText(amount: Decimal | null | undefined): string | null {
  const text = String(amount).trim();
  return /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) ? text : null;
}
