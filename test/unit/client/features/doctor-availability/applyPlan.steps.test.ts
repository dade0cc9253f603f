import { planCalls } from '#client/features/doctor-availability/late/calls';
import { planApplied, planBegun, hoursUndoChosen } from '#client/features/doctor-availability/late/events';
import {
  applyingPlan,
  applyPlan,
  undoingPlan,
  undoHoursPlan,
} from '#client/features/doctor-availability/late/sagas/applyPlan';
import { selectHoursPlan, selectUndoable } from '#client/features/doctor-availability/late/selectors';
import { askConfirmation } from '#client/state/confirmations';
import { runFanOut } from '#client/state/fanOut/runFanOut';
import { ledgerClosed } from '#client/state/fanOutEvents';
import { EMPTY_WEEK, twoShifts } from '#client/ui/week/week';
import { makeAvailability } from '#test/support/builders/clinic';
import { testSaga } from '#test/support/sagas/testSaga';

const doctor = { id: 21, name: 'Omar Nasser' };
const slot = makeAvailability({ id: 7, date: '2026-12-07' });
const lines = [{ ...slot, sign: 'remove' as const, slot }];
const question = {
  doctors: [doctor],
  locationId: 31,
  startDate: '2026-12-07',
  endDate: '2026-12-09',
  week: twoShifts(),
};
const difference = { question, doctors: [{ doctor, lines }], unread: [], lacksVisits: false };
const [key, undoKey] = ['doctorAvailability/plan/here', 'doctorAvailability/planUndo/here'];
const calls = planCalls({ key, scope: 'here', locationId: 31, hasSeveral: false }, difference.doctors);

const steps = testSaga(applyPlan, planApplied({ scope: 'here' }))
  .next()
  .select(selectHoursPlan, 'here')
  .save('looks');

it('forgets what an earlier plan has left before it sends', () => {
  steps
    .restore('looks')
    .next({ difference })
    .put(planBegun({ scope: 'here' }))
    .next()
    .put(ledgerClosed(undoKey))
    .next()
    .call(runFanOut, applyingPlan, key, calls)
    .next()
    .isDone();
});

it('sends nothing without a difference, without a change, or after a no', () => {
  steps.restore('looks').next(undefined).isDone();
  steps
    .restore('looks')
    .next({ difference: { ...difference, doctors: [] } })
    .isDone();
  steps
    .restore('looks')
    .next({ difference: { ...difference, question: { ...question, week: EMPTY_WEEK } } })
    .inspect((effect) => expect(effect).toMatchObject({ payload: { fn: askConfirmation } }))
    .next(false)
    .isDone();
});

it('takes back what has come true, and closes the ledger of that', () => {
  const rows = calls.map(({ payload, ...row }) => ({ ...row, payload, outcome: 'added' as const, reason: null }));
  const undone = testSaga(undoHoursPlan, hoursUndoChosen({ scope: 'here' }))
    .next()
    .select(selectUndoable, 'here')
    .save('looks');
  undone.restore('looks').next([]).isDone();
  undone
    .restore('looks')
    .next(rows)
    .put(planBegun({ scope: 'here' }))
    .next()
    .put(ledgerClosed(key))
    .next()
    .inspect((effect) =>
      expect(effect).toMatchObject({ payload: { fn: runFanOut, args: [undoingPlan, undoKey, [{}]] } }),
    )
    .next()
    .isDone();
});
