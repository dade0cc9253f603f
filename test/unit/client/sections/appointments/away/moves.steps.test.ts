import {
  planSent,
  lineEnded,
  movesChosen,
  movesEnded,
  nextTimeChosen,
} from '#client/sections/appointments/away/events';
import { awayKeys } from '#client/sections/appointments/away/keys';
import { readHoursOf, readWholeList } from '#client/sections/appointments/away/sagas/findTimes';
import { forgetPlan } from '#client/sections/appointments/away/sagas/keepPlan';
import {
  beginMoves,
  endMoves,
  moveInOneTab,
  movingVisits,
  moveVisit,
  noteFailed,
  readBeforeMoves,
} from '#client/sections/appointments/away/sagas/moves';
import {
  selectHasHours,
  selectIsFreed,
  selectMoveItems,
  selectPlannedVisit,
  selectPlanToSend,
  selectSentPlan,
  selectTimeNamed,
} from '#client/sections/appointments/away/selectors';
import type { LineEnd, PlannedVisit, SentPlan } from '#client/sections/appointments/away/sent';
import { selectAddress } from '#client/state/address';
import { runRound } from '#client/state/fanOut/round';
import { runFanOut } from '#client/state/fanOut/runFanOut';
import { planResumed } from '#client/state/fanOutEvents';
import { refusal } from '#test/support/builders/faults';
import { slot, stored } from '#test/support/builders/moves';
import { testSaga } from '#test/support/sagas/testSaga';

const line = (end: LineEnd): PlannedVisit => ({ original: stored, target: slot, waitsFor: [], end });
const sent = (end: LineEnd): SentPlan => ({
  kind: 'away',
  doctorId: 21,
  span: { from: '2026-11-23', to: '2026-11-23', fromTime: '', toTime: '' },
  closesHours: false,
  lines: [line(end)],
  closed: [],
  isUndone: false,
});

it('a plan is kept before the first of it is sent', () => {
  const items = [{ id: '7', label: 'Layla Haddad', payload: { id: 7, needs: [] } }];
  testSaga(beginMoves, movesChosen())
    .next()
    .select(selectPlanToSend)
    .next(sent({ is: 'open' }))
    .put(planSent(sent({ is: 'open' })))
    .next()
    .select(selectMoveItems, sent({ is: 'open' }))
    .next(items)
    .call(runFanOut, movingVisits, awayKeys.moves, items)
    .next()
    .isDone();
});

it('the next time of one line sends that line alone', () => {
  const place = { section: 'appointments', params: {} };
  testSaga(beginMoves, nextTimeChosen({ id: 7, slot }))
    .next()
    .select(selectAddress)
    .next(place)
    .put(planResumed({ key: awayKeys.moves, place, outcome: 'failed', looksFirst: false, only: '7' }))
    .next()
    .call(runRound, movingVisits, awayKeys.moves)
    .next()
    .isDone();
});

it('the list is read before anything is sent, and hours only where none are known', () => {
  const steps = testSaga(readBeforeMoves).next().call(readWholeList).save('asked');

  expect(() => steps.throw(refusal(403))).toThrow();
  steps
    .restore('asked')
    .next()
    .select(selectSentPlan)
    .next(sent({ is: 'open' }))
    .select(selectHasHours)
    .save('has hours?')
    .next(true)
    .isDone();
  steps.restore('has hours?').next(false).call(readHoursOf, 21);
});

describe('one line', () => {
  const steps = testSaga(moveVisit, { id: 7 })
    .next()
    .select(selectPlannedVisit, 7)
    .next(line({ is: 'open' }))
    .select(selectTimeNamed, slot, stored)
    .next('Wed 25 Nov 10:00')
    .select(selectIsFreed, line({ is: 'open' }))
    .save('is its time free?')
    .next(true)
    .call(moveInOneTab, stored, slot)
    .save('it is moved');

  it('notes that it was moved before the ledger says so', () => {
    steps
      .restore('it is moved')
      .next({ end: { is: 'moved', to: 8 }, reason: 'moved' })
      .put(lineEnded({ id: 7, end: { is: 'moved', to: 8 } }))
      .next()
      .returns({ outcome: 'added', reason: 'moved' });
  });

  it('notes what was refused, but leaves open what the end of the session cut off', () => {
    const [ended, refused] = [refusal(401), refusal(403)];
    const noted = lineEnded({ id: 7, end: { is: 'failed', isTaken: false } });

    expect(() => steps.restore('it is moved').throw(ended)).toThrow(ended);
    steps.restore('it is moved').throw(refused).call(noteFailed, 7, refused);
    const note = testSaga(noteFailed, 7, refused).next().put(noted);
    expect(() => note.next()).toThrow(refused);
  });
});

it.each<[LineEnd, boolean]>([
  [{ is: 'open' }, false],
  [{ is: 'failed', isTaken: true }, true],
  [{ is: 'moved', to: 8 }, true],
])('with a line that is %j the plan is taken off the device: %s', (end, isOver) => {
  const steps = testSaga(endMoves).next().select(selectSentPlan).next(sent(end));
  if (isOver) steps.call(forgetPlan, 21).next().put(movesEnded()).next().isDone();
  else steps.isDone();
});
