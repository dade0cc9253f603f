import { schedulePlanKeys } from '#client/sections/home-services/keys';
import { entryCalls } from '#client/sections/home-services/schedule/late/entryCalls';
import {
  schedulePlanApplied,
  schedulePlanBegun,
  scheduleUndoChosen,
} from '#client/sections/home-services/schedule/late/planEvents';
import { selectEntriesToUndo, selectSchedulePlan } from '#client/sections/home-services/schedule/late/planSelectors';
import {
  applySchedule,
  applyingSchedule,
  undoingSchedule,
  undoSchedule,
} from '#client/sections/home-services/schedule/late/sagas/applySchedule';
import { askConfirmation } from '#client/state/confirmations';
import { runFanOut } from '#client/state/fanOut/runFanOut';
import { ledgerClosed } from '#client/state/fanOutEvents';
import { EMPTY_WEEK, twoShifts } from '#client/ui/week/week';
import { makeEntry } from '#test/support/builders/scheduleService';
import { testSaga } from '#test/support/sagas/testSaga';

const provider = 4;
const entry = makeEntry(7, '2026-12-07', '08:00 - 09:00');
const question = { startDate: '2026-12-07', endDate: '2026-12-08', week: twoShifts() };
const difference = { question, lines: [{ ...entry, sign: 'remove' as const, entry }] };
const [key, undoKey] = [schedulePlanKeys.plan(provider), schedulePlanKeys.undo(provider)];
const calls = entryCalls({ key, provider, isUndo: false }, difference.lines);

const steps = testSaga(applySchedule, schedulePlanApplied({ provider }))
  .next()
  .select(selectSchedulePlan, provider)
  .save('looks');

it('forgets what an earlier plan has left before it sends', () => {
  steps
    .restore('looks')
    .next({ difference })
    .put(schedulePlanBegun({ provider }))
    .next()
    .put(ledgerClosed(undoKey))
    .next()
    .call(runFanOut, applyingSchedule, key, calls)
    .next()
    .isDone();
});

it('sends nothing without a difference, without a change, or after a no', () => {
  steps.restore('looks').next(undefined).isDone();
  steps
    .restore('looks')
    .next({ difference: { ...difference, lines: [] } })
    .isDone();
  steps
    .restore('looks')
    .next({ difference: { ...difference, question: { ...question, week: EMPTY_WEEK } } })
    .inspect((effect) => expect(effect).toMatchObject({ payload: { fn: askConfirmation } }))
    .next(false)
    .isDone();
});

it('takes back what has come true, and closes the ledger of that', () => {
  const rows = calls.map((item) => ({ ...item, outcome: 'added' as const, reason: null }));
  const undone = testSaga(undoSchedule, scheduleUndoChosen({ provider }))
    .next()
    .select(selectEntriesToUndo, provider)
    .save('looks');
  undone.restore('looks').next([]).isDone();
  undone
    .restore('looks')
    .next(rows)
    .put(schedulePlanBegun({ provider }))
    .next()
    .put(ledgerClosed(key))
    .next()
    .inspect((effect) =>
      expect(effect).toMatchObject({ payload: { fn: runFanOut, args: [undoingSchedule, undoKey, [{}]] } }),
    )
    .next()
    .isDone();
});
