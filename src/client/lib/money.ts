import type { Decimal } from '#contract/common';

const twoPlaces = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/**
 * An amount as `AED 1,250.50`, a sign in front (Spec 1 §9, Spec 2 §9). Decimal texts of any length are
 * rounded as decimals, never through floating point. What is not a number is shown as `N/A`.
 */
export function aed(amount: Decimal | null | undefined, sign: 'minusOnly' | 'always' = 'minusOnly'): string {
  const text = decimalText(amount);
  if (text === null) return 'N/A';
  const negative = text.startsWith('-');
  const digits = twoPlaces.format((negative ? text.slice(1) : text) as Intl.StringNumericLiteral);
  return `${negative ? '-' : sign === 'always' ? '+' : ''}AED ${digits}`;
}

/** An amount with the sign a wallet row asks for: one sign, whatever sign the amount came with (Spec 2 §2.2). */
export function signedAed(amount: Decimal | null | undefined, sign: '+' | '-'): string {
  const text = decimalText(amount);
  return text === null ? 'N/A' : `${sign}${aed(text.replace(/^-/, ''))}`;
}

/**
 * A price a person typed, as the plain decimal that is sent: at most two places, no separators; `null` if it is none. A
 * comma stands before three digits only: elsewhere it may be meant as a decimal point.
 */
export function plainDecimal(typed: string): string | null {
  const text = typed.trim();
  return /^(\d+|[1-9]\d{0,2}(,\d{3})+)(\.\d{1,2})?$/.test(text) ? text.replace(/,/g, '') : null;
}

/** An amount as a person would type it: two places, no separators, no currency; as it came where it is no amount. */
export function typedAmount(amount: Decimal): string {
  const text = decimalText(amount);
  return text === null ? String(amount) : twoPlaces.format(text as Intl.StringNumericLiteral).replace(/,/g, '');
}

function decimalText(amount: Decimal | null | undefined): string | null {
  const text = String(amount ?? '').trim();
  return /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) ? text : null;
}
