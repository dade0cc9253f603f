import { get, type IncomingHttpHeaders } from 'node:http';

/** Reads an address without unpacking what comes, as `fetch` would. */
export function rawGet(url: string, headers: Record<string, string>) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer; pieces: Buffer[] }>((done, fail) =>
    get(url, { headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('error', fail);
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces), pieces }),
      );
    }).on('error', fail),
  );
}
