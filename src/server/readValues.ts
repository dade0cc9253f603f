import { isIP } from 'node:net';

import { addressIn, mediaSource } from '#contract/mediaHosts';
import { StartError } from './startError';

/*
 * What a variable or a flag says; each throws a `StartError` with one sentence for what it cannot mean, and none takes
 * an empty text for a value.
 */

/** A whole number up to the greatest that is taken; `undefined` where none is given. */
export function wholeNumber(text: string | undefined, flag: string, max: number): number | undefined {
  if (text === undefined || text === '') return undefined;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > max) {
    throw new StartError(`${flag} needs a whole number from 0 to ${max}, not "${text}".`);
  }
  return number;
}

/** The same of what cannot be none; `unit` is what there must be one of. */
export function oneOrMore(text: string | undefined, flag: string, max: number, unit: string): number | undefined {
  const number = wholeNumber(text, flag, max);
  if (number === 0) throw new StartError(`${flag} needs a ${unit} at least.`);
  return number;
}

/** How many proxies there are, or the address of each. */
export function proxies(list: string): number | string[] {
  if (/^\d?$/.test(list.trim())) return Number(list);
  return entriesOf(list).map((entry) => {
    if (isIP(entry) !== 0) return entry;
    throw new StartError(`MAWID_TRUSTED_PROXY needs how many proxies there are, or their addresses, not "${entry}".`);
  });
}

const entriesOf = (list: string) => list.split(/[\s,]+/).filter((entry) => entry !== '');

/** Hosts of pictures, separated by commas, as the policy of the page says them. */
export function hosts(list: string): string[] {
  return entriesOf(list).map((entry) => {
    const source = mediaSource(entry);
    if (source !== null) return source;
    throw new StartError(`MAWID_MEDIA_HOSTS needs hosts such as media.example.com, not "${entry}".`);
  });
}

/** The name of a time zone as the environment knows it. */
export function timeZone(name: string): string {
  if (name === '') return name;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch (cause) {
    throw new StartError(`MAWID_TIME_ZONE needs the name of a time zone such as Asia/Dubai, not "${name}".`, { cause });
  }
}

/** The English name of a day, in lower case. */
export function dayOfWeek(name: string): string {
  if (/^((sun|mon|tues|wednes|thurs|fri|satur)day)?$/i.test(name)) return name.toLowerCase();
  throw new StartError(`MAWID_FIRST_DAY_OF_WEEK needs a day such as monday, not "${name}".`);
}

/** Whether a variable says the second of two words; where it is empty, it says the first. */
export function isSecond(name: string, env: NodeJS.ProcessEnv, [first, second]: [string, string]): boolean {
  const said = env[name] || first;
  if (said === first || said === second) return said === second;
  throw new StartError(`${name} needs "${second}" or "${first}", not "${said}".`);
}

/** Seconds of the times that a throttle counts in, by the words of a Django REST service for them. */
const SECONDS_OF = { s: 1, sec: 1, second: 1, m: 60, min: 60, minute: 60, h: 3600, hour: 3600, d: 86_400, day: 86_400 };

/** How many calls of one token the services answer within a time; the others are answered 429. */
export interface CallLimit {
  calls: number;
  seconds: number;
}

/** How many calls a time, such as `30/min`. */
export function callLimit(text: string): CallLimit | undefined {
  if (text === '') return undefined;
  const [, calls, unit = ''] = /^(\d{1,6})\/([a-z]+)$/.exec(text) ?? [];
  const seconds = SECONDS_OF[unit as keyof typeof SECONDS_OF];
  if (Number(calls) > 0 && Object.hasOwn(SECONDS_OF, unit)) return { calls: Number(calls), seconds };
  throw new StartError(`MAWID_THROTTLE needs calls and a time such as 30/min, not "${text}".`);
}

/** An address that reports can be sent to. */
export function reportAddress(address: string): string {
  if (address === '') return address;
  const usable = addressIn(address);
  if (usable !== null) return usable;
  throw new StartError(`MAWID_REPORT_URL needs an address such as https://reports.example.com, not "${address}".`);
}
