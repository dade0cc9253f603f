import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

import { originOf } from '#contract/mediaHosts';
import { isOfServices } from './services';

/** What the policy of the page depends on, as `config.json` says it. */
export interface PageHosts {
  /** The origins of the services that are not the page's own. */
  serviceOrigins: readonly string[];
  /** Further hosts and origins that pictures come from. */
  mediaSources: readonly string[];
  /** Where reports of problems are sent; empty where they are not. */
  reportUrl: string;
}

/** Where browsers report what the policy has refused, unless whoever prints the headers names another place. */
export const REPORTS_PATH = '/reports';

/** The hash of a style element without text: the styling library puts its rules into such elements by script. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The name of the one way in which the page makes a script (`trustedTypes` in webpack.config.ts). */
const SCRIPT_POLICY = 'mawid';

/** The policy of what is no page; that of the page would be most of an answer by which nothing is told to be new. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'";

/** What browsers offer and the page never uses. */
const REFUSED_FEATURES = [
  ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'encrypted-media', 'geolocation', 'gyroscope'],
  ...['hid', 'magnetometer', 'microphone', 'midi', 'payment', 'picture-in-picture', 'publickey-credentials-get'],
  ...['screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
];

const A_YEAR_IN_SECONDS = 31_536_000;

/**
 * Adds the headers of the page to every answer. They allow scripts and styles of the page's own files alone, and
 * pictures and calls from the named hosts alone (decisions: what the page may load). Services allow nothing.
 */
export async function registerHeaders(
  app: FastifyInstance,
  { serviceOrigins, mediaSources, reportUrl }: PageHosts,
  reportsTo: string = REPORTS_PATH,
): Promise<void> {
  const services = [...new Set(serviceOrigins)];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", EMPTY_STYLE],
        fontSrc: ["'self'"],
        imgSrc: [...new Set(["'self'", 'data:', 'blob:', ...services, ...mediaSources])],
        connectSrc: [...new Set(["'self'", ...services, originOf(reportUrl) ?? "'self'"])],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: [SCRIPT_POLICY],
        reportUri: [reportsTo],
        reportTo: [SCRIPT_POLICY],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    // Browsers heed it on https alone, so that it costs the local page nothing.
    hsts: { maxAge: A_YEAR_IN_SECONDS, includeSubDomains: true },
  });
  const permissions = REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', ');
  app.addHook('onRequest', async (request, reply) => {
    if (isOfServices(request)) {
      reply.header('content-security-policy', NOTHING);
      return;
    }
    reply.header('permissions-policy', permissions);
    reply.header('reporting-endpoints', `${SCRIPT_POLICY}="${reportsTo}"`);
  });
}
