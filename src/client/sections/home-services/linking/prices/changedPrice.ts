/** What prices can be rounded to, in AED. */
export const PRICE_STEPS = ['0.01', '0.25', '1', '5'] as const;

/** How prices are changed: raised or lowered by percent or by AED, then rounded half up. */
export interface PriceRule {
  way: 'raise' | 'lower';
  unit: 'percent' | 'aed';
  /** A plain decimal with at most two places. */
  by: string;
  step: (typeof PRICE_STEPS)[number];
}

/** A whole, in hundredths of a percent. */
const WHOLE = 10_000n;

/**
 * The price that a rule makes of a price, both with two places, reckoned in decimals and never through floating point;
 * `null` where it would fall below 0.
 */
export function changedPrice({ way, unit, by, step }: PriceRule, price: string): string | null {
  const [fils, change, round] = [hundredths(price), hundredths(by), hundredths(step)];
  const signed = way === 'raise' ? change : -change;
  // A fraction, so that nothing is rounded before its end.
  const [above, below] = unit === 'aed' ? [fils + signed, 1n] : [fils * (WHOLE + signed), WHOLE];
  if (above < 0n) return null;
  const steps = (2n * above + below * round) / (2n * below * round);
  return decimalOf(steps * round);
}

function hundredths(decimal: string): bigint {
  const [whole = '', places = ''] = decimal.split('.');
  return BigInt(whole + places.padEnd(2, '0'));
}

function decimalOf(fils: bigint): string {
  return `${fils / 100n}.${String(fils % 100n).padStart(2, '0')}`;
}
