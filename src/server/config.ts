import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import type { ServiceName } from '#contract/endpoint';
import { addressIn, mediaSource } from '#contract/mediaHosts';

/** The server cannot start; the message is one sentence that a person can act on. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Where the data lives. */
export type DatabasePlace = { kind: 'memory' } | { kind: 'folder'; folder: string } | { kind: 'server'; url: string };

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
  /** Replace all data by the demo seed. */
  reset: boolean;
  /** Seed and leave without serving. */
  seedOnly: boolean;
  size: SeedSize;
  /** The folder of the built page, or none when only the services are wanted. */
  pageFolder: string | undefined;
  /** The password that `config.json` hands to the page; where it is empty, the page makes one itself. */
  defaultProviderPassword: string;
  /** Hosts beside this one that pictures may come from, as the policy of the page says them. */
  mediaHosts: string[];
  /** Minutes without input until a desk is locked, 0 for never; undefined leaves it to the page. */
  lockAfterMinutes: number | undefined;
  /** Where the page sends reports of problems; empty where it sends none. */
  reportUrl: string;
}

/** The path at which each service is mounted. */
export const SERVICE_PATHS: Readonly<Record<ServiceName, string>> = {
  provider: '/provider-service',
  appointment: '/appointment-service',
  referral: '/referral-service',
};

const DEFAULT_PORT = 4173;

/** Reads the command line and the environment; throws a `StartError` for a wrong value. */
export function readConfig(args: string[], env: NodeJS.ProcessEnv): Config {
  const flags = readFlags(args);
  return {
    host: flags.host ?? env.HOST ?? '127.0.0.1',
    port: wholeNumber(flags.port ?? env.PORT, '--port', 65_535) ?? DEFAULT_PORT,
    database: databasePlace(flags.memory, env),
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
    mediaHosts: hosts(env.MAWID_MEDIA_HOSTS ?? ''),
    lockAfterMinutes: wholeNumber(env.MAWID_LOCK_AFTER_MINUTES, 'MAWID_LOCK_AFTER_MINUTES', 1440),
    reportUrl: reportAddress(env.MAWID_REPORT_URL ?? ''),
  };
}

function readFlags(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        reset: { type: 'boolean', default: false },
        appointments: { type: 'string' },
        users: { type: 'string' },
        slots: { type: 'string' },
        services: { type: 'string' },
        links: { type: 'string' },
        'seed-only': { type: 'boolean', default: false },
        memory: { type: 'boolean', default: false },
        'api-only': { type: 'boolean', default: false },
      },
    }).values;
  } catch (cause) {
    throw new StartError(firstSentence(cause), { cause });
  }
}

/** The first sentence of an error: Node explains a wrong flag at length, and begins with what is wrong. */
function firstSentence(error: unknown): string {
  const [sentence = ''] = (error instanceof Error ? error.message : '').split(/\.\s/);
  return `${sentence.replace(/\.$/, '')}.`;
}

function wholeNumber(text: string | undefined, flag: string, max: number): number | undefined {
  if (text === undefined || text === '') return undefined;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > max) {
    throw new StartError(`${flag} needs a whole number from 0 to ${max}, not "${text}".`);
  }
  return number;
}

function databasePlace(memory: boolean, env: NodeJS.ProcessEnv): DatabasePlace {
  if (memory) return { kind: 'memory' };
  if (env.DATABASE_URL) return { kind: 'server', url: serverAddress(env.DATABASE_URL) };
  return { kind: 'folder', folder: resolve(env.MAWID_DATA_DIR ?? '.data') };
}

/** The address is never repeated: it may hold a password. */
function serverAddress(url: string): string {
  if (URL.canParse(url) && /^postgres(ql)?:\/\//.test(url)) return url;
  throw new StartError('DATABASE_URL needs an address such as postgres://user:password@host:5432/database.');
}

function hosts(list: string): string[] {
  return list.split(/[\s,]+/).flatMap((entry) => {
    if (entry === '') return [];
    const source = mediaSource(entry);
    if (source === null)
      throw new StartError(`MAWID_MEDIA_HOSTS needs hosts such as media.example.com, not "${entry}".`);
    return source;
  });
}

function reportAddress(address: string): string {
  if (address === '') return address;
  const usable = addressIn(address);
  if (usable !== null) return usable;
  throw new StartError(`MAWID_REPORT_URL needs an address such as https://reports.example.com, not "${address}".`);
}
