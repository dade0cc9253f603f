/** A piece of code that is fetched when it is wanted. */
export interface OnDemand<Code> {
  /** Rejects when it cannot be fetched. */
  load: () => Promise<Code>;
  /** The code, `undefined` before it has been fetched. */
  loaded: () => Code | undefined;
}

/** Has a piece of code at hand once it has been fetched, so that nobody who wants it then has to wait. */
export function onDemand<Code>(fetchCode: () => Promise<Code>): OnDemand<Code> {
  let code: Code | undefined;
  return {
    load: async () => {
      code = await fetchCode();
      return code;
    },
    loaded: () => code,
  };
}
