import { readFileSync } from 'node:fs';
import { request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';

import { serve, type Serving } from './serving';

/** What a location of `nginx.conf` does: it leads to the services, or to files with these headers. */
interface Location {
  path: string;
  isExact: boolean;
  isOfServices: boolean;
  cacheControl: string | undefined;
  hasPageHeaders: boolean;
}

/** The locations of an nginx configuration. */
export function locationsIn(configuration: string): Location[] {
  return [...configuration.matchAll(/location (= )?(\S+) \{([^}]*)\}/g)].map(([, exact, path = '', body = '']) => ({
    path,
    isExact: exact !== undefined,
    isOfServices: body.includes('proxy_pass http://services;'),
    cacheControl: /add_header cache-control "([^"]+)"/.exec(body)?.[1],
    hasPageHeaders: body.includes('include /etc/nginx/mawid-headers.conf;'),
  }));
}

/** The lines that `npm run headers` prints for nginx, by name. */
export const headersIn = (lines: string): Record<string, string> =>
  Object.fromEntries(
    [...lines.matchAll(/^add_header (\S+) "(.*)" always;$/gm)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('\\"', '"'),
    ]),
  );

/** What the proxy of a deployment is made of. */
interface Deployment {
  configuration: string;
  headers: Record<string, string>;
  pageFolder: string;
  /** The addresses of the processes, which take turns. */
  services: readonly string[];
}

/** Does what nginx does with the configuration of a deployment, where no nginx can be had. */
export function startProxy(deployment: Deployment): Promise<Serving> {
  const locations = locationsIn(deployment.configuration);
  let turn = 0;
  return serve((incoming, outgoing) => {
    const path = new URL(incoming.url ?? '/', 'http://page').pathname;
    const location = locationOf(locations, path);
    if (!location) outgoing.writeHead(404).end();
    else if (location.isOfServices) {
      turn = (turn + 1) % deployment.services.length;
      passOn(deployment.services[turn] ?? '', incoming, outgoing);
    } else sendFile(deployment, location, path, outgoing);
  });
}

/** The exact location of a path, or else the one with the longest beginning of it. */
function locationOf(locations: readonly Location[], path: string): Location | undefined {
  const [longest] = locations
    .filter((location) => !location.isExact && path.startsWith(location.path))
    .sort((a, b) => b.path.length - a.path.length);
  return locations.find((location) => location.isExact && location.path === path) ?? longest;
}

/** Sends a request to another address, and its answer back. */
export function passOn(address: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const headers = { ...incoming.headers, 'x-forwarded-for': callerOf(incoming) };
  const passed = send(new URL(incoming.url ?? '/', address), { method: incoming.method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  passed.on('error', () => outgoing.writeHead(502).end());
  incoming.pipe(passed);
}

/** Tests come from one machine: where they come from is what they say. */
const callerOf = ({ headers, socket }: IncomingMessage) =>
  String(headers['x-test-caller'] ?? socket.remoteAddress ?? '');

function sendFile({ headers, pageFolder }: Deployment, location: Location, path: string, outgoing: ServerResponse) {
  const { cacheControl = '', hasPageHeaders } = location;
  const all = { ...(hasPageHeaders && headers), 'cache-control': cacheControl };
  try {
    outgoing.writeHead(200, all).end(readFileSync(join(pageFolder, path === '/' ? 'index.html' : path)));
  } catch {
    outgoing.writeHead(404).end();
  }
}
