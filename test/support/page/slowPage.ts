import { listenForSlowness } from '#client/device/slowness';

type Told = Pick<PerformanceEventTiming, 'interactionId' | 'startTime' | 'duration'>;

/** Has the page listen to a browser that tells of slow events; the returned function tells of one. */
export function listenToBrowser(): (event: Told) => void {
  let note: PerformanceObserverCallback | undefined;
  class Observer {
    constructor(callback: PerformanceObserverCallback) {
      note = callback;
    }

    observe() {
      return undefined;
    }
  }
  const own = Object.getOwnPropertyDescriptor(globalThis, 'PerformanceObserver');
  Object.defineProperty(globalThis, 'PerformanceObserver', { value: Observer, configurable: true });
  listenForSlowness();
  if (own) Object.defineProperty(globalThis, 'PerformanceObserver', own);
  return (event) => {
    const list = { getEntries: () => [event] } as unknown as PerformanceObserverEntryList;
    note?.(list, {} as PerformanceObserver);
  };
}
