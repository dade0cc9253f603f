import { readConfigText } from '#client/api/config';
import { Problem } from '#client/lib/problem';
import { messagesOf, say } from '#client/lib/text';
import { isZone } from '#client/lib/zone';
import type { Settings } from '#client/state/settings';
import type { ServiceName } from '#contract/endpoint';
import { addressIn, mediaSource, originOf } from '#contract/mediaHosts';
import { cleanCode } from '#contract/text/typed';

/** What differs from installation to installation; none of it is secret (decisions: runtime configuration). */
export interface Config extends Settings {
  baseUrls: Record<ServiceName, string>;
  /** The time zone of the clinic; `null` for that of the browser. */
  timeZone: string | null;
  /** On which day weeks begin: Sunday 0 to Saturday 6. */
  firstDayOfWeek: number;
  /** The hosts and origins beside the page's own that pictures may come from. */
  pictureSources: readonly string[];
}

const messages = messagesOf('config', {
  unreadable: 'The configuration file config.json could not be read.',
  missing: 'The configuration file config.json has no usable value for {key}.',
});

let config: Promise<Config> | undefined;

/** Reads `config.json` beside the page, once. Rejects with a `Problem` that says what is wrong with it. */
export function loadConfig(): Promise<Config> {
  config ??= readConfigText().then(readConfig, () => {
    throw new Problem(messages.unreadable);
  });
  return config;
}

/** Checks the text of a configuration file. Throws a `Problem` naming the first key that is missing or unusable. */
export function readConfig(text: string): Config {
  const values = parsed(text);
  const baseUrls = {
    provider: required(values, 'providerServiceUrl', addressIn),
    appointment: required(values, 'appointmentServiceUrl', addressIn),
    referral: required(values, 'referralServiceUrl', addressIn),
  };
  const origins = Object.values(baseUrls)
    .map(originOf)
    .filter((origin) => origin !== null);
  return {
    baseUrls,
    timeZone: setting(values, 'timeZone', null, zoneIn),
    firstDayOfWeek: setting(values, 'firstDayOfWeek', MONDAY, dayIn),
    pictureSources: [...origins, ...setting(values, 'mediaHosts', [], mediaSources)],
    defaultProviderPassword: setting(values, 'defaultProviderPassword', '', textIn),
    otpMobile: cleanCode(setting(values, 'otpMobile', '', textIn)),
    lockAfterMinutes: setting(values, 'lockAfterMinutes', USUAL_LOCK_AFTER_MINUTES, amountFrom0),
    refreshSeconds: setting(values, 'refreshSeconds', USUAL_REFRESH_SECONDS, amountFrom0),
    changesQuery: setting(values, 'changesQuery', undefined, queryNameIn),
    reportUrl: setting(values, 'reportUrl', undefined, addressIn),
  };
}

type Values = Readonly<Record<string, unknown>>;

/** Characters; ours has a few hundred. */
const LONGEST = 65_536;

function parsed(text: string): Values {
  if (text.length > LONGEST) throw new Problem(messages.unreadable);
  try {
    const values: unknown = JSON.parse(text);
    if (typeof values === 'object' && values !== null && !Array.isArray(values)) return values as Values;
  } catch {
    throw new Problem(messages.unreadable);
  }
  throw new Problem(messages.unreadable);
}

/** Makes of a value what the page needs; `null` of one that is not usable. */
type Reading<Value> = (value: unknown) => Value | null;

function required<Value>(values: Values, key: string, read: Reading<Value>): Value {
  const found = read(values[key]);
  if (found === null) throw new Problem(say(messages.missing, { key }));
  return found;
}

/** What may be left out, or empty: then it is the usual one. */
function setting<Value, Usual>(values: Values, key: string, usual: Usual, read: Reading<Value>): Value | Usual {
  return (values[key] ?? '') === '' ? usual : required(values, key, read);
}

function textIn(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

function mediaSources(hosts: unknown): string[] | null {
  const sources = Array.isArray(hosts || []) ? ((hosts || []) as unknown[]).map(mediaSource) : [null];
  return sources.every((source) => source !== null) ? sources : null;
}

const USUAL_LOCK_AFTER_MINUTES = 15;
const USUAL_REFRESH_SECONDS = 60;

function amountFrom0(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
}

function zoneIn(zone: unknown): string | null {
  return typeof zone === 'string' && isZone(zone) ? zone : null;
}

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const MONDAY = 1;

function dayIn(name: unknown): number | null {
  const day = typeof name === 'string' ? DAYS.indexOf(name.toLowerCase()) : -1;
  return day >= 0 ? day : null;
}

function queryNameIn(name: unknown): string | null {
  return typeof name === 'string' && /^\w{1,64}$/.test(name) ? name : null;
}
