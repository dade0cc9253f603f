import { phoneDigits } from '#contract/text/fold';
import { cleanCode, latinDigits } from '#contract/text/typed';

/** A phone as it is shown, from left to right, and the address that dials it; `null` where nothing can be dialled. */
export interface ReadPhone {
  text: string;
  href: string | null;
}

/** Between two numbers; a slash or a hyphen may also stand within one, after its first digits. */
const BETWEEN =
  /(?<!\s)(?:\s*[,;|\n](?!\s{0,9}ext=)|(?<=(?:\d\D{0,9}){6})\s*\/|\s+\/(?=\s)|(?<=(?:\d\D{0,9}){7})\s+-(?=\s))/;

/** The numbers that stand in one field, as `04 223 4567 / 050 123 4567`; a trunk zero in brackets is never dialled. */
export function numbersIn(field: string): string[] {
  return cleanCode(field)
    .split(BETWEEN)
    .map((number) => number.replace(/\(0\)/g, ' ').replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

const INTERNATIONAL = /^(?:\+|00)?9710?(5\d|[236]|[479](?=[2-8]))(\d{3})(\d{4})$/;

const NATIONAL = /^0(5\d|[236]|[479](?=[2-8]))(\d{3})(\d{4})$/;

/**
 * Reads a phone of a mobile or a landline of the Emirates alone, as almost all are; `null` of any other, which
 * `phoneBook` reads.
 */
export function plainPhone(field: string): ReadPhone | null {
  const numbers = numbersIn(field);
  const [number = ''] = numbers;
  if (numbers.length !== 1 || !/^\+?[\d\s()./-]+$/.test(number)) return null;
  const digits = number.replace(/[\s()./-]/g, '');
  const [, ...abroad] = INTERNATIONAL.exec(digits) ?? [];
  if (abroad.length > 0) return { text: `+971 ${abroad.join(' ')}`, href: `tel:+971${abroad.join('')}` };
  const [, ...here] = NATIONAL.exec(digits) ?? [];
  return here.length > 0 ? { text: `0${here.join(' ')}`, href: `tel:+971${here.join('')}` } : null;
}

/**
 * A phone as searches look for it, by its country or without, and where in the text each digit came from; the last
 * origin is the end.
 */
export function phoneInPlace(field: string): { plain: string; origins: readonly number[] } {
  const origins: number[] = [];
  let plain = '';
  const put = (digits: string, at: readonly number[]) => {
    plain += phoneDigits(digits) + ' ';
    origins.push(...Array.from(digits, (_, place) => at[Math.max(0, place - digits.length + at.length)] ?? 0));
    origins.push((at.at(-1) ?? 0) + 1);
  };
  for (const { 0: number, index } of latinDigits(field).matchAll(/[^/,;|\n]+/g)) {
    const places = Array.from(number.matchAll(/(?<!\()\d|\d(?!\))/g), (digit) => index + digit.index);
    const digits = places.map((place) => latinDigits(field[place] ?? '')).join('');
    const [, prefix = '', abroad] = /^(00)?(971\d{7,})$/.exec(digits) ?? [];
    if (abroad) {
      const at = places.slice(prefix.length);
      put(`00${abroad}`, at);
      put(`0${abroad.slice(3)}`, at.slice(3));
    } else if (/^\s*\+/.test(number)) put(`00${digits}`, places);
    else {
      put(digits, places);
      put(`00971${digits.replace(/^0/, '')}`, places.slice(digits.startsWith('0') ? 1 : 0));
    }
  }
  return { plain, origins: [...origins, field.length] };
}
