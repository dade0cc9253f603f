import * as directoryApi from '#client/api/directory';
import { doctors } from '#client/entities/clinic';
import { entitiesMerged } from '#client/entities/entityStore';
import { profileSubmitted } from '#client/features/doctor-profile/events';
import { messages } from '#client/features/doctor-profile/messages';
import { updateDoctor } from '#client/features/doctor-profile/sagas/updateDoctor';
import { formOf, patchOf } from '#client/features/doctor-profile/validation';
import { makeDoctor } from '#test/support/builders/clinic';
import { refusal } from '#test/support/builders/faults';
import { showing, testSaga } from '#test/support/sagas/testSaga';

const doctor = makeDoctor({ id: 7 });
const patch = patchOf(formOf(doctor), [{ id: 1 }]);

describe('updating a doctor', () => {
  const steps = testSaga(updateDoctor, profileSubmitted({ id: 7, patch, typed: formOf(doctor) }))
    .next()
    .call(directoryApi.updateDoctor, 7, patch)
    .save('the change is sent');

  it('shows the doctor as the service answered, and says so, before it reads the doctor again', () => {
    steps
      .restore('the change is sent')
      .next(doctor)
      .put(entitiesMerged(doctors.normalize([doctor]).entities))
      .next()
      .inspect(showing({ kind: 'success', text: messages.updated }));
  });

  it('changes nothing in the store where the service answered nothing', () => {
    steps
      .restore('the change is sent')
      .next(null)
      .inspect(showing({ kind: 'success', text: messages.updated }));
  });

  it('changes nothing and says nothing of success when it is refused', () => {
    const refused = refusal();

    expect(() => steps.restore('the change is sent').throw(refused)).toThrow(refused);
  });
});
