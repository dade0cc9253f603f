import { selectIsAuthenticated } from '#client/features/session';
import { sessionMessages } from '#client/features/session/messages';
import { WAIT_SECONDS, type Fate } from '#test/support/service/fates';
import { inTurn } from '#test/support/service/service';
import { endpoints } from '#test/support/service/tables';
import type { Entry } from './entry';
import { againIn, forbiddenIn, readAloud, sayingsIn, verdictIn } from './reading';
import { sections } from './table';
import { beginVisit, setUpVisits, type Visit } from './visit';

/** What becomes of the first call that a flow makes to the endpoint under test. */
const FAULTS: readonly Fate[] = [
  'refused',
  'lost before it took effect',
  'lost after it took effect',
  'a page of HTML with 200',
  'an empty 2xx',
  '401',
  '429',
];

/** One that only some calls meet: for others it is no more than an empty 2xx. */
const EMPTY_CREATED: Fate = 'an empty 201';

const writing = endpoints.filter(({ method }) => method !== 'GET');
const table = Object.values(sections).flat();

it('the table has every call of the contract that writes', () => {
  const missing = writing.filter((endpoint) => !table.some((entry) => entry.endpoint === endpoint));

  expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

it('each row of the table has a name of its own', () => {
  const flows = table.map(({ flow }) => flow);

  expect(flows.filter((flow, at) => flows.indexOf(flow) !== at)).toEqual([]);
});

setUpVisits();

describe.each(Object.entries(sections))('%s', (_, entries) => {
  const cells = entries.flatMap((entry) =>
    faultsOf(entry).map((fault) => ({ name: `${entry.flow}: ${fault}`, entry, fault })),
  );

  it.each(cells)('$name', play);
});

function faultsOf({ trustsCreated }: Entry): readonly Fate[] {
  return trustsCreated ? [...FAULTS, EMPTY_CREATED] : FAULTS;
}

/** Plays one cell: what the person does meets the fault, then, where it failed, is done again without one. */
async function play({ entry, fault }: { entry: Entry; fault: Fate }): Promise<void> {
  const visit = await beginVisit(
    entry,
    inTurn([fault], ({ endpoint }) => endpoint === entry.endpoint),
  );
  await visit.act(entry.does);

  expect(visit.service.callsTo(entry.endpoint)).not.toEqual([]);
  if (fault === '401' && !entry.keepsSession) expectEndOfSession(visit);
  else {
    expect(selectIsAuthenticated(visit.state())).toBe(!entry.isSignedOut || verdictIn(visit.state(), entry) === 'done');
    expectTruth(visit, entry, fault);
    // A fan-out waits by itself, and is done in the end.
    if (fault === '429' && verdictIn(visit.state(), entry) !== 'done') expectWaitOnce(visit);
    if (verdictIn(visit.state(), entry) === 'failed') await expectDoneInTheEnd(visit, entry);
  }
  expect(forbiddenIn(visit.service.calls)).toEqual([]);
  expect(visit.crashes).toEqual([]);
}

/** The page says "done" only of what the service has, and "failed" in a sentence of its own. */
function expectTruth(visit: Visit, entry: Entry, fault: Fate | null): void {
  const state = visit.state();
  const verdict = verdictIn(state, entry);
  const isThere = entry.isThere(visit.service.tables);

  expect(verdict).not.toBe('nothing is said');
  if (verdict === 'done') expect({ says: verdict, isThere }).toEqual({ says: 'done', isThere: true });
  if (fault === EMPTY_CREATED) expect({ isThere, says: verdict }).toEqual({ isThere: true, says: 'done' });
  if (fault && entry.looksAfter?.includes(fault))
    expect({ isThere, says: verdict }).toEqual({ isThere, says: isThere ? 'done' : 'failed' });
  if (entry.isShown && (verdict === 'done' || !isThere)) {
    expect({ isShown: entry.isShown(state as never) }).toEqual({ isShown: verdict === 'done' });
  }
  for (const saying of sayingsIn(state)) {
    expect(saying.texts[0]).not.toBe('');
    expect(readAloud(saying)).not.toMatch(/[<>]|undefined|null|\[object/);
  }
}

function expectEndOfSession({ state }: Visit): void {
  expect(selectIsAuthenticated(state())).toBe(false);
  expect(sayingsIn(state()).map(({ texts }) => texts)).toEqual([[sessionMessages.expired]]);
}

function expectWaitOnce({ state }: Visit): void {
  const waits = sayingsIn(state()).map((saying) => readAloud(saying).split(String(WAIT_SECONDS)).length - 1);

  expect(Math.max(0, ...waits)).toBe(1);
}

/** What failed once is done by what the page offers next, or by doing the same again. */
async function expectDoneInTheEnd(visit: Visit, entry: Entry): Promise<void> {
  await visit.act(againIn(visit.state(), entry));

  expectTruth(visit, entry, null);
  expect({ says: verdictIn(visit.state(), entry), isThere: entry.isThere(visit.service.tables) }).toEqual({
    says: 'done',
    isThere: true,
  });
}
