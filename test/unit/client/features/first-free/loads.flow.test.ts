import * as directoryApi from '#client/api/directory';
import { firstFreeReducer, watchFirstFree } from '#client/features/first-free';
import { choicesOpened } from '#client/features/first-free/events';
import { firstFreeKeys } from '#client/features/first-free/keys';
import { firstFreeFailures } from '#client/features/first-free/messages';
import { selectPlaces, selectSpecialtyChoices } from '#client/features/first-free/selectors';
import { selectRequest, type RequestsRoot } from '#client/state/requests/requests';
import { makeDoctor } from '#test/support/builders/clinic';
import { refusal } from '#test/support/builders/faults';
import { afterFlow } from '#test/support/sagas/flow';
import { failing, serve } from '#test/support/sagas/service';

const search = jest.fn((_text: string, _narrowing: object) => ({ doctors: [makeDoctor()], counts: {} }));

function afterOpening(specialties: () => unknown) {
  return afterFlow<RequestsRoot & Parameters<typeof selectSpecialtyChoices>[0] & Parameters<typeof selectPlaces>[0]>({
    watcher: watchFirstFree,
    reducers: { firstFree: firstFreeReducer },
    provide: [serve(directoryApi.listSpecialties, specialties), serve(directoryApi.searchDoctors, search)],
    events: [choicesOpened()],
  });
}

it('offers the specialties, and the places of the doctors', async () => {
  const state = await afterOpening(() => [{ id: 2, name: 'Allergy' }]);

  expect(selectSpecialtyChoices(state)).toEqual([{ id: 2, name: 'Allergy' }]);
  expect(selectPlaces(state)).toEqual([{ id: 31, name: 'Marina Clinic' }]);
  expect(search).toHaveBeenLastCalledWith('', {});
});

it('says when they could not be read', async () => {
  const state = await afterOpening(failing(refusal(500)));

  expect(selectRequest(state, firstFreeKeys.choices)?.failure?.text).toEqual(firstFreeFailures.choices);
});
