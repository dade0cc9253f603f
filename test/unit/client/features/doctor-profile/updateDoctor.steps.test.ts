import * as directoryApi from '#client/api/directory';
import { doctors } from '#client/entities/clinic';
import { entitiesMerged } from '#client/entities/entityStore';
import { profileSubmitted, shapesAccepted } from '#client/features/doctor-profile/events';
import { doctorProfileKeys } from '#client/features/doctor-profile/keys';
import { profileMessages } from '#client/features/doctor-profile/messages';
import {
  mergedPatch,
  saveInEitherShape,
  saveInShape,
  saveRefusedLists,
  updateDoctor,
} from '#client/features/doctor-profile/sagas/updateDoctor';
import { selectListShapes } from '#client/features/doctor-profile/selectors';
import { formOf, patchOf } from '#client/features/doctor-profile/validation';
import { selectIsUnknown } from '#client/state/writes/unknown';
import { makeDoctor } from '#test/support/builders/clinic';
import { refusal } from '#test/support/builders/faults';
import { showing, testSaga } from '#test/support/sagas/testSaga';

const doctor = makeDoctor({ id: 7 });
const patch = patchOf(formOf(doctor), [{ id: 1 }], doctor);
const shapes = { languages: 'objects', services: 'objects' } as const;

describe('updating a doctor', () => {
  const change = { id: 7, opened: doctor, typed: formOf(doctor) };
  const steps = testSaga(updateDoctor, profileSubmitted(change))
    .next()
    .call(mergedPatch, change)
    .next(patch)
    .select(selectListShapes, 7)
    .next(shapes)
    .select(selectIsUnknown, doctorProfileKeys.update(7))
    .next(false)
    .call(saveInEitherShape, 7, patch, shapes)
    .save('the change is sent');

  it('shows the doctor as the service answered, and says so, before it reads the doctor again', () => {
    steps
      .restore('the change is sent')
      .next(doctor)
      .put(entitiesMerged(doctors.normalize([doctor]).entities))
      .next()
      .inspect(showing({ kind: 'success', text: profileMessages.updated }));
  });
});

describe('saving a profile', () => {
  const steps = testSaga(saveInEitherShape, 7, patch, shapes)
    .next()
    .call(saveInShape, 7, patch, shapes)
    .save('it is sent in the first shape');

  it('keeps the other shape of a list that was refused, once it worked', () => {
    const refused = refusal(400, { languages: ['Not a valid string.'] });

    steps
      .restore('it is sent in the first shape')
      .throw(refused)
      .call(saveRefusedLists, refused, 7, patch, { languages: 'names', services: 'objects' })
      .next(doctor)
      .put(shapesAccepted({ languages: 'names' }))
      .next()
      .returns(doctor);
  });

  it('writes both lists in their shapes', () => {
    testSaga(saveInShape, 7, patch, { languages: 'objects', services: 'names' })
      .next()
      .select(doctors.selectById, 7)
      .next(doctor)
      .call(directoryApi.updateDoctor, 7, {
        ...patch,
        languages: [{ name: 'Arabic' }],
        services: ['Consultation'],
      })
      .next(doctor)
      .returns(doctor);
  });

  it('sends what was typed of a doctor who has left the store', () => {
    testSaga(saveInShape, 7, patch, shapes)
      .next()
      .select(doctors.selectById, 7)
      .next(undefined)
      .call(directoryApi.updateDoctor, 7, {
        ...patch,
        languages: [{ name: 'Arabic' }],
        services: [{ name: 'Consultation' }],
      });
  });
});
