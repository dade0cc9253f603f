import type { Endpoint, Payloads } from '#contract/endpoint';
import { cancellable } from './cancellable';
import type { SendOptions, Sending } from './send';
import { send } from './send';

/** Makes a call whose answer has to be looked at first. Rejects like `send`, and with what `read` throws. */
export function sendAndRead<Path extends string, P extends Payloads, Answer>(
  endpoint: Endpoint<Path, P>,
  sending: Sending<Path, P>,
  read: (reply: P['reply']) => Answer,
  options: SendOptions = {},
): Promise<Answer> {
  return cancellable(async (signal) => read(await send(endpoint, sending, { signal, ...options })));
}
