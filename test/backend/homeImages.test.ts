import { createLabService, deleteLabService, updateLabService } from '#contract/homeServices/catalogue';
import { createHomeProvider, updateHomeProvider } from '#contract/homeServices/providers';
import { startBackend, type Backend } from '#test/support/backend/liveBackend';
import { makeForm, PICTURES } from '#test/support/page/forms';

const MEGABYTE = 1024 * 1024;
const fault = [expect.any(String)];

let codes = 0;
const makeFields = (overrides: Record<string, string | number | boolean> = {}) => {
  codes += 1;
  return { subcategory: 7, code: `IMG-${codes}`, requires_fasting: true, duration_minutes: 20, ...overrides };
};

describe('an image', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend();
  });
  afterAll(() => backend.stop());

  const create = (body: unknown) => backend.call(createLabService, { body });
  const look = (address: string | null | undefined) => fetch(new URL(address ?? '/nothing', backend.url));

  it.each([
    ['png', 'image/png'],
    ['jpg', 'image/jpeg'],
    ['svg', 'image/svg+xml'],
  ] as const)('may be a %s, and is served so that nothing in it can run', async (kind, type) => {
    const { status, body } = await create(makeForm(makeFields(), { icon: PICTURES[kind] }));
    expect(status).toBe(201);
    expect(body).toMatchObject({ requires_fasting: true, duration_minutes: 20, subcategory: 7 });

    const shown = await look(body.icon);
    expect(shown.status).toBe(200);
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(PICTURES[kind]);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=86400, immutable',
    });
  });

  it.each([
    ['a page', Buffer.from('<!DOCTYPE html><html><svg></svg></html>')],
    ['a text that speaks of <svg>', Buffer.from('look: <svg>')],
    ['an endless comment', Buffer.from('<!---->'.repeat(20_000))],
    ['a GIF', PICTURES.gif],
    ['nothing', Buffer.alloc(0)],
    ['a scan as TIFF', Buffer.from('49492a0008000000', 'hex')],
    ['an SVG that is cut off', PICTURES.svg.subarray(0, -2)],
    ['an SVG in UTF-16', Buffer.from(PICTURES.svg.toString(), 'utf16le')],
    ['a PNG that says 60,000 x 60,000', Buffer.from(PICTURES.png).fill(Buffer.from('0000ea600000ea60', 'hex'), 16, 24)],
    [
      'an SVG that names 40,000 prefixes inside each other',
      Buffer.from(
        Array.from({ length: 40_000 }, (_, at) => `<svg xmlns:p${at}="http://www.w3.org/2000/svg">`).join(''),
      ),
    ],
    ['more than 5 MB', Buffer.concat([PICTURES.png, Buffer.alloc(5 * MEGABYTE)])],
  ])('may not be %s', async (_, content) => {
    const { status, body } = await create(makeForm(makeFields(), { icon: content }));
    expect({ status, body }).toEqual({ status: 400, body: { icon: fault } });
  });

  it('may be almost 5 MB large', async () => {
    const large = Buffer.concat([PICTURES.jpg, Buffer.alloc(5 * MEGABYTE - PICTURES.jpg.length)]);
    const { status, body } = await create(makeForm(makeFields(), { icon: large }));
    expect(status).toBe(201);
    expect((await (await look(body.icon)).arrayBuffer()).byteLength).toBe(5 * MEGABYTE);
  });

  it('stays when an update has none, is replaced by a new one and removed on request', async () => {
    const fields = makeFields();
    const { body: made } = await create(makeForm(fields, { icon: PICTURES.png }));
    const params = { id: Number(made.id) };
    const update = (body: unknown) => backend.call(updateLabService, { params, body });

    expect((await update({ ...fields, sample_type: 'Blood' })).body).toMatchObject({
      icon: made.icon,
      sample_type: 'Blood',
    });
    expect((await update(makeForm(fields))).body.icon).toBe(made.icon);

    const { body: replaced } = await update(makeForm(fields, { icon: PICTURES.svg }));
    expect(replaced.icon).not.toBe(made.icon);
    expect((await look(made.icon)).status).toBe(404);
    expect((await look(replaced.icon)).headers.get('content-type')).toBe('image/svg+xml');

    expect((await update({ ...fields, icon: null })).body.icon).toBeNull();
    expect((await look(replaced.icon)).status).toBe(404);
  });

  it('stays where it is when the update is refused', async () => {
    const fields = makeFields();
    const { body: made } = await create(makeForm(fields, { icon: PICTURES.png }));
    const body = makeForm({ ...fields, code: 'CBC' }, { icon: PICTURES.svg });
    const refused = await backend.call(updateLabService, { params: { id: Number(made.id) }, body });
    expect(refused).toMatchObject({ status: 400, body: { code: fault } });
    expect((await look(made.icon)).status).toBe(200);
  });

  it('is a file: an address sent back is refused', async () => {
    const { status, body } = await create({ ...makeFields(), icon: '/provider-service/media/1' });
    expect({ status, body }).toEqual({ status: 400, body: { icon: fault } });
  });

  it('goes with its item', async () => {
    const { body: made } = await create(makeForm(makeFields(), { icon: PICTURES.png }));
    await backend.call(deleteLabService, { params: { id: Number(made.id) } });
    expect((await look(made.icon)).status).toBe(404);
  });

  it('may be one of two of the same item', async () => {
    const fields = { name: 'Two Pictures', is_active: false, auto_confirmation: true };
    const { status, body: made } = await backend.call(createHomeProvider, {
      body: makeForm(fields, { logo: PICTURES.svg, banner_image: PICTURES.jpg }),
    });
    expect(status).toBe(201);
    expect(made).toMatchObject(fields);
    const changed = await backend.call(updateHomeProvider, {
      params: { id: Number(made.id) },
      body: makeForm(fields, { banner_image: PICTURES.png }),
    });
    expect(changed.body.logo).toBe(made.logo);
    expect((await look(changed.body.logo)).status).toBe(200);
    expect((await look(changed.body.banner_image)).headers.get('content-type')).toBe('image/png');
  });

  it.each([
    ['a GIF', PICTURES.gif, 'image/gif'],
    ['a WebP', PICTURES.webp, 'image/webp'],
    ['an AVIF', PICTURES.avif, 'image/avif'],
    ['a BMP', PICTURES.bmp, 'image/bmp'],
  ])('may be %s where it is the logo of a provider', async (kind, logo, type) => {
    const fields = { name: `Provider with ${kind}`, is_active: true, auto_confirmation: false };
    const { status, body } = await backend.call(createHomeProvider, { body: makeForm(fields, { logo }) });

    expect(status).toBe(201);
    expect((await look(body.logo)).headers.get('content-type')).toBe(type);
  });

  it('is not found under a key that is none', async () => {
    const addresses = ['/provider-service/media/1', '/provider-service/media/6c458b84-21c4-4c5f-a3bd-55af1fb496c0'];
    const answers = await Promise.all(addresses.map(look));
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });

  it('comes in a form that is whole', async () => {
    const broken = '--edge\r\nContent-Disposition: form-data; name="code"\r\n\r\nhalf';
    const headers = { 'content-type': 'multipart/form-data; boundary=edge' };
    const answer = await backend.call(createLabService, { body: broken, headers });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ detail: expect.any(String) as string });
  });
});
