import * as directoryApi from '#client/api/directory';
import { doctors } from '#client/entities/clinic';
import { entitiesMerged } from '#client/entities/entityStore';
import { selectUnnamedPlace } from '#client/sections/appointments/list/late/visits';
import { readPlace } from '#client/sections/appointments/reading/late/sagas/readPlace';
import { makeDoctor } from '#test/support/builders/clinic';
import { stored } from '#test/support/builders/moves';
import { testSaga } from '#test/support/sagas/testSaga';

describe('the place of an appointment', () => {
  const steps = testSaga(readPlace, 7).next().select(selectUnnamedPlace, 7).save('its name is looked for');

  it('is read with its doctor where it has no name', () => {
    steps
      .restore('its name is looked for')
      .next(stored)
      .call(directoryApi.readDoctor, 21)
      .next(makeDoctor())
      .put(entitiesMerged(doctors.normalize([makeDoctor()]).entities))
      .next()
      .isDone();
  });

  it('is not read where it has one', () => {
    steps.restore('its name is looked for').next(undefined).isDone();
  });
});
