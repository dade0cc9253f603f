import { managedLocationChosen } from '#client/features/doctor-availability/hours/events';
import { selectManagedLocation } from '#client/features/doctor-availability/hours/selectors';
import { hoursToggled } from '#client/sections/manage-providers/directory/events';
import { selectHoursOf } from '#client/sections/manage-providers/directory/selectors';
import { addressReducer } from '#client/state/address';

const view = (...events: Parameters<typeof addressReducer>[1][]) => {
  const state = {
    address: events.reduce<ReturnType<typeof addressReducer>>(addressReducer, {
      section: 'manage-providers',
      params: {},
    }),
  };
  return [selectHoursOf(state), selectManagedLocation(state)];
};

describe('the view of the hours that are managed', () => {
  it('holds the location beside the doctor', () =>
    expect(view(hoursToggled('21'), managedLocationChosen('32'))).toEqual(['21', '32']));

  it('begins without a location for each doctor', () => {
    expect(view(hoursToggled('21'), managedLocationChosen('32'), hoursToggled(null))).toEqual([null, '']);
    expect(view(hoursToggled('21'), managedLocationChosen('32'), hoursToggled('22'))).toEqual(['22', '']);
  });
});
