/** Work waits behind other work of its lane. */
interface Lanes {
  /** Does work once all that came before it on its lane is done; undefined where too much waits there. */
  inTurn: <Result>(lane: string, work: () => Promise<Result>) => Promise<Result> | undefined;
}

/** Makes lanes, on each of which so much may wait. */
export function makeLanes(mostWaiting: number): Lanes {
  const lanes = new Map<string, { waiting: number; last: Promise<unknown> }>();
  return {
    inTurn: (name, work) => {
      const lane = lanes.get(name) ?? { waiting: 0, last: Promise.resolve() };
      if (lane.waiting >= mostWaiting) return undefined;
      lanes.set(name, lane);
      lane.waiting += 1;
      const done = lane.last.then(work).finally(() => {
        lane.waiting -= 1;
        if (lane.waiting === 0) lanes.delete(name);
      });
      lane.last = done.catch(() => undefined);
      return done;
    },
  };
}

/** Work of all lanes, of which so much is done at once. */
interface Places {
  /** Does work in the order in which it came, or before all that waits. */
  work: <Result>(work: () => Promise<Result>, isFirst: boolean) => Promise<Result>;
  /** How much is waiting. */
  waiting: () => number;
}

/** Makes places at which so much work is done at once. */
export function makePlaces(atOnce: number): Places {
  const waiting: (() => void)[] = [];
  let free = atOnce;

  function untilFree(isFirst: boolean): Promise<void> | undefined {
    if (free === 0) return new Promise((next) => (isFirst ? waiting.unshift(next) : waiting.push(next)));
    free -= 1;
    return undefined;
  }

  return {
    waiting: () => waiting.length,
    work: async (work, isFirst) => {
      await untilFree(isFirst);
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else free += 1;
      }
    },
  };
}
