import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';

import { startBackend, type Backend } from '#test/support/backend/liveBackend';
import { rawGet } from '#test/support/backend/rawGet';

describe('the built page', () => {
  const script = 'console.log("page");';
  let folder: string;
  let backend: Backend;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mawid-page-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<title>Mawid</title>');
    await writeFile(join(folder, 'favicon.svg'), '<svg/>');
    await writeFile(join(folder, 'version.json'), '{"version":"0a1b2c3d4e5f"}');
    const asset = join(folder, 'assets', 'main.0123456789.js');
    await writeFile(asset, script);
    await writeFile(`${asset}.gz`, gzipSync(script));
    await writeFile(`${asset}.br`, brotliCompressSync(script));
    await writeFile(join(tmpdir(), 'mawid-outside.txt'), 'secret');
    const env = { MAWID_PAGE_DIR: folder, MAWID_DEFAULT_PROVIDER_PASSWORD: 'welcome-2026' };
    backend = await startBackend({ page: true, env });
  });
  afterAll(async () => {
    await backend.stop();
    await rm(folder, { recursive: true });
    await rm(join(tmpdir(), 'mawid-outside.txt'));
  });

  const read = (path: string, encoding = 'identity') => rawGet(backend.url + path, { 'accept-encoding': encoding });

  it('is served at the root and asked for anew each time', async () => {
    const { body, headers } = await read('/');
    expect(body.toString()).toBe('<title>Mawid</title>');
    expect(headers['content-type']).toContain('text/html');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('has files with a hash in their name, which are kept for good', async () => {
    const { body, headers } = await read('/assets/main.0123456789.js');
    expect(body.toString()).toBe(script);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await read('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('says which build it is, asked for anew each time', async () => {
    const { body, headers } = await read('/version.json');
    expect(JSON.parse(body.toString())).toEqual({ version: '0a1b2c3d4e5f' });
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('hands out the files that were compressed when it was built', async () => {
    const packed = await read('/assets/main.0123456789.js', 'gzip');
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(packed.body).toEqual(gzipSync(script));
    expect(gunzipSync(packed.body).toString()).toBe(script);
    const brotli = await read('/assets/main.0123456789.js', 'gzip, br');
    expect(brotli.body).toEqual(brotliCompressSync(script));
    expect(brotli.headers['content-type']).toContain('javascript');
  });

  it('is told the password for new providers where one is configured', async () => {
    const config: unknown = JSON.parse((await read('/config.json')).body.toString());
    expect(config).toMatchObject({ defaultProviderPassword: 'welcome-2026' });
  });

  it.each(
    ['/../mawid-outside.txt', '/%2e%2e/mawid-outside.txt', '/assets/..%2f..%2fmawid-outside.txt'].concat([
      '/assets/',
      '/other',
    ]),
  )('gives nothing away at %s', async (path) => {
    const { status, body } = await read(path);
    expect([400, 403, 404]).toContain(status);
    expect(body.toString()).not.toContain('secret');
    expect(JSON.parse(body.toString())).toEqual({ detail: expect.any(String) as string });
  });
});
