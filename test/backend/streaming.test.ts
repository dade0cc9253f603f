import { get } from 'node:http';
import { constants, gunzipSync } from 'node:zlib';

import { listAppointments, type Appointment } from '#contract/appointments';
import { startBackend, type Backend } from '#test/support/backend/liveBackend';

const COUNT = 10_000;

describe('the long list of appointments', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend({ args: ['--appointments', String(COUNT)] });
  });

  /** Asks for the list and hands on each piece as it comes; what is returned ends the reading. */
  function readPieces(encoding: string, onPiece: (pieces: Buffer[], leave: () => void) => void) {
    const headers = { authorization: `Bearer ${backend.token}`, 'accept-encoding': encoding };
    return new Promise<Buffer[]>((done) => {
      const request = get(`${backend.url}/appointment-service/appointments/`, { headers }, (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => {
          pieces.push(piece);
          onPiece(pieces, () => request.destroy());
        });
        response.on('error', () => done(pieces));
        response.on('end', () => done(pieces));
      });
    });
  }

  const unpack = (pieces: Buffer[]) =>
    gunzipSync(Buffer.concat(pieces), { finishFlush: constants.Z_SYNC_FLUSH }).toString();
  const rowsIn = (text: string) => text.split('"user_id":').length - 1;

  it('begins with a screen full, also when compressed', async () => {
    let first = '';
    const pieces = await readPieces('gzip', (soFar) => {
      if (first === '') first = unpack(soFar);
    });
    expect(first).toMatch(/^\[\{"id":/);
    expect(rowsIn(first)).toBeGreaterThan(20);
    expect(rowsIn(first)).toBeLessThanOrEqual(200);
    expect(JSON.parse(unpack(pieces))).toHaveLength(COUNT);
  });

  it('is given up when the reader leaves', async () => {
    await readPieces('identity', (_pieces, leave) => leave());
    expect((await backend.call(listAppointments)).body).toHaveLength(COUNT);
    // What a sign-in notes is no fault.
    expect(backend.output()).not.toMatch(/"level":[4-6]0/);
  });

  // The last one: it ends the server of them all.
  it('is finished before the server stops', async () => {
    let stopped: Promise<number | null> | undefined;
    const pieces = await readPieces('identity', () => {
      stopped ??= backend.stop();
    });
    expect(JSON.parse(Buffer.concat(pieces).toString()) as Appointment[]).toHaveLength(COUNT);
    expect(await stopped).toBe(0);
  });
});
