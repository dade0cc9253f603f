import type { CDPSession } from 'playwright-core';

/**
 * Counts the bytes of answers with their heads; what it returns tells how many have come since it was last asked. The
 * sizes that Playwright tells lack a stream that is read no further than it is wanted.
 *
 * @param isMeant tells the answers that count by their address
 */
export async function countBytes(session: CDPSession, isMeant: (url: string) => boolean = () => true) {
  await session.send('Network.enable');
  const meant = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, response: { url, encodedDataLength } }) => {
    if (!isMeant(url)) return;
    meant.add(requestId);
    bytes += encodedDataLength;
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (meant.has(requestId)) bytes += encodedDataLength;
  });
  return () => {
    const taken = bytes;
    bytes = 0;
    return taken;
  };
}
