import { once } from 'node:events';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { changeAppointmentStatus, createAppointment, listAppointments } from '#contract/appointments';
import { searchDoctors } from '#contract/directory';
import { startBackend, type Backend } from '#test/support/backend/liveBackend';
import { rawGet } from '#test/support/backend/rawGet';

describe('the server', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend();
  });
  afterAll(() => backend.stop());

  it.each([
    ['/config.json', "script-src 'self';"],
    ['/appointment-service/appointments/', "default-src 'none';"],
    ['/nothing-here', "script-src 'self';"],
  ])('protects the reader of %s with its headers', async (path, allowed) => {
    const { headers } = await fetch(backend.url + path, { headers: { origin: 'https://other.example' } });
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain(allowed);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('https:');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('tells the page where the services are', async () => {
    const response = await fetch(`${backend.url}/config.json`);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.json()).toEqual({
      providerServiceUrl: '/provider-service',
      appointmentServiceUrl: '/appointment-service',
      referralServiceUrl: '/referral-service',
      changesQuery: 'updated_at__gte',
      defaultProviderPassword: '',
      otpMobile: '+971500000000',
    });
  });

  it('says that all is well, to anybody and never from a cache', async () => {
    const response = await fetch(`${backend.url}/healthz`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ status: 'ok' });
  });

  it('warns once of a proxy that nobody has named', async () => {
    const warning = /the proxy \S+, which MAWID_TRUSTED_PROXY does not name/g;
    for (const caller of ['203.0.113.9', '203.0.113.10']) {
      await fetch(`${backend.url}/healthz`, { headers: { 'x-forwarded-for': caller } });
      await backend.writes(warning);
    }
    expect(backend.output().match(warning)).toHaveLength(1);
  });

  it.each(['/%61ppointment-service/appointments/', '/appointment-servic%65/nothing/', '/nothing-here'])(
    'keeps %s out of caches too',
    async (path) => {
      const { headers } = await fetch(backend.url + path, { headers: { authorization: `Bearer ${backend.token}` } });
      expect(headers.get('cache-control')).toBe('no-store');
    },
  );

  it('keeps answers of the services out of caches', async () => {
    const { headers } = await backend.call(changeAppointmentStatus, { params: { id: 1 }, body: {} });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-expose-headers')).toBe('Date, Retry-After');
  });

  it.each([
    '/nothing-here',
    '/provider-service/nothing/',
    '/appointment-service/appointments',
    '/appointment-service/appointments/1/',
    '/provider-service/operations/%E0%A4%A/doctors/',
    `/provider-service/operations/${'1'.repeat(300)}/doctors/`,
  ])('does not know GET %s', async (path) => {
    const response = await fetch(backend.url + path, { headers: { authorization: `Bearer ${backend.token}` } });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ detail: 'Not found.' });
  });

  it.each(['abc', '0', '-1', '1.5', '99999999999999999999'])('does not know the appointment %s', async (id) => {
    const { status, body } = await backend.call(changeAppointmentStatus, {
      params: { id },
      body: { status: 'pending' },
    });
    expect({ status, body }).toEqual({ status: 404, body: { detail: 'Not found.' } });
  });

  it('refuses a body that is too large, of another type or broken', async () => {
    const send = (body: string, type = 'application/json') =>
      backend.call(createAppointment, { body, headers: { 'content-type': type } });
    expect(await send(JSON.stringify({ text: 'x'.repeat(2 ** 20) }))).toMatchObject({
      status: 413,
      body: { detail: 'The request is too large.' },
    });
    expect(await send('user_id=1', 'application/x-www-form-urlencoded')).toMatchObject({ status: 415 });
    expect(await send('words', 'text/plain')).toMatchObject({ status: 415 });
    expect(await send('{"user_id":')).toMatchObject({ status: 400, body: { detail: 'JSON parse error.' } });
    expect(await send('[]')).toMatchObject({ status: 400, body: { non_field_errors: [expect.any(String)] } });
    expect(await send('')).toMatchObject({ status: 400 });
  });

  it.each([
    ['limit=5&search=a', 200],
    ['limit=5&search=a&search=b', 400],
  ])('takes one value of a name: %s', async (query, status) => {
    const headers = { authorization: `Bearer ${backend.token}` };
    const answer = await fetch(`${backend.url}/provider-service${searchDoctors.path}?${query}`, { headers });
    expect(answer.status).toBe(status);
  });

  it.each([
    ['TRACE /healthz HTTP/1.1\r\nhost: x\r\ncontent-length: 0', 404],
    ['POST /reports HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ncontent-length: 3', 400],
    ['POST /reports HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ntransfer-encoding: chunked', 400],
  ])('refuses %j', async (head, status) => {
    const { hostname, port } = new URL(backend.url);
    const socket = connect(Number(port), hostname).setEncoding('utf8');
    socket.write(`${head}\r\nconnection: close\r\n\r\n`);
    let answer = '';
    for await (const piece of socket) answer += String(piece);
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(answer).not.toContain('TRACE');
  });

  it('asks for a token before it looks at anything else', async () => {
    const { status } = await backend.call(createAppointment, { body: '{', token: null });
    expect(status).toBe(401);
  });

  it.each([
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ])('compresses answers with %s', async (encoding, decompress) => {
    const plain = await backend.call(listAppointments);
    const packed = await rawGet(`${backend.url}/appointment-service/appointments/`, {
      'accept-encoding': encoding,
      authorization: `Bearer ${backend.token}`,
    });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(JSON.parse(decompress(packed.body).toString())).toEqual(plain.body);
  });
});

it('closes a connection on which a call never comes to its end', async () => {
  const backend = await startBackend({ env: { NODE_OPTIONS: '--require ./test/support/backend/shortPatience.cjs' } });
  const { hostname, port } = new URL(backend.url);
  const halves = [
    'POST /reports HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nhalf',
    'POST /reports HTTP/1.1\r\nhost',
  ];
  for (const half of halves) {
    const socket = connect(Number(port), hostname).setEncoding('utf8');
    let answer = '';
    socket.on('data', (piece: string) => (answer += piece));
    socket.write(half);
    await once(socket, 'close');
    expect(answer).toContain('HTTP/1.1 408 ');
  }
  await backend.stop();
});

it('reads so many reports of all together, and logs no more of them', async () => {
  const backend = await startBackend();
  const report = () =>
    fetch(`${backend.url}/reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report' },
      body: JSON.stringify({ 'csp-report': { 'blocked-uri': 'https://other.example/x' } }),
    });
  const answers = await Promise.all(Array.from({ length: 70 }, report));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  await backend.stop();
  expect(backend.output().match(/refused by the policy/g)).toHaveLength(60);
});
