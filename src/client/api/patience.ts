import { holdCall } from '#client/device/hold';
import { throttleOf } from '#client/lib/errors';
import { heldMs } from '#client/lib/pace';

/**
 * Makes a reading call again that a service had no room for, as often as it says so, each time after its time
 * (decisions: reading answers). Rejects with the refusal where that is longer than anything waits by itself.
 */
export async function readAgain<Reply>(
  refusal: unknown,
  read: () => Promise<Reply>,
  signal?: AbortSignal,
): Promise<Reply> {
  let error = refusal;
  for (let tries = 1; ; tries += 1) {
    const throttle = throttleOf(error);
    const ms = throttle && heldMs(throttle, tries);
    if (ms === null) throw error;
    await holdCall(ms, signal);
    try {
      return await read();
    } catch (next) {
      error = next;
    }
  }
}
