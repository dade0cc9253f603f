import { readFileSync } from 'node:fs';
import path from 'node:path';

const configuration = readFileSync(path.join(__dirname, '../../../src/server/deploy/nginx.conf'), 'utf8');
const lines = (directive: string) =>
  configuration
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith(`${directive} `));

it('the proxy of a deployment logs paths alone: a query has names and e-mails', () => {
  const servers = lines('server').filter((line) => line.endsWith('{'));
  const [format = ''] = lines('log_format');

  expect(format).toContain('$uri');
  expect(format).not.toMatch(/\$(?:request|request_uri|args|query_string|is_args|arg_\w+|http_\w+)\b(?!_)/);
  expect(lines('access_log')).toEqual(servers.map(() => 'access_log /var/log/nginx/access.log paths;'));
  // What it says of a request that failed has the whole address.
  expect(lines('error_log')).toEqual(servers.map(() => 'error_log /var/log/nginx/error.log crit;'));
});
