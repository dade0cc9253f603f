import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { startBackend, type Backend } from '#test/support/backend/liveBackend';

const run = promisify(execFile);

/** The headers of one answer that say nothing of the policy. */
const OF_ONE_ANSWER = /^(connection|content-length|content-type|date|keep-alive|cache-control|vary|content-encoding)$/;

/** The directives of a policy, by name. */
function directivesOf(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split(';').map((directive): [string, string] => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

describe('the policy of the page', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend({
      env: {
        MAWID_MEDIA_HOSTS: 'pictures.example',
        MAWID_LOCK_AFTER_MINUTES: '5',
        MAWID_REFRESH_SECONDS: '45',
        MAWID_TIME_ZONE: 'Asia/Muscat',
        MAWID_FIRST_DAY_OF_WEEK: 'Sunday',
      },
    });
  });
  afterAll(() => backend.stop());

  const headersOf = async (path: string) => (await fetch(backend.url + path)).headers;

  it('lets nothing but files of its own run, and names the hosts of pictures', async () => {
    const headers = await headersOf('/config.json');
    expect(directivesOf(headers.get('content-security-policy') ?? '')).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
      'font-src': "'self'",
      'img-src': "'self' data: blob: pictures.example",
      'connect-src': "'self'",
      'object-src': "'none'",
      'frame-ancestors': "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'mawid',
      'report-uri': '/reports',
      'report-to': 'mawid',
    });
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('reporting-endpoints')).toBe('mawid="/reports"');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });

  it('is told to the page too', async () => {
    const config: unknown = await (await fetch(`${backend.url}/config.json`)).json();
    expect(config).toMatchObject({
      mediaHosts: ['pictures.example'],
      lockAfterMinutes: 5,
      refreshSeconds: 45,
      timeZone: 'Asia/Muscat',
      firstDayOfWeek: 'sunday',
    });
  });

  it('is told of the place for reports of problems, where there is one', async () => {
    const told = await startBackend({ env: { MAWID_REPORT_URL: 'https://reports.example/mawid' } });
    const answer = await fetch(`${told.url}/config.json`);
    await told.stop();
    expect(await answer.json()).toMatchObject({ reportUrl: 'https://reports.example/mawid' });
    expect(directivesOf(answer.headers.get('content-security-policy') ?? '')['connect-src']).toBe(
      "'self' https://reports.example",
    );
  });

  it.each(['application/csp-report', 'application/reports+json'])(
    'takes reports as %s, and logs no address',
    async (type) => {
      const said = { 'effective-directive': 'img-src', 'blocked-uri': `https://${type.length}.example/mariam.png` };
      const report = type.includes('csp') ? { 'csp-report': said } : [{ type: 'csp-violation', body: said }];
      const { status } = await fetch(`${backend.url}/reports`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: JSON.stringify(report),
      });
      expect(status).toBe(204);
      await backend.writes(new RegExp(`"directive":"img-src","blocked":"${type.length}\\.example"`));
      expect(backend.output()).not.toContain('mariam');
    },
  );

  it.each(['{"csp-report":', 'null', '[null]', '[]', '7'])('bears the report %p', async (body) => {
    const headers = { 'content-type': 'application/csp-report' };
    expect((await fetch(`${backend.url}/reports`, { method: 'POST', headers, body })).status).toBe(204);
  });

  describe('printed for another host', () => {
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'mawid-headers-'));
    });
    afterAll(() => rm(folder, { recursive: true }));

    const print = async (config: object, ...flags: string[]) => {
      const file = join(folder, 'config.json');
      await writeFile(file, JSON.stringify(config));
      return run(process.execPath, ['--import', 'tsx', 'src/server/printHeaders.ts', file, ...flags]);
    };
    const config = {
      providerServiceUrl: '/provider-service',
      appointmentServiceUrl: '/appointment-service',
      referralServiceUrl: '/referral-service',
      mediaHosts: ['pictures.example'],
    };

    it('is what the local backend sends', async () => {
      const { stdout } = await print(config, '--for', 'static');
      const printed = stdout.match(/^ {2}[\w-]+: .*$/gm)?.map((line) => line.trim());
      const sent = [...(await headersOf('/config.json'))].filter(([name]) => !OF_ONE_ANSWER.test(name));
      expect(printed?.sort()).toEqual(sent.map(([name, value]) => `${name}: ${value}`).sort());
    });

    it('names services elsewhere for calls and pictures, and where reports go', async () => {
      const elsewhere = { ...config, appointmentServiceUrl: 'https://appointments.example/api' };
      const { stdout } = await print(elsewhere, '--reports', 'https://reports.example/csp');
      const [, policy = ''] = /^add_header content-security-policy "(.*)" always;$/m.exec(stdout) ?? [];
      expect(directivesOf(policy)).toMatchObject({
        'img-src': "'self' data: blob: https://appointments.example pictures.example",
        'connect-src': "'self' https://appointments.example",
        'report-uri': 'https://reports.example/csp',
      });
      expect(stdout).toContain(
        String.raw`add_header reporting-endpoints "mawid=\"https://reports.example/csp\"" always;`,
      );
    });

    it.each([
      ['https://reports.example/mawid', "'self' https://reports.example"],
      ['/problem-reports', "'self'"],
    ])('lets reports of problems go to %s', async (reportUrl, sources) => {
      const { stdout } = await print({ ...config, reportUrl });
      const [, policy = ''] = /^add_header content-security-policy "(.*)" always;$/m.exec(stdout) ?? [];
      expect(directivesOf(policy)['connect-src']).toBe(sources);
      expect(directivesOf(policy)['img-src']).not.toContain('reports.example');
    });

    it.each([
      ['reportUrl', { reportUrl: 'reports.example' }],
      ['mediaHosts', { mediaHosts: ['*'] }],
      ['mediaHosts', { mediaHosts: 'pictures.example' }],
      ['providerServiceUrl', { providerServiceUrl: '//elsewhere.example' }],
    ])('is refused where %s is unusable', async (key, values) => {
      await expect(print({ ...config, ...values })).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining(`config.json has no usable ${key}.`) as string,
      });
    });
  });
});
