import { costOfReading } from '#client/api/appointments';
import { deskUnlocked, selectIsCovered } from '#client/features/session';
import { readingBegun, turnMissed } from '#client/sections/appointments/list/events';
import { selectChangesAsked } from '#client/sections/appointments/list/selectors';
import {
  keepFresh,
  selectIsRead,
  untilDue,
  untilWelcome,
} from '#client/sections/appointments/reading/fresh/sagas/keepFresh';
import { readChanges } from '#client/sections/appointments/reading/fresh/sagas/readChanges';
import { listenForKeys, untilUndisturbing } from '#client/sections/appointments/reading/fresh/untilUndisturbing';
import { loadAppointments } from '#client/sections/appointments/reading/sagas/loads';
import { logFailure } from '#client/state/log';
import { untilTime } from '#client/state/sagas/untilTime';
import { tokenRenewed } from '#client/state/session';
import { selectSettings } from '#client/state/settings';
import { connectionLost } from '#test/support/builders/faults';
import { testSaga } from '#test/support/sagas/testSaga';

const steps = testSaga(keepFresh)
  .next()
  .select(selectSettings)
  .next({ refreshSeconds: 90 })
  .call(listenForKeys)
  .next()
  .call(costOfReading)
  .next({ ms: 700, bytes: 2_000 })
  .call(Date.now)
  .next(1_000_000)
  .call(untilDue, 1_000_000, 1_140_000)
  .next()
  .call(untilWelcome)
  .next()
  .select(selectIsRead)
  .save('whether the list is read already');

it('reads the list again at its turn, and counts the next one from there', () => {
  steps
    .restore('whether the list is read already')
    .next(false)
    .put(readingBegun())
    .next()
    .call(loadAppointments)
    .next()
    .call(costOfReading);
});

it('reads nothing behind a locked page, and disturbs nobody right after it', () => {
  testSaga(untilWelcome)
    .next()
    .call(untilUndisturbing)
    .next()
    .select(selectIsCovered)
    .next(true)
    .take([deskUnlocked, tokenRenewed])
    .next()
    .call(untilUndisturbing)
    .next()
    .select(selectIsCovered)
    .next(false)
    .isDone();
});

it('leaves a reading alone that is under way', () => {
  steps.restore('whether the list is read already').next(true).call(costOfReading);
});

it('says nothing of a reading that failed, and tries again at the next turn', () => {
  const error = connectionLost();

  steps
    .restore('whether the list is read already')
    .next(false)
    .put(readingBegun())
    .next()
    .call(loadAppointments)
    .throw(error)
    .call(logFailure, 'appointments', error)
    .next()
    .put(turnMissed())
    .next()
    .call(costOfReading);
});

const asked = { since: '2026-11-30T05:00:00.000Z', newest: '2026-11-30T05:00:10.000Z', knownTag: null };

it('until the next reading is due, what has changed is asked for every eight seconds, when nobody is disturbed', () => {
  testSaga(untilDue, 1_000_000, 1_020_000)
    .next()
    .select(selectSettings)
    .next({ changesQuery: 'changed_since' })
    .select(selectChangesAsked)
    .next(asked)
    .call(untilTime, 1_008_000)
    .next()
    .call(untilWelcome)
    .next()
    .select(selectIsRead)
    .next(false)
    .call(readChanges, 'changed_since', asked)
    .next()
    .call(Date.now)
    .next(1_013_000)
    .select(selectChangesAsked)
    .next(asked)
    .call(untilTime, 1_020_000)
    .next()
    .isDone();
});

it.each([
  ['no query for it is configured', {}, asked],
  ['the service does not tell it', { changesQuery: 'changed_since' }, null],
])('nobody asks what has changed where %s', (_, settings, told) => {
  testSaga(untilDue, 1_000_000, 1_060_000)
    .next()
    .select(selectSettings)
    .next(settings)
    .select(selectChangesAsked)
    .next(told)
    .call(untilTime, 1_060_000)
    .next()
    .isDone();
});
