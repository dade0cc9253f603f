/** A piece of code that is fetched when it is wanted. */
export interface OnDemand<Code> {
  /** Fetches it; rejects when that is not possible. */
  load: () => Promise<Code>;
  /** Fetches it for somebody who waits for it, again and again where it could not be fetched. */
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

/** Milliseconds until code that somebody waits for is fetched again by itself; after each failure twice as many. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

let tell: () => void = () => undefined;

/** Calls a listener, one for the page, when code could not be fetched, and once nobody waits for such code any more. */
export function whenCodeIsMissing(listener: typeof tell): void {
  tell = listener;
}

/** What has each piece fetched again that somebody waits for, between two tries. */
const retries = new Set<() => void>();

/** How many wait for code that could not be fetched at first. */
let awaited = 0;

function noteThere(): void {
  awaited -= 1;
  if (awaited === 0) tell();
}

/** Whether somebody waits for code that could not be fetched. */
export function isCodeAwaited(): boolean {
  return awaited > 0;
}

/** Has all code fetched again that somebody waits for. */
export function retryMissingCode(): void {
  for (const retry of [...retries]) retry();
}

/**
 * Has a piece of code at hand once it has been fetched, so that nobody who wants it then has to wait. All code that
 * comes on demand comes by this; `import()` stands nowhere else.
 */
export function onDemand<Code>(fetchCode: () => Promise<Code>): OnDemand<Code> {
  let code: Code | undefined;
  const listeners = new Set<() => void>();
  const whenFetched = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const fetchAndKeep = async () => {
    code ??= await fetchCode();
    listeners.forEach((listener) => listener());
    listeners.clear();
    return code;
  };
  return {
    load: async () => {
      try {
        return await fetchAndKeep();
      } catch (error) {
        tell();
        throw error;
      }
    },
    want: async () => {
      let pause = 0;
      for (let isSaid = false; ;) {
        try {
          const fetched = await fetchAndKeep();
          if (pause > 0) noteThere();
          return fetched;
        } catch {
          if (pause === 0) awaited += 1;
          if (!isSaid) tell();
          pause = Math.min(2 * pause || FIRST_PAUSE_MS, LONGEST_PAUSE_MS);
          // Who has asked for it once more is told again; to say so at each try would be noise.
          isSaid = !(await untilTriedAgain(pause, whenFetched));
        }
      }
    },
    loaded: () => code,
    whenFetched,
  };
}

/** Resolves after a pause, on a retry, or once somebody else has fetched the code; says whether it was a retry. */
function untilTriedAgain(pause: number, whenFetched: OnDemand<unknown>['whenFetched']): Promise<boolean> {
  return new Promise((resolve) => {
    const goOn = (isRetried: boolean) => {
      clearTimeout(timer);
      giveUp();
      retries.delete(retry);
      resolve(isRetried);
    };
    const retry = () => goOn(true);
    const timer = setTimeout(goOn, pause, false);
    const giveUp = whenFetched(() => goOn(false));
    retries.add(retry);
  });
}
