/** What a call has shown since the browser last changed its word about the line; `null` before any has ended. */
let seen: 'answered' | 'unanswered' | null = null;

/**
 * Milliseconds after which what could not be read is tried once more: a browser says that it is online before calls are
 * answered.
 */
const SETTLES_MS = 5000;

/** When the browser last said that it is online again, as `performance.now()` counts. */
let backAt = -Infinity;

const listeners = new Set<() => void>();

/**
 * Whether nothing can be reached: the browser says so, and no call that was made since has been answered. Where the
 * browser does not know, the page counts as online; where calls are answered (a VPN, a virtual machine), its word
 * counts for nothing.
 */
export function isOffline(): boolean {
  return saysOffline() && seen !== 'answered';
}

/** Whether a call was tried while the page was offline, and got no answer. */
export function isTriedOffline(): boolean {
  return saysOffline() && seen === 'unanswered';
}

/** Notes what became of a call that was made while the browser said that it was offline. */
export function noteCall(end: 'answered' | 'unanswered'): void {
  if (!saysOffline() || seen === 'answered' || seen === end) return;
  seen = end;
  tell();
}

/** In how many milliseconds a line that has just come back can be relied upon; 0 where it has not, or long ago. */
export function settlesIn(): number {
  return Math.max(0, backAt + SETTLES_MS - performance.now());
}

/** Calls back when the page goes offline and when it is online again; the returned function ends that. */
export function onLineChanged(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('online', startAnew);
    window.addEventListener('offline', startAnew);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('online', startAnew);
    window.removeEventListener('offline', startAnew);
  };
}

function saysOffline(): boolean {
  return 'navigator' in globalThis && !((navigator.onLine as boolean | undefined) ?? true);
}

function startAnew({ type }: Event): void {
  seen = null;
  backAt = type === 'online' ? performance.now() : -Infinity;
  tell();
}

function tell(): void {
  listeners.forEach((listener) => listener());
}
