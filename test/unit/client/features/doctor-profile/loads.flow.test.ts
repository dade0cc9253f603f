import * as directoryApi from '#client/api/directory';
import { watchDoctorProfile } from '#client/features/doctor-profile';
import { specialtiesOpened } from '#client/features/doctor-profile/events';
import { doctorProfileKeys } from '#client/features/doctor-profile/keys';
import { profileMessages } from '#client/features/doctor-profile/messages';
import { selectSpecialties } from '#client/features/doctor-profile/selectors';
import { selectRequest, type RequestsRoot } from '#client/state/requests/requests';
import { refusal } from '#test/support/builders/faults';
import { afterFlow } from '#test/support/sagas/flow';
import { failing, serve } from '#test/support/sagas/service';

function afterOpening(list: () => unknown) {
  return afterFlow<RequestsRoot & Parameters<typeof selectSpecialties>[0]>({
    watcher: watchDoctorProfile,
    provide: [serve(directoryApi.listSpecialties, list)],
    events: [specialtiesOpened()],
  });
}

describe('when the specialties are wanted', () => {
  it('keeps them in the order of the service', async () => {
    const list = [
      { id: 9, name: 'Zoology' },
      { id: 2, name: 'Allergy' },
    ];
    const state = await afterOpening(() => list);

    expect(selectSpecialties(state)).toEqual(list);
  });

  it('says when they could not be read', async () => {
    const state = await afterOpening(failing(refusal(500)));

    expect(selectRequest(state, doctorProfileKeys.specialties)?.failure?.text).toEqual(
      profileMessages.specialtiesFailed,
    );
  });
});
