import type { Endpoint } from '#contract/endpoint';
import type { Fate } from '#test/support/service/fates';
import type { Request } from '#test/support/service/tables';
import type { Entry } from './entry';
import { againIn, verdictIn } from './reading';
import { sections } from './table';
import { beginVisit, setUpVisits } from './visit';

const LOST_ON_THE_WAY: Fate = 'lost before it took effect';

setUpVisits();

/** The first call to an endpoint is lost, and with it the line: nothing arrives until that is back. */
function lineThatBreaks(endpoint: Endpoint, fault: Fate) {
  const line = { isUp: true, wasBroken: false };
  return {
    fateOf: ({ endpoint: called }: Request): Fate | undefined => {
      if (!line.isUp) return LOST_ON_THE_WAY;
      if (called !== endpoint || line.wasBroken) return undefined;
      Object.assign(line, { isUp: false, wasBroken: true });
      return fault;
    },
    mend: () => {
      line.isUp = true;
    },
  };
}

const entries = Object.values(sections)
  .flat()
  .filter(({ endpoint }) => endpoint.repeat === 'afterLook');
const cells = entries.flatMap((entry) =>
  (['lost after it took effect', LOST_ON_THE_WAY] as const).map((fault) => ({ name: entry.flow, fault, entry })),
);

describe('a call that may be made again only after a look, and is lost with the line', () => {
  it.each(cells)('$name: $fault', async ({ entry, fault }: { entry: Entry; fault: Fate }) => {
    const { fateOf, mend } = lineThatBreaks(entry.endpoint, fault);
    const visit = await beginVisit(entry, fateOf);
    await visit.act(entry.does);
    expect(verdictIn(visit.state(), entry)).toBe('failed');

    // Tried again while nothing can be asked, it is not sent.
    const before = visit.service.callsTo(entry.endpoint).length;
    await visit.act(againIn(visit.state(), entry));
    expect(visit.service.callsTo(entry.endpoint)).toHaveLength(before);
    expect(verdictIn(visit.state(), entry)).toBe('failed');

    mend();
    await visit.act(againIn(visit.state(), entry));
    const isSettled = entry.isThere(visit.service.tables) || (entry.isGivenUp?.(visit.service.tables) ?? false);
    expect({ says: verdictIn(visit.state(), entry), isSettled }).toEqual({ says: 'done', isSettled: true });
  });
});
