import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import type { Place } from '#conform/caller';
import { checkServices, NoService, type SignIn } from '#conform/checkServices';
import { inWords } from '#conform/inWords';
import { outcomeOf, type Line } from '#conform/report';
import { writeAndRemove } from '#conform/writings';
import type { ServiceName } from '#contract/endpoint';
import { addressIn, mediaSource, originOf } from '#contract/mediaHosts';
import { cleanCode } from '#contract/text/typed';
import { passOn, type Terminal } from './askAdministrator';

/** What a check by command is lent. */
export interface Surroundings {
  env: NodeJS.ProcessEnv;
  input: Terminal<NodeJS.ReadableStream>;
  output: Terminal<NodeJS.WritableStream>;
}

/** How a check ends: everything needed fits, something does not, there is no service. */
const CODES = { fits: 0, lacks: 1, nothing: 2 } as const;

const USAGE =
  'Name the config.json of the page, or its address: npm run conform -- FILE-OR-ADDRESS [--origin ADDRESS] [--write]';

const KEYS: Readonly<Record<ServiceName, string>> = {
  provider: 'providerServiceUrl',
  appointment: 'appointmentServiceUrl',
  referral: 'referralServiceUrl',
};

/** A check that cannot begin; the message is one sentence. */
class Unready extends Error {
  constructor(
    message: string,
    readonly code: number = CODES.nothing,
  ) {
    super(message);
  }
}

/**
 * Holds the services that a `config.json` names against the contract, and prints call by call what fits, what does not
 * and what to change. Resolves with the exit code: 0 where everything needed fits, 1 otherwise, 2 without a service.
 */
export async function conformServices(args: string[], { env, input, output }: Surroundings): Promise<number> {
  const print = (line: string) => output.write(`${line}\n`);
  try {
    const { values, positionals } = argumentsIn(args);
    const place = await placeIn(positionals[0] ?? '', values.origin);
    const { otp, ...who } = await askWho(env, place.otpMobile, input, output);
    const lines = await checkServices({
      place,
      signIn: who,
      otp,
      today: new Date().toISOString().slice(0, 10),
      means: { fetch, now: () => performance.timeOrigin + performance.now(), pause, asksAsBrowser: true },
      ...(values.write && { write: writeAndRemove }),
    });
    printLines(lines, place, print);
    const { needed, fitting, advised, untried } = outcomeOf(lines);
    print(`${fitting} fit, ${needed} do not, ${untried} were not tried; ${advised} have advice.`);
    return needed > 0 ? CODES.lacks : CODES.fits;
  } catch (error) {
    if (error instanceof NoService)
      print('There is no service: nothing at the addresses of config.json answers in JSON.');
    else if (error instanceof Unready) print(error.message);
    else throw error;
    return error instanceof Unready ? error.code : CODES.nothing;
  }
}

function argumentsIn(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { origin: { type: 'string' }, write: { type: 'boolean' } },
    });
  } catch {
    throw new Unready(USAGE);
  }
}

/** Reads where everything stands. Throws an `Unready` that names what is missing. */
async function placeIn(source: string, origin: string | undefined): Promise<Place> {
  if (!source) throw new Unready(USAGE);
  if (origin !== undefined && !/^https?:\/\//.test(origin)) throw new Unready('--origin is a whole address.');
  // Paths are those of the server that has the file; the page may stand elsewhere.
  const server = isAddress(source) ? source : origin;
  const page = origin ?? server;
  const config = parsed(await textOf(source));
  const { mediaHosts = [], otpMobile = '', changesQuery } = config;
  const base = (key: string) => {
    const address = addressIn(config[key]);
    if (address === null) throw new Unready(`${source} has no usable ${key}.`);
    if (originOf(address) === null && server === undefined)
      throw new Unready(`${source} names paths alone: say by --origin where the page stands.`);
    return new URL(address, server).href;
  };
  const sources = Array.isArray(mediaHosts) ? mediaHosts.map(mediaSource) : [];
  return {
    baseUrls: { provider: base(KEYS.provider), appointment: base(KEYS.appointment), referral: base(KEYS.referral) },
    pageOrigin: page === undefined ? null : new URL(page).origin,
    otpMobile: cleanCode(typeof otpMobile === 'string' ? otpMobile : ''),
    pictureSources: sources.filter((one) => one !== null),
    changesQuery: typeof changesQuery === 'string' && changesQuery ? changesQuery : undefined,
  };
}

const isAddress = (source: string) => /^https?:\/\//.test(source) && URL.canParse(source);

async function textOf(source: string): Promise<string> {
  try {
    if (!isAddress(source)) return await readFile(source, 'utf8');
    const address = source.endsWith('.json') ? source : `${source.replace(/(?<!\/)\/*$/, '/')}config.json`;
    const answer = await fetch(address);
    if (answer.ok) return await answer.text();
  } catch {
    throw new Unready(`There is no service: ${source} could not be read.`);
  }
  throw new Unready(`There is no service: ${source} has no config.json.`);
}

function parsed(text: string): Record<string, unknown> {
  try {
    const values: unknown = JSON.parse(text);
    if (typeof values === 'object' && values !== null) return values as Record<string, unknown>;
  } catch {
    throw new Unready('There is no service: the config.json is no JSON.');
  }
  throw new Unready('There is no service: the config.json is no JSON object.');
}

/** Who signs in, by the environment or by what is typed. Throws an `Unready` where nobody can be asked. */
async function askWho(
  { MAWID_EMAIL, MAWID_PASSWORD, MAWID_OTP }: NodeJS.ProcessEnv,
  otpMobile: string,
  input: Surroundings['input'],
  output: Surroundings['output'],
): Promise<SignIn & { otp: string }> {
  const known = { email: MAWID_EMAIL, password: MAWID_PASSWORD, otp: MAWID_OTP ?? (otpMobile ? undefined : '') };
  if (!input.isTTY || !output.isTTY) {
    const { email, password, otp = '' } = known;
    if (email && password) return { email, password, otp };
    throw new Unready('Nobody can be asked who signs in: set MAWID_EMAIL and MAWID_PASSWORD.', CODES.lacks);
  }
  const shown = passOn(output);
  const lines = createInterface({ input, output: shown, terminal: true });
  const ask = (question: string) => lines.question(question);
  try {
    const email = known.email ?? cleanCode(await ask('E-mail: '));
    const password = known.password ?? (await shown.hide(() => ask('Password: ')));
    const otp = known.otp ?? cleanCode(await ask('One-time password (empty to leave the figures out): '));
    return { email, password, otp };
  } finally {
    lines.close();
  }
}

function printLines(lines: readonly Line[], { baseUrls }: Place, print: (line: string) => void): void {
  for (const service of Object.keys(KEYS) as ServiceName[]) {
    print(`\n${service} service, ${baseUrls[service]}`);
    for (const { subject, findings } of lines.filter((line) => line.service === service)) {
      const told = findings.map(({ weight, text }) => `\n      ${WEIGHTS[weight]}: ${inWords(text)}`);
      print(`  ${markOf(findings)} ${subject}${told.join('')}`);
    }
  }
  print('');
}

function markOf(findings: Line['findings']): string {
  const has = (wanted: string) => findings.some(({ weight }) => weight === wanted);
  return has('needed') ? '✗' : has('untried') ? '–' : '✓';
}

const WEIGHTS = { needed: 'needed', advice: 'advice', untried: 'not tried' } as const;
