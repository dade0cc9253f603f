import * as fc from 'fast-check';

import { runs } from './runs';

/** How much larger the second input is; what takes the square of its size takes this times as long as it may. */
const TIMES = 8;

/** How often as long eight times as much may take: work that grows in proportion stays far below, its square above. */
const MOST = 3 * TIMES;

/** Milliseconds below which nothing can be told of work. */
const SHORTEST_MS = 4;

type Pieces = readonly ((at: number) => string)[];

/** A text that repeats a few pieces; some of them know which turn it is, so that a name can be another each time. */
export interface WorstCase {
  text: (turns: number) => string;
  shown: string;
}

/** What might keep a reader of texts busy: any few of the given pieces without end, within what begins and ends one. */
export function worstCases(pieces: Pieces, frames: readonly (readonly [begin: string, end: string])[]) {
  return fc
    .tuple(fc.constantFrom(...frames), fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 3 }))
    .map(([[begin, end], parts]): WorstCase => {
      const turn = (at: number) => parts.map((part) => part(at)).join('');
      const text = (turns: number) => begin + Array.from({ length: turns }, (_, at) => turn(at)).join('') + end;
      return { text, shown: text(2) };
    });
}

/**
 * Holds a reader to work that grows in proportion to what it reads, for each of the cases that chance finds: eight
 * times as much takes eight times as long, with room for a busy machine. Only the time of this process counts.
 */
export async function expectProportion(
  cases: fc.Arbitrary<WorstCase>,
  turns: number,
  read: (text: string) => unknown,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(cases, async ({ text, shown }) => {
      const [small, large] = [text(turns), text(turns * TIMES)];
      const allowed = async () => MOST * Math.max(SHORTEST_MS, await cpuOf(() => read(small)));
      // What is too long once may have met a collection of garbage; work that is a square is too long each time.
      for (let tries = 3; tries > 0; tries -= 1) if ((await cpuOf(() => read(large))) <= (await allowed())) return;
      throw new Error(`Eight times as much takes more than ${MOST} times as long: ${shown}`);
    }),
    runs(60),
  );
}

/** Milliseconds that this process worked for, whatever else the machine did. */
async function cpuOf(work: () => unknown): Promise<number> {
  const began = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}
