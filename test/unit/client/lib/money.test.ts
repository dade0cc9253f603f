import { aed, amountIn, MINUS, typedAmount } from '#client/lib/money';
import { inEnglish } from '#test/support/inEnglish';

describe('an amount in AED', () => {
  it.each([
    ['1250.5', 'AED 1,250.50'],
    [1250.5, 'AED 1,250.50'],
    [0, 'AED 0.00'],
    ['-12', '−AED 12.00'],
    ['0.005', 'AED 0.01'],
    ['1.005', 'AED 1.01'],
    ['9007199254740993.13', 'AED 9,007,199,254,740,993.13'],
    ['-123456789012345678901234567890.999', '−AED 123,456,789,012,345,678,901,234,567,891.00'],
    [' 7.10 ', 'AED 7.10'],
    [null, 'N/A'],
    [undefined, 'N/A'],
    ['', 'N/A'],
    ['many', 'N/A'],
    [Number.NaN, 'N/A'],
    ['about 5', 'N/A'],
    ['5 each', 'N/A'],
    [1e21, 'AED 1,000,000,000,000,000,000,000.00'],
    ['12e3', 'AED 12,000.00'],
    ['12E10', 'AED 120,000,000,000.00'],
    ['12e-1', 'AED 1.20'],
  ])('is written from %p as %s', (amount, text) => expect(inEnglish(aed(amount))).toBe(text));

  it.each([
    ['50', '+AED 50.00'],
    ['-50', '−AED 50.00'],
  ])('carries one sign where signs are asked for: %s', (amount, text) =>
    expect(inEnglish(aed(amount, 'always'))).toBe(text),
  );

  it.each([
    ['50', '+', '+AED 50.00'],
    ['50', MINUS, '−AED 50.00'],
    ['-50', MINUS, '−AED 50.00'],
    ['-50', '+', '+AED 50.00'],
    [null, MINUS, 'N/A'],
  ] as const)('carries the sign its row asks for: %s with %s', (amount, sign, text) =>
    expect(inEnglish(aed(amount, sign))).toBe(text),
  );

  it('may be of another currency', () => expect(inEnglish(amountIn('EUR', '-1250.5'))).toBe('−EUR 1,250.50'));
});

describe('an amount that can be typed over', () => {
  it.each([
    ['1250.5', '1250.50'],
    [1234567, '1234567.00'],
    ['-3', '-3.00'],
    ['many', 'many'],
  ])('is written from %p as %s', (amount, text) => expect(typedAmount(amount)).toBe(text));
});
