import { appointments } from '#client/entities/appointments';
import { say } from '#client/lib/text';
import { missingHalfChosen } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { selectPatientName } from '#client/sections/appointments/list/late/visits';
import { rescheduleMessages as messages } from '#client/sections/appointments/move/late/messages';
import { namesOf, withoutNames } from '#client/sections/appointments/move/late/move';
import {
  findMoveOnRecord,
  putOnRecord,
  selectMoveOnRecord,
  takeOffRecord,
} from '#client/sections/appointments/move/late/sagas/moveRecord';
import { selectAddress } from '#client/state/address';
import { halfDoneBegun, halfDoneEnded, halfDoneNamed } from '#client/state/halfDone/halfDone';
import { recallWork } from '#client/state/halfDone/recallWork';
import { topicClosed } from '#client/state/notices';
import { move, stored } from '#test/support/builders/moves';
import { testSaga } from '#test/support/sagas/testSaga';

const key = appointmentKeys.reschedule(7);
const place = { section: 'appointments', params: {} };

it('a move on record names both appointments and its place; the device gets no name and no search', () => {
  const title = say(messages.unfinished, namesOf(move));
  const work = { title, label: messages.checkAgain, event: missingHalfChosen.type, data: move };
  const nameless = withoutNames(move);
  const kept = { ...work, title: say(messages.unfinished, namesOf(nameless)), data: nameless, namelessOf: 7 };
  const searched = { section: 'appointments', params: { q: 'layla' } };

  testSaga(putOnRecord, move)
    .next()
    .select(selectAddress)
    .next(searched)
    .put(halfDoneBegun({ key, work: { ...work, place: searched }, atRest: { ...kept, place } }))
    .next()
    .isDone();
});

describe('a move on record is found, in whichever tab it was begun', () => {
  const steps = testSaga(findMoveOnRecord, 7)
    .next()
    .call(recallWork, key)
    .next()
    .select(appointments.selectById, 7)
    .save('asked the device');

  it('with the name of its patient, which the device does not keep', () => {
    steps
      .restore('asked the device')
      .next(stored)
      .select(selectPatientName, stored)
      .next('Layla Haddad')
      .put(halfDoneNamed({ key, patient: 'Layla Haddad' }))
      .next()
      .select(selectMoveOnRecord, 7)
      .next(move)
      .returns(move);
  });

  it('without a name where the appointment is not known', () => {
    steps.restore('asked the device').next(undefined).select(selectMoveOnRecord, 7).next(move).returns(move);
  });
});

it('a move off record is over, and no notice says that it was stuck', () => {
  testSaga(takeOffRecord, move).next().put(halfDoneEnded(key)).next().put(topicClosed(key)).next().isDone();
});
