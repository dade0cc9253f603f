import { resolve } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';

import type { ServiceName } from '#contract/endpoint';
import { CHANGES_QUERY } from '#contract/rules';
import { cleanCode, cleanOneTimePassword } from '#contract/text/typed';
import {
  faultOfCode,
  faultOfDefaultPassword,
  faultOfEmail,
  faultOfMobile,
  faultOfPassword,
  faultOfSecret,
} from './credentials';
import {
  callLimit,
  type CallLimit,
  dayOfWeek,
  hosts,
  isSecond,
  oneOrMore,
  proxies,
  reportAddress,
  timeZone,
  wholeNumber,
} from './readValues';
import { StartError } from './startError';
import { secretIn } from './timeCodes';

/** Where the data lives; of a server, how many connections a process holds at most. */
export type DatabasePlace =
  | { kind: 'memory'; copy: string | undefined }
  | { kind: 'folder'; folder: string }
  | { kind: 'server'; url: string; connections: number };

/** The account that a first start makes; the e-mail is in lower case. */
export interface Administrator {
  email: string;
  password: string;
}

/** What opens the referral figures, and its number: one code, or codes that an app makes of a secret. */
export type OneTimePassword = { mobile: string; code: string } | { mobile: string; secret: Buffer };

/** How much demo data the seed makes; what is left out has its usual amount. */
export interface SeedSize {
  appointments: number | undefined;
  /** People with a wallet. */
  walletUsers: number | undefined;
  /** Slots of the first doctor, at least: in whole days of 27. */
  slots: number | undefined;
  /** Lab services in the catalogue, at least. */
  services: number | undefined;
  /** Lab services that the first home provider offers. */
  links: number | undefined;
}

/** Everything that can be chosen when the server starts. */
export interface Config {
  host: string;
  port: number;
  database: DatabasePlace;
  /** Make the demo data where there is no account. */
  demo: boolean;
  /** Who signs in where there is no account yet; beside `demo` it takes the place of the demo's accounts. */
  administrator: Administrator | undefined;
  /** What opens the referral figures, in place of what the data has. */
  oneTimePassword: OneTimePassword | undefined;
  /** Replace all data by the demo seed. */
  reset: boolean;
  /** Seed and leave without serving. */
  seedOnly: boolean;
  size: SeedSize;
  /** The folder of the built page, or none when only the services are wanted. */
  pageFolder: string | undefined;
  /** The password that `config.json` hands to the page; where it is empty, the page makes one itself. */
  defaultProviderPassword: string;
  /** The proxies whose word for the address of a caller is believed: how many stand before the server, or which. */
  trustedProxies: number | string[];
  /** Hosts beside this one that pictures may come from, as the policy of the page says them. */
  mediaHosts: string[];
  /** Minutes without input until a desk is locked, 0 for never; undefined leaves it to the page. */
  lockAfterMinutes: number | undefined;
  /** Seconds after which the page reads its list again, 0 for never; undefined leaves it to the page. */
  refreshSeconds: number | undefined;
  /** Where the clinic is, as the name of a time zone; empty leaves it to the browser of the page. */
  timeZone: string;
  /** On which day weeks begin, by its English name; empty leaves it to the page. */
  firstDayOfWeek: string;
  /** How many seconds a token lives, that of the sign-in and that of a one-time password. */
  tokenSeconds: { staff: number; referral: number };
  /** Whether a second active appointment of a doctor at the same time is refused, as many services do. */
  refusesDoubleBooking: boolean;
  /** How many calls are answered; undefined for any number. */
  throttle: CallLimit | undefined;
  /** By which query the page asks what has changed; empty where it does not. */
  changesQuery: string;
  /** Where the page sends reports of problems; empty where it sends none. */
  reportUrl: string;
  /** For how many seconds a server that was told to end still answers, while `/healthz` says that it is ending. */
  drainSeconds: number;
  /** Whether the log has a line for each call. */
  logsCalls: boolean;
}

/** The path at which each service is mounted. */
export const SERVICE_PATHS: Readonly<Record<ServiceName, string>> = {
  provider: '/provider-service',
  appointment: '/appointment-service',
  referral: '/referral-service',
};

const DEFAULT_PORT = 4173;
const DEFAULT_TOKEN_SECONDS = 12 * 3600;
const MOST_TOKEN_SECONDS = 30 * 86_400;
const DEFAULT_CONNECTIONS = 10;

/** Reads the command line and the environment; throws a `StartError` for a wrong value. */
export function readConfig(args: string[], env: NodeJS.ProcessEnv): Config {
  const flags = readFlags(args);
  const database = databasePlace(flags.memory, env);
  const administrator = administratorIn(env);
  const isDemoUsual = database.kind !== 'server' && administrator === undefined;
  const config: Config = {
    host: flags.host ?? env.HOST ?? '127.0.0.1',
    port: wholeNumber(flags.port ?? env.PORT, '--port', 65_535) ?? DEFAULT_PORT,
    database,
    demo: flags.demo || flags['seed-only'] || isDemoUsual,
    administrator,
    oneTimePassword: oneTimePasswordIn(env),
    reset: flags.reset,
    seedOnly: flags['seed-only'],
    size: {
      appointments: wholeNumber(flags.appointments, '--appointments', 1_000_000),
      walletUsers: wholeNumber(flags.users, '--users', 1_000_000),
      slots: wholeNumber(flags.slots, '--slots', 100_000),
      services: wholeNumber(flags.services, '--services', 100_000),
      links: wholeNumber(flags.links, '--links', 100_000),
    },
    pageFolder: flags['api-only'] ? undefined : resolve(env.MAWID_PAGE_DIR ?? 'dist'),
    defaultProviderPassword: env.MAWID_DEFAULT_PROVIDER_PASSWORD ?? '',
    trustedProxies: proxies(env.MAWID_TRUSTED_PROXY ?? ''),
    mediaHosts: hosts(env.MAWID_MEDIA_HOSTS ?? ''),
    lockAfterMinutes: wholeNumber(env.MAWID_LOCK_AFTER_MINUTES, 'MAWID_LOCK_AFTER_MINUTES', 1440),
    refreshSeconds: wholeNumber(env.MAWID_REFRESH_SECONDS, 'MAWID_REFRESH_SECONDS', 86_400),
    timeZone: timeZone(env.MAWID_TIME_ZONE ?? ''),
    firstDayOfWeek: dayOfWeek(env.MAWID_FIRST_DAY_OF_WEEK ?? ''),
    tokenSeconds: {
      staff: tokenSeconds('MAWID_TOKEN_SECONDS', env),
      referral: tokenSeconds('MAWID_OTP_TOKEN_SECONDS', env),
    },
    refusesDoubleBooking: isSecond('MAWID_DOUBLE_BOOKING', env, ['allow', 'refuse']),
    throttle: callLimit(env.MAWID_THROTTLE ?? ''),
    changesQuery: env.MAWID_CHANGES_QUERY ?? CHANGES_QUERY,
    reportUrl: reportAddress(env.MAWID_REPORT_URL ?? ''),
    drainSeconds: wholeNumber(env.MAWID_DRAIN_SECONDS, 'MAWID_DRAIN_SECONDS', 300) ?? 0,
    logsCalls: isSecond('MAWID_LOG', env, ['faults', 'calls']),
  };
  if (!config.demo && (config.reset || isAnySizeAsked(config.size))) {
    throw new StartError('--reset and the sizes are of the demo data: they need --demo, which makes it here.');
  }
  refuse('MAWID_DEFAULT_PROVIDER_PASSWORD', faultOfDefaultPassword(config.defaultProviderPassword));
  if (config.defaultProviderPassword !== '' && !isLoopback(config.host) && !flags['public-default-password']) {
    throw new StartError(
      `config.json would tell everybody on ${config.host} the password of new and reset providers: leave ` +
        'MAWID_DEFAULT_PROVIDER_PASSWORD out, and each gets one of their own, or say --public-default-password.',
    );
  }
  return config;
}

/** Whether an address to listen on is one of this machine alone. */
export const isLoopback = (host: string) => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/** Whether the command line asks for another size of the demo data than the usual one. */
export const isAnySizeAsked = (size: SeedSize) => Object.values(size).some((asked) => asked !== undefined);

function administratorIn(env: NodeJS.ProcessEnv): Administrator | undefined {
  const pair = pairIn(env, 'MAWID_ADMIN_EMAIL', 'MAWID_ADMIN_PASSWORD');
  if (!pair) return undefined;
  const [email, password] = [cleanCode(pair[0]), pair[1]];
  refuse('MAWID_ADMIN_EMAIL', faultOfEmail(email));
  refuse('MAWID_ADMIN_PASSWORD', faultOfPassword(password));
  return { email: email.toLowerCase(), password };
}

function oneTimePasswordIn(env: NodeJS.ProcessEnv): OneTimePassword | undefined {
  const way = env.MAWID_OTP_SECRET ? 'MAWID_OTP_SECRET' : 'MAWID_OTP_CODE';
  const pair = pairIn(env, 'MAWID_OTP_MOBILE', way);
  if (!pair) return undefined;
  const [mobile, code, secret] = [cleanCode(pair[0]), cleanOneTimePassword(pair[1]), secretIn(pair[1])];
  refuse('MAWID_OTP_MOBILE', faultOfMobile(mobile));
  refuse(way, way === 'MAWID_OTP_CODE' ? faultOfCode(code) : faultOfSecret(secret, env.MAWID_OTP_CODE));
  return way === 'MAWID_OTP_CODE' ? { mobile, code } : { mobile, secret };
}

/** Two variables that mean something together only; both are set, or neither. */
function pairIn(env: NodeJS.ProcessEnv, one: string, other: string): [string, string] | undefined {
  const [first, second] = [env[one] || undefined, env[other] || undefined];
  if (first === undefined && second === undefined) return undefined;
  if (first === undefined || second === undefined) throw new StartError(`${one} and ${other} go together: set both.`);
  return [first, second];
}

function refuse(name: string, fault: string | undefined): void {
  if (fault !== undefined) throw new StartError(`${name} ${fault}.`);
}

function readFlags(args: string[]) {
  return readArguments({
    args,
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      demo: { type: 'boolean', default: false },
      reset: { type: 'boolean', default: false },
      appointments: { type: 'string' },
      users: { type: 'string' },
      slots: { type: 'string' },
      services: { type: 'string' },
      links: { type: 'string' },
      'seed-only': { type: 'boolean', default: false },
      memory: { type: 'boolean', default: false },
      'api-only': { type: 'boolean', default: false },
      'public-default-password': { type: 'boolean', default: false },
    },
  }).values;
}

/** Reads a command line; throws a `StartError` for what is not known. */
export function readArguments<Asked extends ParseArgsConfig>(asked: Asked) {
  try {
    return parseArgs(asked);
  } catch (cause) {
    throw new StartError(firstSentence(cause), { cause });
  }
}

/** The first sentence of an error: Node explains a wrong flag at length, and begins with what is wrong. */
function firstSentence(error: unknown): string {
  const [sentence = ''] = (error instanceof Error ? error.message : '').split(/\.\s/);
  return `${sentence.replace(/\.$/, '')}.`;
}

/** How long tokens of a kind live. */
function tokenSeconds(name: string, env: NodeJS.ProcessEnv): number {
  return oneOrMore(env[name], name, MOST_TOKEN_SECONDS, 'second') ?? DEFAULT_TOKEN_SECONDS;
}

/** The database that the environment names. */
export function databasePlace(memory: boolean, env: NodeJS.ProcessEnv): DatabasePlace {
  if (memory) return { kind: 'memory', copy: env.MAWID_MEMORY_COPY && resolve(env.MAWID_MEMORY_COPY) };
  if (env.DATABASE_URL) {
    const connections = oneOrMore(env.MAWID_POOL, 'MAWID_POOL', 1000, 'connection') ?? DEFAULT_CONNECTIONS;
    return { kind: 'server', url: serverAddress(env.DATABASE_URL), connections };
  }
  return { kind: 'folder', folder: resolve(env.MAWID_DATA_DIR ?? '.data') };
}

/** The address is never repeated: it may hold a password. */
function serverAddress(url: string): string {
  if (URL.canParse(url) && /^postgres(ql)?:\/\//.test(url)) return url;
  throw new StartError('DATABASE_URL needs an address such as postgres://user:password@host:5432/database.');
}
