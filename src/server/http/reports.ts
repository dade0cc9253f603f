import type { FastifyInstance, FastifyRequest } from 'fastify';

import { tooMany } from './errors';
import { REPORTS_PATH } from './headers';
import { makeBudget } from './throttle';

const REPORT_TYPES = ['application/csp-report', 'application/reports+json'];
const BODY_LIMIT_BYTES = 16 * 1024;

/** Anybody may report: so many bodies are read of all together. */
const BUDGET = { calls: 60, seconds: 60 };

/** Of the reports in one body more than these are more of the same. */
const LOGGED_AT_ONCE = 5;

/** What a report says of itself, in the names of both kinds. */
interface Report {
  'csp-report'?: Report;
  body?: Report;
  'effective-directive'?: unknown;
  effectiveDirective?: unknown;
  'blocked-uri'?: unknown;
  blockedURL?: unknown;
}

/**
 * Takes what browsers report of refused scripts, styles and pictures, from anybody. The log gets which rule refused and
 * the host alone, because an address may hold more.
 */
export async function registerReports(app: FastifyInstance): Promise<void> {
  await app.register((reports, _options, done) => {
    const options = { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES } as const;
    reports.addContentTypeParser(REPORT_TYPES, options, (_request: FastifyRequest, body: string, read) => {
      read(null, parsed(body));
    });
    const waitOf = makeBudget(BUDGET);
    reports.addHook('onRequest', (_request, _reply, done) => {
      const wait = waitOf('everybody');
      done(wait > 0 ? tooMany('Too many reports.', wait) : undefined);
    });
    reports.post(REPORTS_PATH, async ({ body, log }, reply) => {
      const all = (Array.isArray(body) ? body : [body]) as (Report | null)[];
      for (const report of all.slice(0, LOGGED_AT_ONCE)) log.warn(summaryOf(report ?? {}), 'refused by the policy');
      return reply.code(204).send();
    });
    done();
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return [];
  }
}

function summaryOf(report: Report) {
  const said = report['csp-report'] ?? report.body ?? report;
  return {
    directive: shortText(said['effective-directive'] ?? said.effectiveDirective),
    blocked: hostOf(said['blocked-uri'] ?? said.blockedURL),
  };
}

const shortText = (value: unknown) => (typeof value === 'string' ? value.slice(0, 40) : '');

function hostOf(address: unknown): string {
  if (typeof address !== 'string') return '';
  return URL.canParse(address) ? new URL(address).host : shortText(address);
}
