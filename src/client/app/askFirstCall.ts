import { addressOf, queryText } from '#client/api/address';
import { askEarly } from '#client/api/early';
import { hasEnded } from '#client/lib/tokenLife';
import type { Address } from '#client/state/address';
import { readLife, readLock } from '#client/state/tokenStorage';
import { loadConfig } from './config';
import { firstCalls } from './firstCalls';
import type { SectionId } from './sectionIds';

/**
 * Asks for what a section shows first, as soon as it is known where the services are. Nothing is asked without a token,
 * nor with one that has ended, nor at a locked desk; what goes wrong here is met when the product itself comes to it.
 */
export async function askFirstCall(token: string | null, section: SectionId, params: Address['params']): Promise<void> {
  const call = token === null ? null : firstCalls[section](params);
  try {
    const { baseUrls, lockAfterMinutes } = await loadConfig();
    if (call && token !== null && !readLock(lockAfterMinutes) && !hasEnded(readLife(), Date.now()))
      askEarly(addressOf(call.endpoint, baseUrls, call.params) + queryText(call.query), token);
  } catch {
    return;
  }
}
