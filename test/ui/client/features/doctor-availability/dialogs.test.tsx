import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';

import * as availabilitiesApi from '#client/api/availabilities';
import * as directoryApi from '#client/api/directory';
import {
  ManageAvailabilitiesDialog,
  ProviderAvailabilitiesDialog,
  watchDoctorAvailability,
} from '#client/features/doctor-availability';
import { doctorAvailabilityKeys } from '#client/features/doctor-availability/hours/keys';
import { selectRequest } from '#client/state/requests/requests';
import { makeAvailability, makeDoctor } from '#test/support/builders/clinic';
import { startedPlan } from '#test/support/builders/startedPlan';
import { renderWithStore } from '#test/support/page/renderWithStore';

jest.mock('#client/api/availabilities');
jest.mock('#client/api/directory');
const service = jest.mocked(availabilitiesApi);

const marina = { id: 31, name: 'Marina Clinic' };
const creek = { id: 32, name: 'Creek Clinic' };
const omar = { id: 21, first_name: 'Omar', last_name: 'Nasser' };

const open = (dialog: ReactNode) => renderWithStore(dialog, { watchers: { all: watchDoctorAvailability } });

describe('managing the availabilities of a doctor', () => {
  beforeEach(() => {
    service.listDoctorAvailabilities.mockResolvedValue([makeAvailability()]);
  });

  const openAtMarina = () =>
    open(<ManageAvailabilitiesDialog doctor={{ ...omar, locations: [marina] }} onClose={jest.fn()} />);
  const openWithBoth = () => {
    const dialog = <ManageAvailabilitiesDialog doctor={{ ...omar, locations: [marina, creek] }} onClose={jest.fn()} />;
    const page = open(dialog);
    const chooseCreek = async () => {
      await page.person.click(screen.getByRole('combobox', { name: 'Location' }));
      await page.person.click(screen.getByRole('option', { name: 'Creek Clinic' }));
      // As long as the menu is closing, it has the keyboard.
      await waitFor(() => expect(screen.getByRole('combobox', { name: 'Location' })).toHaveFocus());
    };
    return { ...page, chooseCreek, dialog };
  };

  it('offers no choice of a location where there is one, and can delete all slots', async () => {
    openAtMarina();

    const dialog = within(screen.getByRole('dialog', { name: 'Manage Availabilities' }));
    expect(dialog.getByText('Dr. Omar Nasser')).toBeInTheDocument();
    expect(await dialog.findByRole('button', { name: 'Delete All Availabilities' })).toBeEnabled();
    expect(dialog.queryByLabelText('Location')).toBeNull();
    expect(service.listDoctorAvailabilities).toHaveBeenCalledWith(21, 31);
  });

  it('lets the location be chosen where there are several', async () => {
    const { chooseCreek } = openWithBoth();
    await chooseCreek();

    await waitFor(() => expect(service.listDoctorAvailabilities).toHaveBeenLastCalledWith(21, 32));
  });

  it('shows the slots of the first location when the locations become known', async () => {
    const { rerender } = open(<ManageAvailabilitiesDialog doctor={omar} onClose={jest.fn()} />);
    expect(screen.getByText('No locations available for this doctor')).toBeInTheDocument();
    rerender(<ManageAvailabilitiesDialog doctor={{ ...omar, locations: [marina, creek] }} onClose={jest.fn()} />);

    expect(await screen.findByRole('form', { name: 'Add Availability' })).toBeInTheDocument();
    expect(screen.queryByText('No locations available for this doctor')).toBeNull();
    expect(screen.getByLabelText('Location')).toHaveTextContent('Marina Clinic');
    await waitFor(() => expect(service.listDoctorAvailabilities).toHaveBeenLastCalledWith(21, 31));
  });

  it('keeps what was typed when another location is chosen, and asks before it is dropped', async () => {
    const { person, chooseCreek } = openWithBoth();
    await person.click(screen.getByLabelText(/^Start Date/));
    await person.paste('2026-12-06');
    await chooseCreek();
    expect(screen.getByLabelText(/^Start Date/)).toHaveValue('6 Dec 2026');
    await person.keyboard('{Escape}');

    expect(await screen.findByText('Discard what you typed?')).toBeInTheDocument();
  });

  it('opens at the location that was chosen before, where a plan may still be on its way', async () => {
    const { chooseCreek, rerender, dialog, tell } = openWithBoth();
    await chooseCreek();
    const items = [{ id: '2026-12-06', label: 'Sun, 6 Dec 2026', payload: null }];
    tell(startedPlan(doctorAvailabilityKeys.add('doctor/21/32'), items));
    rerender(null);
    rerender(dialog);

    expect(screen.getByLabelText('Location')).toHaveTextContent('Creek Clinic');
    expect(screen.getByRole('button', { name: 'Stop' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Delete All Availabilities' })).toBeInTheDocument();
  });

  it('has nothing to delete where there are no slots', async () => {
    service.listDoctorAvailabilities.mockResolvedValue([]);
    openAtMarina();

    expect(await screen.findByText('No availabilities yet. Add some with the form.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete All Availabilities' })).toBeNull();
  });

  it('says whose slots could not be read, and reads them again when asked', async () => {
    service.listDoctorAvailabilities.mockRejectedValueOnce(new Error('down'));
    const { person } = openAtMarina();

    expect(
      await screen.findByText('Failed to fetch availabilities for Dr. Omar Nasser. Please try again.'),
    ).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Delete All Availabilities' })).toBeInTheDocument();
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('failed'), 'Error: down');
    jest.mocked(console.warn).mockClear();
  });
});

describe('managing the availabilities of a provider', () => {
  beforeEach(() => {
    jest
      .mocked(directoryApi)
      .listLocationDoctors.mockResolvedValue([makeDoctor(), makeDoctor({ id: 22, provider_id: 6 })]);
    service.listDoctorAvailabilities.mockReset().mockResolvedValue([makeAvailability({ date: '2026-12-06' })]);
  });

  type Places = Pick<ComponentProps<typeof ProviderAvailabilitiesDialog>['provider'], 'location' | 'locations'>;
  const openProvider = (places: Places) =>
    open(<ProviderAvailabilitiesDialog provider={{ id: 5, name: 'Marina Group', ...places }} onClose={jest.fn()} />);

  it('says when it has no location', () => {
    openProvider({ locations: [] });

    expect(screen.getByText('No locations available for this provider')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add Availability' })).toBeNull();
  });

  it('shows the only location for reading', async () => {
    const { store } = openProvider({ location: marina });

    expect(screen.getByLabelText('Location')).toHaveValue('Marina Clinic');
    expect(screen.getByLabelText('Location')).toHaveAttribute('readonly');
    expect(screen.getByRole('checkbox', { name: 'Skip existing' })).toBeChecked();
    await waitFor(() =>
      expect(selectRequest(store.getState(), doctorAvailabilityKeys.staffSlots(31))?.status).toBe('succeeded'),
    );
  });

  it('shows what overlaps of its own doctors at the location', async () => {
    const { person, fill } = openProvider({ location: marina });
    await fill(screen.getByLabelText(/^Start Date/), '2026-12-06');
    await fill(screen.getByLabelText(/^End Date/), '2026-12-12');
    await person.click(screen.getByRole('button', { name: /^Sun/ }));
    await fill(screen.getByLabelText(/^Available From/), '11:00');
    await fill(screen.getByLabelText(/^Available To/), '14:00');

    expect(
      await screen.findByText('1 date is unticked: it overlaps a slot that is there already.'),
    ).toBeInTheDocument();
    expect(directoryApi.listLocationDoctors).toHaveBeenCalledWith(31);
    expect(service.listDoctorAvailabilities.mock.calls).toEqual([[21, 31]]);
  });

  it('asks for one of several', async () => {
    const { press } = openProvider({ locations: [marina, creek] });
    await press('Add Availability');

    expect(await screen.findByText('Please select a location')).toBeInTheDocument();
    expect(service.addProviderAvailabilities).not.toHaveBeenCalled();
  });
});
