import { say } from '#client/lib/text';
import { missingHalfChosen } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { moveMessages } from '#client/sections/appointments/reschedule/messages';
import { moveNames, withoutNames } from '#client/sections/appointments/reschedule/move';
import { putOnRecord } from '#client/sections/appointments/reschedule/sagas/moveRecord';
import { selectAddress } from '#client/state/address';
import { halfDoneBegun } from '#client/state/halfDone/halfDone';
import { move } from '#test/support/builders/moves';
import { testSaga } from '#test/support/sagas/testSaga';

const key = appointmentKeys.reschedule(7);
const place = { section: 'appointments', params: {} };

it('a move on record names both appointments and its place; the device gets no name and no search', () => {
  const title = say(moveMessages.unfinished, moveNames(move));
  const work = { title, label: moveMessages.checkAgain, event: missingHalfChosen.type, data: move };
  const nameless = withoutNames(move);
  const kept = { ...work, title: say(moveMessages.unfinished, moveNames(nameless)), data: nameless, namelessOf: 7 };
  const searched = { section: 'appointments', params: { q: 'layla' } };

  testSaga(putOnRecord, move)
    .next()
    .select(selectAddress)
    .next(searched)
    .put(halfDoneBegun({ key, work: { ...work, place: searched }, atRest: { ...kept, place } }))
    .next()
    .isDone();
});
