import { costOfReading } from '#client/api/appointments';
import { deskUnlocked, selectIsCovered } from '#client/features/session';
import { readingBegun, turnMissed } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { keepFresh, untilWelcome } from '#client/sections/appointments/reading/fresh/sagas/keepFresh';
import { listenForKeys, untilUndisturbing } from '#client/sections/appointments/reading/fresh/untilUndisturbing';
import { loadAppointments } from '#client/sections/appointments/reading/sagas/loads';
import { logFailure } from '#client/state/log';
import { selectRequest } from '#client/state/requests/requests';
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
  .call(untilTime, 1_140_000)
  .next()
  .call(untilWelcome)
  .next()
  .select(selectRequest, appointmentKeys.list)
  .save('whether the list is read already');

it('reads the list again at its turn, and counts the next one from there', () => {
  steps
    .restore('whether the list is read already')
    .next({ status: 'succeeded' })
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
  steps.restore('whether the list is read already').next({ status: 'pending' }).call(costOfReading);
});

it('says nothing of a reading that failed, and tries again at the next turn', () => {
  const error = connectionLost();

  steps
    .restore('whether the list is read already')
    .next(undefined)
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
