import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { createToken } from '#contract/auth';
import { createProvider, findProvidersByEmail } from '#contract/directory';
import { NEW_PROVIDER } from '#contract/rules';
import { SERVICE_PATHS } from '#server/config';
import { callerAt, environmentOf, launch, untilReady } from '#test/support/backend/liveBackend';
import { headersIn, locationsIn, startProxy } from '#test/support/backend/proxy';
import { freshDatabase, type TestDatabase } from '#test/support/backend/testDatabase';

const run = promisify(execFile);
const DEPLOY = 'src/server/deploy';
const read = (name: string) => readFile(join(DEPLOY, name), 'utf8');
const administrator = { email: 'head@clinic.example', password: 'a long enough password' };
const { country, postal_code, is_active, is_staff, is_superuser, ...fixed } = NEW_PROVIDER;

/** The lines of `compose.yaml` that belong to one of its services. */
function serviceIn(compose: string, name: string): string {
  return new RegExp(`^  ${name}:\\n((?:    .*\\n|\\n)+)`, 'm').exec(compose)?.[1] ?? '';
}

describe('the files of a deployment', () => {
  it('let the proxy lead every path of the services to two processes, and add the headers to all else', async () => {
    const [configuration, compose] = await Promise.all([read('nginx.conf'), read('compose.yaml')]);
    const locations = locationsIn(configuration);
    const ofServices = locations.filter(({ isOfServices }) => isOfServices).map(({ path }) => path);
    const expected = [
      ...Object.values(SERVICE_PATHS).map((path) => `${path}/`),
      '/config.json',
      '/healthz',
      '/reports',
    ];
    expect(ofServices.sort()).toEqual(expected.sort());
    expect(locations.filter(({ isOfServices }) => !isOfServices).map(({ hasPageHeaders }) => hasPageHeaders)).toEqual([
      true,
      true,
    ]);
    const processes = [...configuration.matchAll(/^ {4}server (\S+):4173;$/gm)].map(([, name]) => name);
    expect(processes).toHaveLength(2);
    for (const name of processes) expect(serviceIn(compose, name ?? '')).toBe('    <<: *services\n\n');
    expect(configuration).toMatch(/proxy_set_header X-Forwarded-For \$remote_addr;/);
    expect(configuration).not.toMatch(/ssl_protocols .*TLSv1(\.1)?[ ;]|non_idempotent/);
  });

  it('are such that linters find nothing in them', async () => {
    const linter = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] });
    const [linted] = linter.lintFiles([join(DEPLOY, 'compose.yaml')], false);

    expect(linted?.messages).toEqual([]);
    expect(validate(await read('Dockerfile'))).toEqual([]);
  });

  it('open the proxy alone, hold no secret, and run nothing as root that is ours', async () => {
    const [compose, image] = await Promise.all([read('compose.yaml'), read('Dockerfile')]);
    expect(serviceIn(compose, 'page')).toContain("'0.0.0.0:443:8443'");
    expect(compose.match(/ports:/g)).toHaveLength(1);
    expect(serviceIn(compose, 'database')).toMatch(/networks:\n {6}- inside\n {4}restart/);
    expect(compose).toMatch(/inside:\n {4}internal: true/);
    for (const [, value = ''] of compose.matchAll(/^ +\w*(?:PASSWORD|CODE|SECRET): (.*)$/gm)) {
      expect(value).toMatch(/^\$\{\w+:[?-].*\}$/);
    }
    const bases = [...image.matchAll(/^FROM (\S+) AS (\w+)$/gm)];
    expect(bases.map(([, , stage]) => stage)).toEqual(['build', 'services', 'page']);
    for (const [, base] of bases) expect(base).toMatch(/:\d+\.\d+(\.\d+)?-\w+$|unprivileged:\d+\.\d+-\w+$/);
    expect(image).toMatch(/^USER node$/m);
    expect(image).toMatch(/^ENV NODE_ENV=production$/m);
    expect((await read('Dockerfile.dockerignore')).split('\n')).toContain('.git');
    expect(compose).toContain('DATABASE_URL: postgres://services:');
    expect(image).not.toMatch(/^ADD |--demo|sudo/m);
  });
});

describe('the image of the services', () => {
  it('holds the compiled services and what they import, which is all that they need', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mawid-image-'));
    await run(process.execPath, ['--import', 'tsx', 'src/build/server/serverCommand.ts', folder]);
    const libraries = await readdir(join(folder, 'node_modules'));
    expect(libraries).toEqual(expect.arrayContaining(['fastify', 'pg', 'drizzle-orm']));
    const ofPageAndBuild = ['react', 'webpack', 'typescript', 'tsx', '@swc', '@mui', 'jest'];
    expect(libraries.filter((name) => ofPageAndBuild.includes(name))).toEqual([]);
    const database = await freshDatabase();
    const env = { ...database.env, ...environmentOf(administrator) };
    const server = launch(['--api-only', '--port', '0'], env, 'main', join(folder, 'src/server'));
    expect((await fetch(`${await untilReady(server)}/healthz`)).status).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
    await database.drop();
    await rm(folder, { recursive: true });
  });
});

/** No container engine is needed: the same processes, the same headers and what the proxy is told. */
describe('a deployment', () => {
  let database: TestDatabase;
  let folder: string;
  let stop: () => Promise<void>;
  let headers: Record<string, string>;
  let page: ReturnType<typeof callerAt>;
  let url: string;
  let outputs: () => string[];
  beforeAll(async () => {
    database = await freshDatabase();
    folder = await mkdtemp(join(tmpdir(), 'mawid-deploy-'));
    await writeFile(join(folder, 'index.html'), '<title>Mawid</title>');
    const args = ['--api-only', '--host', '0.0.0.0', '--port', '0'];
    const env = {
      ...database.env,
      MAWID_ADMIN_EMAIL: administrator.email,
      MAWID_ADMIN_PASSWORD: administrator.password,
      MAWID_TRUSTED_PROXY: '1',
    };
    const servers = [launch(args, env), launch(args, env)];
    outputs = () => servers.map(({ output }) => output());
    const [services, printed, configuration] = await Promise.all([
      Promise.all(servers.map(untilReady)),
      run(process.execPath, ['--import', 'tsx', 'src/server/printHeaders.ts', join(DEPLOY, 'config.json')]),
      read('nginx.conf'),
    ]);
    headers = headersIn(printed.stdout);
    const proxy = await startProxy({ configuration, headers, pageFolder: folder, services });
    stop = async () => {
      await proxy.stop();
      await Promise.all(servers.map((server) => server.end('SIGTERM')));
    };
    ({ url } = proxy);
    page = callerAt(url);
  });
  afterAll(async () => {
    await stop();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  const signIn = (password: string, caller: string) =>
    page(createToken, { body: { ...administrator, password }, token: null, headers: { 'x-test-caller': caller } });

  it('has named its proxy, so that nobody is warned of it', async () => {
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(outputs().join()).not.toContain('MAWID_TRUSTED_PROXY');
  });

  it('answers the page with the headers that are printed, and the services with the same', async () => {
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['strict-transport-security']).toBeDefined();
    for (const path of ['/', '/config.json', '/healthz']) {
      const answer = await fetch(url + path);
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject(headers);
    }
  });

  it('gives both processes the one administrator, and what was made by one of them', async () => {
    const tokens = await Promise.all([
      signIn(administrator.password, '10.0.0.1'),
      signIn(administrator.password, '10.0.0.1'),
    ]);
    expect(tokens.map(({ status }) => status)).toEqual([200, 200]);
    const token = tokens[0].body.access;
    const email = 'new@clinic.example';
    const account = { email, password: 'a good password', is_active, is_staff, is_superuser };
    const place = { name: '', address: 'Street 2', city: 'Dubai', state: 'Dubai', latitude: null, longitude: null };
    const location = { ...place, country, postal_code };
    const names = { name: 'New', description: '', phone_number: '' };
    expect(
      (await page(createProvider, { token, body: { ...fixed, ...names, provider_user: account, location } })).status,
    ).toBe(201);
    const query = { provider_user__email: email };
    const found = await Promise.all([1, 2].map(() => page(findProvidersByEmail, { token, query })));
    expect(found.map(({ body }) => (body as unknown[]).length)).toEqual([1, 1]);
  });

  it('counts wrong passwords by the address of the caller, and not by that of the proxy', async () => {
    const wrong: number[] = [];
    // One after another: of those that are judged at once each counts those beside it.
    for (let guess = 0; guess < 11; guess += 1) wrong.push((await signIn('wrong', '10.0.0.2')).status);
    expect(wrong).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    expect((await signIn(administrator.password, '10.0.0.2')).status).toBe(429);
    expect((await signIn(administrator.password, '10.0.0.3')).status).toBe(200);
  });
});
