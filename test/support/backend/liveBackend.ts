import dayjs from 'dayjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { createToken } from '#contract/auth';
import { fillPath, type Endpoint, type PathParams, type Payloads } from '#contract/endpoint';
import { SERVICE_PATHS } from '#server/config';
import { DEMO } from '#server/demo/accounts';
import { compiledServer } from './compiledServer';
import { holdToContract } from './heldToContract';
import { freshDatabase, seededDatabase, type TestDatabase } from './testDatabase';

/** Tests and measurements are run from the root of the project. */
const ROOT = process.cwd();

/**
 * Under test the engine of the embedded database is compiled once and not again for speed, with which a start takes two
 * thirds of the work; a measurement starts it as it is shipped.
 */
const ENGINE = process.env.JEST_WORKER_ID === undefined ? [] : ['--liftoff-only'];

/** Where the clock of a test goes ahead, that of its server does too. */
const CLOCK = process.env.CLOCK_AHEAD_MS === undefined ? [] : ['--require', './test/support/backend/clock.cjs'];

/** Under test hashes of passwords are made quickly; a measurement has those that are shipped. */
const HASHES = process.env.JEST_WORKER_ID === undefined ? [] : ['--require', './test/support/backend/cheapScrypt.cjs'];

const READY = /^Mawid is ready at (\S+)$/m;

/** What a test sends; the body may be anything: a wrong one, a text that is no JSON, a form. */
export interface Sent<Path extends string> {
  params?: PathParams<Path> & Record<string, string | number>;
  query?: object;
  body?: unknown;
  /** Another token than the administrator's; `null` sends none. */
  token?: string | null;
  headers?: Record<string, string>;
}

/** What the backend answered. */
export interface Answer<Reply> {
  status: number;
  headers: Headers;
  body: Reply;
}

/** A running backend, the real process, with the demo data of its own. */
export interface Backend {
  url: string;
  /** The administrator's token. */
  token: string;
  /** Makes a call of the contract as the administrator. */
  call: <Path extends string, P extends Payloads>(
    endpoint: Endpoint<Path, P>,
    sent?: Sent<Path>,
  ) => Promise<Answer<P['reply']>>;
  /** Signs in and returns the token. */
  signIn: (email?: string, password?: string) => Promise<string>;
  /** What the process has written, as far as it has arrived here: all of it once it is stopped. */
  output: () => string;
  /** Waits until the process has written this, or this often. */
  writes: (expected: RegExp, times?: number) => Promise<void>;
  signal: (signal: NodeJS.Signals) => void;
  /** Ends the process and returns its exit code; the data goes with it unless the test brought its own. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

export interface StartOptions {
  /** How large the demo data are, made once for all files that ask for the same size; one of everything unless told. */
  demo?: readonly string[];
  args?: string[];
  env?: Record<string, string>;
  /** A database to use and to keep. */
  database?: TestDatabase;
  /** Serve the built page as well. */
  page?: boolean;
  /** The programs, where they are not those of now. */
  folder?: string;
  /** The administrator of a clinic of one's own, in place of the demo's. */
  administrator?: { email: string; password: string };
}

/** Starts the real server on a free port and waits until it is ready. */
export async function startBackend(options: StartOptions = {}): Promise<Backend> {
  const { demo = SCATTERED, args = [], env = {}, database, page, administrator, folder } = options;
  const isUsual = args.length === 0 && !administrator;
  const own = database ?? (await (isUsual ? demoDatabase(demo) : freshDatabase()));
  const flags = ['--port', '0', ...(page ? [] : ['--api-only']), ...own.args, ...args];
  const environment = { ...own.env, ...(administrator && environmentOf(administrator)), ...env };
  const server = launch(flags, environment, 'main', folder);
  const usual = administrator ?? DEMO;
  const url = await untilReady(server);
  const call = caller(url, () => backend.token);
  const backend: Backend = {
    url,
    token: '',
    call,
    signIn: (email = usual.email, password = usual.password) => signIn(call, email, password),
    output: server.output,
    writes: async (expected, times = 1) => {
      const pattern = new RegExp(expected, 'gm');
      while ((server.output().match(pattern) ?? []).length < times) await pause(10);
    },
    signal: (signal) => void server.child.kill(signal),
    stop: async (signal = 'SIGTERM') => {
      const code = await server.end(signal);
      if (!database) await own.drop();
      return code;
    },
  };
  backend.token = await backend.signIn();
  return backend;
}

/** What tests and measurements find, where they ask for nothing else: few appointments, with one of everything. */
const SCATTERED = ['--appointments', '400'];

/** Services and links that fill several pages of a grid. */
export const MANY_LINKS = ['--services', '120', '--links', '60'];

/** Demo data of a size of this day, kept beside the programs that made them. */
function demoDatabase(size: readonly string[]): Promise<TestDatabase> {
  const file = join(
    compiledServer(),
    `${['demo', dayjs().format('YYYY-MM-DD'), HASHES.length, ...size].join('-')}.tar`,
  );
  return seededDatabase(file, size, async ({ args, env }) => {
    const { code, stderr } = await runServer([...args, '--seed-only', ...size], env);
    if (code !== 0) throw new Error(`The demo data could not be made: ${stderr}`);
  });
}

/** The settings that make an administrator. */
export const environmentOf = ({ email, password }: { email: string; password: string }) => ({
  MAWID_ADMIN_EMAIL: email,
  MAWID_ADMIN_PASSWORD: password,
});

/** Runs the server to its end, for the starts that fail and those that only seed; or a command beside it. */
export async function runServer(
  args: string[],
  env: Record<string, string> = {},
  command?: 'administrator' | 'backup' | 'restore' | 'secret',
) {
  const server = launch(args, env, command && `${command}Command`);
  const code = await server.ended;
  return { code, stdout: server.stdout(), stderr: server.stderr() };
}

/** Starts the server, or a command beside it, and does not wait for it. */
export function launch(args: string[], env: Record<string, string>, program = 'main', folder = compiledServer()) {
  // What a test asks for as it is shipped is neither.
  const quick = env.AS_SHIPPED ? [] : [...ENGINE, ...HASHES];
  const child = spawn(process.execPath, [...quick, ...CLOCK, join(folder, `${program}.js`), ...args], {
    cwd: ROOT,
    env: { ...ownEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stdout = collect(child.stdout);
  const stderr = collect(child.stderr);
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    child,
    stdout,
    stderr,
    ended,
    output: () => stdout() + stderr(),
    end: (signal: NodeJS.Signals) => {
      child.kill(signal);
      return ended;
    },
  };
}

/** The environment without what would configure a server. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const isServers = (name: string) => /^(DATABASE_URL|HOST|PORT|MAWID_.*)$/.test(name);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !isServers(name)));
}

function collect(stream: NodeJS.ReadableStream): () => string {
  let text = '';
  stream.setEncoding('utf8');
  stream.on('data', (piece: string) => (text += piece));
  return () => text;
}

/** Waits until a server is ready, and returns its address. */
export function untilReady({ child, stdout, ended, output }: ReturnType<typeof launch>) {
  return new Promise<string>((found, fail) => {
    child.stdout.on('data', () => {
      const url = READY.exec(stdout())?.[1];
      if (url) found(url);
    });
    void ended.then((code) => fail(new Error(`The server ended with ${String(code)}: ${output()}`)));
  });
}

/** Makes calls of the contract at an address, without a token unless one is given. */
export const callerAt = (url: string): Backend['call'] => caller(url, () => '');

function caller(url: string, administratorToken: () => string): Backend['call'] {
  return async <Path extends string, P extends Payloads>(endpoint: Endpoint<Path, P>, sent: Sent<Path> = {}) => {
    const { params, query = {}, body, token = administratorToken(), headers = {} } = sent;
    const address = new URL(SERVICE_PATHS[endpoint.service] + fillPath(endpoint.path, params), url);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
    const response = await fetch(address, {
      method: endpoint.method,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...typeOf(body), ...headers },
      body: typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body),
    });
    const text = await response.text();
    const reply = (text ? JSON.parse(text) : undefined) as P['reply'];
    holdToContract(endpoint.method, endpoint.path, response.status, reply);
    return { status: response.status, headers: response.headers, body: reply };
  };
}

/** A form names its own type, with the boundary of its parts. */
function typeOf(body: unknown): Record<string, string> {
  return body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' };
}

async function signIn(call: Backend['call'], email: string, password: string): Promise<string> {
  const { status, body } = await call(createToken, { body: { email, password }, token: null });
  if (status !== 200) throw new Error(`Sign-in was answered ${status}: ${JSON.stringify(body)}`);
  return body.access;
}
