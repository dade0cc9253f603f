/** When each call that waits goes on, in milliseconds since 1970. */
const waiting = new Set<{ until: number }>();

const listeners = new Set<() => void>();

/** Until when calls wait because a service has asked for it, in milliseconds since 1970; `null` when none does. */
export function callsHeldUntil(): number | null {
  return waiting.size === 0 ? null : Math.max(...Array.from(waiting, ({ until }) => until));
}

/** Calls back when calls begin to wait, and when they go on; the returned function ends that. */
export function onCallsHeld(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Resolves after so many milliseconds, for which a call waits. Rejects when it is given up meanwhile. */
export async function holdCall(ms: number, signal?: AbortSignal): Promise<void> {
  const one = { until: Date.now() + ms };
  waiting.add(one);
  tell();
  try {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(resolve, ms);
      const giveUp = () => {
        clearTimeout(timer);
        reject(signal?.reason as Error);
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      if (signal?.aborted) giveUp();
    });
  } finally {
    waiting.delete(one);
    tell();
  }
}

function tell(): void {
  listeners.forEach((listener) => listener());
}
