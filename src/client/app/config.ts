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
    provider: baseUrl(values, 'providerServiceUrl'),
    appointment: baseUrl(values, 'appointmentServiceUrl'),
    referral: baseUrl(values, 'referralServiceUrl'),
  };
  const origins = Object.values(baseUrls)
    .map(originOf)
    .filter((origin) => origin !== null);
  return {
    baseUrls,
    timeZone: timeZone(values),
    firstDayOfWeek: firstDayOfWeek(values),
    pictureSources: [...origins, ...mediaSources(values)],
    defaultProviderPassword: optional(values, 'defaultProviderPassword'),
    otpMobile: cleanCode(optional(values, 'otpMobile')),
    lockAfterMinutes: numberIn(values, 'lockAfterMinutes', USUAL_LOCK_AFTER_MINUTES),
    refreshSeconds: numberIn(values, 'refreshSeconds', USUAL_REFRESH_SECONDS),
    changesQuery: changesQuery(values),
    reportUrl: reportUrl(values),
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

function baseUrl(values: Values, key: string): string {
  const address = addressIn(values[key]);
  if (address !== null) return address;
  throw new Problem(say(messages.missing, { key }));
}

function optional(values: Values, key: string): string {
  const value = values[key] ?? '';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new Problem(say(messages.missing, { key }));
}

const MEDIA_HOSTS = 'mediaHosts';

function mediaSources({ [MEDIA_HOSTS]: hosts }: Values): string[] {
  const sources = Array.isArray(hosts || []) ? ((hosts || []) as unknown[]).map(mediaSource) : [null];
  if (sources.every((source) => source !== null)) return sources;
  throw new Problem(say(messages.missing, { key: MEDIA_HOSTS }));
}

const USUAL_LOCK_AFTER_MINUTES = 15;
const USUAL_REFRESH_SECONDS = 60;

function numberIn(values: Values, key: string, usual: number): number {
  const value = values[key];
  if (value === undefined || value === null || value === '') return usual;
  if (typeof value === 'number' && Number.isFinite(value) && value >= 0) return value;
  throw new Problem(say(messages.missing, { key }));
}

const TIME_ZONE = 'timeZone';

function timeZone({ [TIME_ZONE]: zone }: Values): string | null {
  if (zone === undefined || zone === null || zone === '') return null;
  if (typeof zone === 'string' && isZone(zone)) return zone;
  throw new Problem(say(messages.missing, { key: TIME_ZONE }));
}

const FIRST_DAY = 'firstDayOfWeek';
const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const MONDAY = 1;

function firstDayOfWeek({ [FIRST_DAY]: name }: Values): number {
  const named = name ?? '';
  const day = named === '' ? MONDAY : DAYS.indexOf(typeof named === 'string' ? named.toLowerCase() : '');
  if (day >= 0) return day;
  throw new Problem(say(messages.missing, { key: FIRST_DAY }));
}

const CHANGES_QUERY = 'changesQuery';

function changesQuery({ [CHANGES_QUERY]: name }: Values): string | undefined {
  if (name === undefined || name === null || name === '') return undefined;
  if (typeof name === 'string' && /^\w{1,64}$/.test(name)) return name;
  throw new Problem(say(messages.missing, { key: CHANGES_QUERY }));
}

const REPORT_URL = 'reportUrl';

function reportUrl(values: Values): string | undefined {
  return (values[REPORT_URL] ?? '') === '' ? undefined : baseUrl(values, REPORT_URL);
}
