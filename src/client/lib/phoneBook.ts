import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

import { numbersIn, plainPhone, type ReadPhone } from './phone';

/** Numbers of three digits that anybody can dial: police, ambulance, fire and the like. */
const SHORT = /^(?:112|9\d\d)$/;

/** What says in Arabic that the number of a room follows. */
const EXTENSION = /(?<!\s)\s*(?:تحويلة|تحويله|داخلي)\s*:?\s*/;

/** An extension is shown in no language. */
const EXTENDED = { formatExtension: (number: string, extension: string) => `${number} x${extension}` };

/**
 * Reads a phone of any country by the rules of that: each number in its groups, and the address that dials the first
 * that can be dialled, with its extension. A number without a country is one of the Emirates.
 */
export function readPhone(field: string): ReadPhone {
  const numbers = numbersIn(field).map(readNumber);
  return {
    text: numbers.map(({ text }) => text).join(' / '),
    href: numbers.find(({ href }) => href)?.href ?? null,
  };
}

function readNumber(written: string): ReadPhone {
  if (SHORT.test(written)) return { text: written, href: `tel:${written}` };
  const plain = plainPhone(written);
  if (plain) return plain;
  const number = parsePhoneNumberFromString(written.replace(EXTENSION, ' ext. '), 'AE');
  const isAbroad = /^\D*(?:\+|00)/.test(written);
  // Whoever writes the country means a number that can be dialled, though its range may be too new to be known here.
  if (!number || !(isAbroad ? number.isPossible() : number.isValid())) return { text: written, href: null };
  const isBare = /^[+\d\s().-]+$/.test(number.ext ? written.slice(0, written.search(/[^+\d\s().-]/)) : written);
  const text = isAbroad ? number.formatInternational(EXTENDED) : number.formatNational(EXTENDED);
  return { text: isBare ? text : written, href: number.getURI() };
}
