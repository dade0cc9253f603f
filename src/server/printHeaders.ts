import fastify from 'fastify';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { addressIn, mediaSource, originOf } from '#contract/mediaHosts';
import { registerHeaders, type PageHosts } from './http/headers';
import { StartError } from './startError';

const SERVICE_KEYS = ['providerServiceUrl', 'appointmentServiceUrl', 'referralServiceUrl'];

/** Headers of one answer that are no part of the policy. */
const OF_ONE_ANSWER = ['content-length', 'content-type', 'date', 'connection'];

/** How each kind of host is told a header. */
const FORMS: Readonly<Record<string, { line: (name: string, value: string) => string; before: string }>> = {
  nginx: { before: '', line: (name, value) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;` },
  static: { before: '/*\n', line: (name, value) => `  ${name}: ${value}` },
};

/**
 * Prints the headers that the local backend sends, for whoever serves the page elsewhere: `config.json` names the
 * hosts, and the same code makes them, so that a hosted page is as strict as the local one.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { for: { type: 'string', default: 'nginx' }, reports: { type: 'string' } },
  });
  const [file = 'config.json'] = positionals;
  const form = FORMS[values.for];
  if (!form) throw new StartError(`--for needs one of ${Object.keys(FORMS).join(', ')}, not "${values.for}".`);
  const headers = await headersOf(hostsIn(file), values.reports);
  const lines = headers.map(([name, value]) => form.line(name, value));
  process.stdout.write(`${form.before}${lines.join('\n')}\n`);
}

async function headersOf(hosts: PageHosts, reportsTo?: string): Promise<[name: string, value: string][]> {
  const app = fastify();
  await registerHeaders(app, hosts, reportsTo);
  app.get('/', () => '');
  const { headers } = await app.inject('/');
  return Object.entries(headers).flatMap(([name, value]) =>
    OF_ONE_ANSWER.includes(name) || value === undefined ? [] : [[name, String(value)]],
  );
}

/** The hosts that a `config.json` names. Throws a `StartError` that names the key that is unusable. */
function hostsIn(file: string): PageHosts {
  const config = readJson(file);
  const { mediaHosts = [] } = config;
  const mediaSources = Array.isArray(mediaHosts) ? mediaHosts.map(mediaSource) : [null];
  if (!mediaSources.every((source) => source !== null)) throw new StartError(`${file} has no usable mediaHosts.`);
  const serviceOrigins = SERVICE_KEYS.flatMap((key) => {
    const address = addressIn(config[key]);
    if (address === null) throw new StartError(`${file} has no usable ${key}.`);
    return originOf(address) ?? [];
  });
  const reportUrl = (config.reportUrl ?? '') === '' ? '' : addressIn(config.reportUrl);
  if (reportUrl === null) throw new StartError(`${file} has no usable reportUrl.`);
  return { serviceOrigins, mediaSources, reportUrl };
}

function readJson(file: string): Record<string, unknown> {
  try {
    const values: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof values === 'object' && values !== null) return values as Record<string, unknown>;
  } catch (cause) {
    throw new StartError(`${file} could not be read.`, { cause });
  }
  throw new StartError(`${file} could not be read.`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
