/** A piece of code that is fetched when it is wanted. */
export interface OnDemand<Code> {
  /** Rejects when it cannot be fetched. */
  load: () => Promise<Code>;
  /** Fetches it for somebody who waits for it, again on a retry where it could not be fetched. */
  want: () => Promise<Code>;
  /** The code, `undefined` before it has been fetched. */
  loaded: () => Code | undefined;
  /**
   * Calls a listener once the code has been fetched for whomever, before anybody who asked for it goes on; asks for
   * nothing itself.
   *
   * @returns what gives that up
   */
  whenFetched: (listener: () => void) => () => void;
}

/** Has a piece of code at hand once it has been fetched, so that nobody who wants it then has to wait. */
export function onDemand<Code>(fetchCode: () => Promise<Code>): OnDemand<Code> {
  let code: Code | undefined;
  const listeners = new Set<() => void>();
  const fetchAndKeep = async () => {
    code = await fetchCode();
    listeners.forEach((listener) => listener());
    listeners.clear();
    return code;
  };
  return {
    load: () => fetched(fetchAndKeep),
    want: () => untilFetched(fetchAndKeep),
    loaded: () => code,
    whenFetched: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

let tellMissing: (isWaitedFor: boolean) => void = () => undefined;

/** Calls a listener, one for the page, when code could not be fetched, and says whether somebody waits for it. */
export function whenCodeIsMissing(listener: typeof tellMissing): void {
  tellMissing = listener;
}

/** Fetches a piece of code, and tells the listener when that is not possible; rejects then. */
export async function fetched<Code>(fetchCode: () => Promise<Code>): Promise<Code> {
  try {
    return await fetchCode();
  } catch (error) {
    tellMissing(false);
    throw error;
  }
}

const waiting = new Set<() => void>();

/** Fetches a piece of code that somebody waits for; where that is not possible it is fetched again on a retry. */
export async function untilFetched<Code>(fetchCode: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      return await fetchCode();
    } catch {
      const isRetried = new Promise<void>((resolve) => waiting.add(resolve));
      tellMissing(true);
      await isRetried;
    }
  }
}

/** Has all code fetched again that somebody waits for. */
export function retryMissingCode(): void {
  const retries = [...waiting];
  waiting.clear();
  for (const retry of retries) retry();
}
