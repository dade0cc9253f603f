import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';

import { searchDirectory } from '#contract/directory';
import { listSubcategories } from '#contract/homeServices/catalogue';
import { listHomeProviders, listLabPackages, listLabServices } from '#contract/homeServices/lists';
import { conformServices } from '#server/conformServices';
import { DEMO } from '#server/demo/accounts';
import { startDjango, type Django } from '#test/support/backend/django';
import type { VariantName } from '#test/support/backend/djangoVariants';
import { startBackend, type Backend } from '#test/support/backend/liveBackend';

const WHO = { MAWID_EMAIL: DEMO.email, MAWID_PASSWORD: DEMO.password, MAWID_OTP: DEMO.otp };

let backend: Backend;
let django: Django;
let folder: string;

beforeAll(async () => {
  backend = await startBackend();
  django = await startDjango(backend.url);
  folder = mkdtempSync(join(tmpdir(), 'conform-'));
});
afterAll(async () => {
  await django.stop();
  await backend.stop();
  rmSync(folder, { recursive: true });
});

/** What the command prints, and how it ends. */
async function conform(args: string[], env: NodeJS.ProcessEnv = WHO) {
  const output = new PassThrough();
  const code = await conformServices(args, { env, input: new PassThrough(), output });
  const said = String(output.read() ?? '');
  return { code, said };
}

/** What is said of a call, on the lines below it. */
const toldOf = (said: string, subject: string) => (said.split(` ${subject}\n`)[1] ?? '').split(/\n {2}\S/)[0] ?? '';

const isReading = ({ method, path }: { method: string; path: string }) =>
  method === 'GET' || ['/api/custom_token/', '/verify-otp'].includes(path);

test('a plain service fits: every call that reads is made, and none that writes', async () => {
  django.behave();
  const { code, said } = await conform([django.url]);

  expect([code, said.match(/ needed: /g)]).toEqual([0, null]);
  expect(said).toMatch(/\n29 fit, 0 do not, 47 were not tried; \d have advice\.\n$/);
  expect(django.calls().filter((call) => !isReading(call))).toEqual([]);
});

describe('what a service does otherwise is named', () => {
  test.each<[VariantName, string, string]>([
    ['namesAsTexts', 'GET /operations/search-doctors/', 'Languages and services of doctors are plain names'],
    ['guestDoctors', 'GET /operations/{id}/doctors/', 'Doctors of another provider work here'],
    ['storedTokenOnly', 'POST /verify-otp', 'The token of the one-time password opens nothing'],
    ['paginated', 'GET /api/v3/provider-services/', 'The list comes in pages of 5'],
    ['throttled', 'Throttling', 'It refuses calls with 429 after'],
  ])('%s, as advice', async (habit, call, sentence) => {
    django.behave(habit);
    const { code, said } = await conform([`${django.url}/`]);

    expect(code).toBe(0);
    expect(toldOf(said, call)).toContain(`advice: ${sentence}`);
  });

  test('endingTokens, as needed', async () => {
    django.behave('endingTokens');
    const { code, said } = await conform([django.url]);

    expect([code, toldOf(said, 'POST /api/custom_token/')]).toEqual([
      1,
      expect.stringContaining('needed: The token lives 60 seconds.') as string,
    ]);
  });

  test.each<[VariantName, string, number, string]>([
    ['uniqueTranslations', 'POST /api/v3/translations/services/', 0, 'advice: A second text in the same language'],
    ['strictLinks', 'PUT /api/v3/provider-packages/{id}/', 0, 'advice: What a change leaves out is missed'],
    ['shortTokens', 'POST /api/v3/subcategories/', 1, 'needed: The token was refused after'],
  ])('%s, where it may write', async (habit, call, expected, sentence) => {
    django.behave(habit);
    const { code, said } = await conform([django.url, '--write']);

    expect([code, await leftovers()]).toEqual([expected, []]);
    expect(toldOf(said, call)).toContain(sentence);
  });
});

/** What a check has left behind. */
async function leftovers(): Promise<unknown[]> {
  const lists = [listSubcategories, listLabServices, listLabPackages, listHomeProviders];
  const home = await Promise.all(
    lists.map(async (list) => (await backend.call<string, { reply: object[] }>(list)).body),
  );
  const { body } = await backend.call(searchDirectory, { query: { search: 'mawid_check' } });
  return [...home.flat(), ...body.providers].filter((one) => JSON.stringify(one).includes('mawid_check'));
}

test('--write makes, changes and removes one of each kind, and says what it cannot', async () => {
  django.behave();
  const { code, said } = await conform([django.url, '--write']);

  expect([code, await leftovers()]).toEqual([0, []]);
  expect(said).toMatch(/\n68 fit, 0 do not, 8 were not tried;/);
  for (const call of [
    'POST /appointments/',
    'PATCH /doctors/{id}/',
    'DELETE /operations/{doctorId}/delete-all-availabilities/',
  ])
    expect(toldOf(said, call)).toContain('not tried: It changes what no other call brings back.');
  const made = (method: string) => django.calls().filter((call) => call.method === method && !isReading(call)).length;
  expect([made('POST'), made('DELETE')]).toEqual([27, 15]);
});

test('from another origin it names what a browser would refuse', async () => {
  const file = join(folder, 'config.json');
  const base = (path: string) => `${backend.url}${path}-service`;
  const services = { providerServiceUrl: base('/provider'), referralServiceUrl: base('/referral') };
  writeFileSync(file, JSON.stringify({ ...services, appointmentServiceUrl: base('/appointment') }));
  const [silent, asked] = [await conform([file]), await conform([file, '--origin', 'https://desk.example:8443'])];

  expect([silent.code, toldOf(silent.said, 'CORS')]).toEqual([
    0,
    expect.stringContaining('not tried: It stands elsewhere'),
  ]);
  expect(asked.code).toBe(1);
  expect(toldOf(asked.said, 'CORS')).toContain('needed: A browser asks by OPTIONS first');
});

describe('where there is nothing to check it says so in a sentence', () => {
  const configOf = (values: object) => {
    const file = join(folder, `${Object.keys(values).join('-')}.json`);
    writeFileSync(file, JSON.stringify(values));
    return file;
  };
  const all = (base: string) => ({ providerServiceUrl: base, appointmentServiceUrl: base, referralServiceUrl: base });

  test.each<[string, () => string[], RegExp]>([
    ['no argument', () => [], /^Name the config\.json/],
    ['another flag', () => [backend.url, '--loud'], /^Name the config\.json/],
    ['no file', () => [join(folder, 'nothing.json')], /^There is no service: .* could not be read\.$/],
    ['an address of nobody', () => ['http://127.0.0.1:9'], /^There is no service: .* could not be read\.$/],
    ['an address without the file', () => [`${backend.url}/healthz`], /has no config\.json\.$/],
    ['a key that is missing', () => [configOf({ otpMobile: '1' })], /has no usable providerServiceUrl\.$/],
    ['paths of no page', () => [configOf(all('/api'))], /names paths alone: say by --origin/],
    [
      'services that are none',
      () => [configOf({ ...all('http://127.0.0.1:9'), mediaHosts: [] })],
      /^There is no service: nothing/,
    ],
  ])('%s', async (_, args, sentence) => {
    const { code, said } = await conform(args());

    expect([code, said.trim().split('\n')]).toEqual([2, [expect.stringMatching(sentence)]]);
  });

  test('nobody who could sign in is no fault of the service', async () => {
    const { code, said } = await conform([backend.url], {});

    expect([code, said]).toEqual([1, expect.stringContaining('MAWID_EMAIL')]);
  });
});

test('the command ends with the code', () => {
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'src/server/conformCommand.ts']);

  expect([status, stdout.toString()]).toEqual([2, expect.stringMatching(/^Name the config\.json/)]);
});

test('a wrong password is a finding, and what needs a token was not tried', async () => {
  const { code, said } = await conform([backend.url], { ...WHO, MAWID_PASSWORD: 'another one' });

  expect(code).toBe(1);
  expect(toldOf(said, 'POST /api/custom_token/')).toContain('needed: It answers 401: e-mail or password is wrong');
  expect(toldOf(said, 'GET /specialties_v2/')).toContain('not tried: Nobody is signed in.');
});
