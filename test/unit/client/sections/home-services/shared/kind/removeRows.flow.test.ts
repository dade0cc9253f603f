import { homeScheduleKind } from '#client/sections/home-services/kinds/homeSchedule';
import { listClosed } from '#client/sections/home-services/shared/kind/defineKind';
import { confirmed, declined } from '#client/state/confirmations';
import { stopChosen } from '#client/state/fanOut/ledgers';
import { retryChosen } from '#client/state/fanOutEvents';
import { deleteHomeSchedule, listHomeSchedule } from '#contract/homeServices/staff';
import { atOnce, type Step } from '#test/support/service/desk';
import type { Fate } from '#test/support/service/fates';
import { entriesIn, linesOf, makeEntry, planService, playSchedule, reasonsIn } from '#test/support/service/plans';
import type { FateOf, Service } from '#test/support/service/service';
import { noticesIn } from '#test/support/service/told';

const { events, keys, selectRows } = homeScheduleKind;
const filter = { provider: '4' };
const key = keys.removeMany(filter);
const entries = Array.from({ length: 8 }, (_, at) => makeEntry(at + 1, `2027-01-0${at + 1}`, '09:00 - 17:00'));
const chosen = events.bulkRemoveChosen({ filter, removals: entries.map(({ id, date }) => ({ id, name: date })) });
const ALL = Array.from({ length: 8 }, () => 'added');

/** What is on screen after these events, before a service whose deletions meet these fates. */
async function after(then: readonly Step[], fates: readonly Fate[] = [], fateOf?: (service: Service) => FateOf) {
  const service = planService({ entries }, ...fates);
  if (fateOf) service.fateOf = fateOf(service);
  const state = await playSchedule(service, [events.opened(filter), chosen, ...then]);
  return {
    service,
    tries: service.callsTo(deleteHomeSchedule).length,
    stored: entriesIn(service).map(({ id }) => id),
    left: selectRows(state, filter)?.map(({ id }) => id),
    outcomes: linesOf(state, key).map((line) => line.split(' ')[0]),
    reasons: reasonsIn(state, key),
    said: noticesIn(state).map(({ said }) => said),
  };
}

it('deletes every chosen entry, at most five at once, and tells how many', async () => {
  const { service, left, outcomes, said } = await after([confirmed()]);

  expect(service.mostUnderWay).toBe(5);
  expect(left).toEqual([]);
  expect(outcomes).toEqual(ALL);
  expect(said).toEqual(['Deleted 8 entries.']);
});

it('deletes nothing when the question is declined', async () => {
  const { tries, left, said } = await after([declined()]);

  expect(tries).toBe(0);
  expect(left).toHaveLength(8);
  expect(said).toEqual([]);
});

it('tells what failed, keeps it on screen, and deletes exactly that by Retry', async () => {
  const fates: Fate[] = ['500', '500'];
  const before = await after([confirmed()], fates);
  expect(before.left).toEqual([1, 2]);
  expect(before.outcomes).toEqual(['failed', 'failed', ...ALL.slice(2)]);
  expect(before.said).toEqual([expect.stringMatching(/^Deleted 6 entries\. Failed to delete 2\./)]);

  const retry = retryChosen({ kind: 'homeServices/homeSchedule/removeMany', key });
  const { left, tries } = await after([confirmed(), retry], fates);
  expect(left).toEqual([]);
  expect(tries).toBe(10);
});

it('tells what was gone already', async () => {
  const { left, outcomes, reasons, said } = await after(
    [confirmed()],
    [],
    (service) =>
      ({ endpoint, params: [id] }) => {
        if (endpoint === deleteHomeSchedule && Number(id) > 5) service.remove('/api/v3/availability/', Number(id));
        return undefined;
      },
  );

  expect(left).toEqual([]);
  expect(outcomes.slice(4)).toEqual(['added', 'skipped', 'skipped', 'skipped']);
  expect(reasons?.slice(4)).toEqual(['', 'already gone', 'already gone', 'already gone']);
  expect(said).toEqual(['Deleted 5 entries, 3 already gone.']);
});

describe('after lost answers', () => {
  const lost = (fate: Fate) => Array.from({ length: 8 }, () => fate);

  it('counts what went although nobody said so, by one look', async () => {
    const { service, left, outcomes } = await after([confirmed()], lost('lost after it took effect'));

    expect(left).toEqual([]);
    expect(outcomes).toEqual(ALL);
    // To show it, for the look, and once all is over.
    expect(service.callsTo(listHomeSchedule)).toHaveLength(3);
  });

  it('counts it also where the list has left the screen meanwhile', async () => {
    const leaves = atOnce(listClosed(keys.list(filter)));
    const { outcomes } = await after([confirmed(), leaves], lost('lost after it took effect'));

    expect(outcomes).toEqual(ALL);
  });

  it('has failed where it is still there', async () => {
    const { left, said } = await after([confirmed()], lost('lost before it took effect'));

    expect(left).toHaveLength(8);
    expect(said).toEqual([expect.stringMatching(/^Failed to delete any entries\./)]);
  });
});

it('holds back by Stop what is not on its way', async () => {
  const { left, outcomes, tries } = await after([confirmed(), atOnce(stopChosen(key))]);

  expect(tries).toBeLessThan(8);
  expect(left).toHaveLength(8 - tries);
  expect(outcomes.filter((outcome) => outcome === 'unsent')).toHaveLength(8 - tries);
});
