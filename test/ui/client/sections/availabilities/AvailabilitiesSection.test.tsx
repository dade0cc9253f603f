import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, waitFor, within } from '@testing-library/react';

import * as availabilitiesApi from '#client/api/availabilities';
import * as directoryApi from '#client/api/directory';
import { APPOINTMENT_LIST } from '#client/entities/appointmentList';
import { entitiesMerged } from '#client/entities/entityStore';
import { dayOf } from '#client/lib/dates';
import { addressRead } from '#client/state/address';
import { requestSucceeded } from '#client/state/requests/requests';
import type { Doctor } from '#contract/directory';
import { makeAppointment, makeAvailability, makeDoctor } from '#test/support/builders/clinic';
import { refusal } from '#test/support/builders/faults';
import { renderWithStore } from '#test/support/page/renderWithStore';
import { availabilitiesSection } from '#test/support/wholeSections';

jest.mock('#client/api/availabilities');
jest.mock('#client/api/directory');
const directory = jest.mocked(directoryApi);
const availabilities = jest.mocked(availabilitiesApi);

const marina = { id: 31, name: 'Marina Clinic', address: 'Marina Walk 12', city: 'Dubai', country: 'UAE' };
const creek = { id: 32, name: 'Creek Clinic', city: 'Dubai' };
const mona = makeDoctor({ id: 22, first_name: 'Mona', consultation_duration: 30, locations: [marina] });
const omar = makeDoctor({ locations: [marina] });

/** The section at an address, with its workflows, before a service that finds two locations and two doctors. */
function open(params: Readonly<Record<string, string>> = {}, ...given: UnknownAction[]) {
  const { Section, watchers } = availabilitiesSection;
  const at = addressRead({ section: 'availabilities', params });
  return renderWithStore(<Section />, { watchers, given: [at, ...given] });
}

const finds = (...locations: object[]) => {
  directory.searchDirectory.mockResolvedValue({ doctors: [], providers: [], locations } as never);
};
const offers = (...locations: object[]) => {
  directory.searchProviders.mockResolvedValue({
    providers: locations.map((location, at) => ({ id: 60 + at, locations: [location] })),
    counts: { doctors: null, providers: null, total: null },
  } as never);
};
const worksThere = (...doctors: Doctor[]) => {
  directory.listLocationDoctors.mockResolvedValue(doctors);
};

beforeEach(() => {
  jest.clearAllMocks();
  finds(marina, creek);
  offers();
  worksThere(omar, mona);
  availabilities.listSlotRanges.mockResolvedValue([]);
  availabilities.listDoctorAvailabilities.mockResolvedValue([
    makeAvailability(),
    makeAvailability({ id: 2, available_from: '13:00:00', available_to: '15:00:00', status: 'booked' }),
  ]);
});

/** A workflow that fails leaves a trace in the console. */
function expectFailure(trace: string) {
  expect(jest.mocked(console.warn).mock.calls).toEqual([[trace, expect.stringContaining('refused')]]);
  jest.mocked(console.warn).mockClear();
}

describe('the search for locations', () => {
  const box = () => screen.getByPlaceholderText('Search providers by name');

  it('says how to begin where no location is known, and searches for nothing before there is a text', async () => {
    open();

    expect(await screen.findByText('Find a provider by name, then choose a location and a doctor.')).toBeVisible();
    expect(directory.searchDirectory).not.toHaveBeenCalled();
  });

  it('offers the locations of the first providers, narrowed by what is typed', async () => {
    offers(marina, creek);
    const { person } = open();
    const list = within(await screen.findByRole('list', { name: 'Known locations' }));
    await person.type(box(), 'walk');

    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Marina Clinic']);
    await person.type(box(), 'ing');
    expect(screen.getByText(/^None of these locations matches/)).toBeVisible();
    expect(directory.searchProviders.mock.calls).toEqual([['', {}]]);
    expect(directory.searchDirectory).not.toHaveBeenCalled();
  });

  it.each([
    ['says that there are more where the service sends no more', 50, 1],
    ['says nothing of others where it has sent all', 49, 0],
  ])('%s', async (_, count, times) => {
    offers(...Array.from({ length: count }, (__, at) => ({ id: 100 + at, name: `Place ${at}` })));
    open();
    await screen.findByRole('list', { name: 'Known locations' });

    expect(screen.queryAllByText('There are more locations. Search finds them by name.')).toHaveLength(times);
  });

  it('says why no locations could be read, with those that are known, and reads them on Retry', async () => {
    directory.searchProviders.mockRejectedValueOnce(refusal(500));
    const { press } = open({}, entitiesMerged({ locations: { 32: creek } }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to search for locations and doctors.');
    expect(screen.getByRole('button', { name: 'Creek Clinic' })).toBeVisible();
    expectFailure('availabilities/front failed');
    offers(marina);
    await press('Retry');

    expect(await screen.findByRole('button', { name: 'Marina Clinic' })).toBeVisible();
  });

  it('offers the locations that the page has met, by name, and leads to the doctors of one', async () => {
    const met = { 31: marina, 32: creek, 33: { id: 33, name: ' ' } };
    const { person } = open({}, entitiesMerged({ locations: met }));
    const list = within(await screen.findByRole('list', { name: 'Known locations' }));

    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Creek Clinic',
      'Marina Clinic',
    ]);
    await person.click(list.getByRole('button', { name: 'Marina Clinic' }));
    expect(await screen.findByRole('button', { name: /Mona/ })).toBeVisible();
    expect(directory.searchDirectory).not.toHaveBeenCalled();
  });

  it('lists what was found by name, with where it is', async () => {
    const { person } = open();
    await person.type(box(), 'clinic{Enter}');
    const list = within(await screen.findByRole('list', { name: '2 locations' }));

    expect(directory.searchDirectory).toHaveBeenCalledWith('clinic');
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Marina ClinicMarina Walk 12, Dubai, UAE',
      'Creek ClinicDubai',
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('2 locations');
  });

  it('lists the doctors who were found, and leads to each at one of their locations', async () => {
    directory.searchDirectory.mockResolvedValue({
      doctors: [{ ...omar, locations: [marina, creek] }],
      providers: [],
      locations: [creek],
      counts: { doctors: null, providers: null, total: null },
    });
    const { press } = open({ q: 'omar' });
    const list = within(await screen.findByRole('list', { name: '1 doctor' }));
    expect(list.getByRole('listitem')).toHaveTextContent('Dr. Omar Nasser');
    expect(list.getByText('Omar', { selector: 'mark' })).toBeVisible();
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Marina Clinic',
      'Creek Clinic',
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('1 location, 1 doctor');
    await press('Dr. Omar Nasser at Marina Clinic');

    const facts = await screen.findByText(/2 slots, 1 booked/);
    expect(facts.parentElement).toHaveTextContent('Marina Clinic · Dr. Omar Nasser');
    await press('Back to Doctors');
    expect(await screen.findByRole('list', { name: '2 doctors' })).toBeVisible();
  });

  it('says so when nothing was found', async () => {
    finds();
    open({ q: 'nowhere' });

    expect(await screen.findByText('No locations found for “nowhere”. Try another name.')).toBeVisible();
  });

  it('says why there is no answer, and asks again on Retry', async () => {
    directory.searchDirectory.mockRejectedValueOnce(refusal(500));
    const { press } = open({ q: 'clinic' });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to search for locations and doctors. Please try again.',
    );
    expectFailure('availabilities/search failed');
    await press('Retry');

    expect(await screen.findByRole('list', { name: '2 locations' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks anew when the same text is searched for again', async () => {
    const { press } = open({ q: 'clinic' });
    await screen.findByRole('list', { name: '2 locations' });
    await press('Search');

    expect(directory.searchDirectory).toHaveBeenCalledTimes(2);
    expect(await screen.findByRole('list', { name: '2 locations' })).toBeVisible();
  });

  it('leads to a location, and back to what was found', async () => {
    const { person, press } = open({ q: 'clinic' });
    await person.click(await screen.findByRole('button', { name: 'Marina Clinic' }));
    expect(await screen.findByRole('list', { name: '2 doctors' })).toBeVisible();
    await press('Back to Search');

    expect(screen.getByRole('button', { name: 'Marina Clinic' })).toBeVisible();
    expect(box()).toHaveValue('clinic');
  });
});

describe('a location', () => {
  it('lists its doctors with the duration of a consultation', async () => {
    open({ location: '31' });
    const list = within(await screen.findByRole('list', { name: '2 doctors' }));

    expect(directory.listLocationDoctors).toHaveBeenCalledWith('31');
    expect(list.getByRole('button', { name: 'Dr. Mona Nasser' })).toBeVisible();
    expect(list.getByText('30 minutes a consultation')).toBeVisible();
    expect(screen.getByText('Marina Clinic')).toBeVisible();
  });

  it('says until when each of them is there today, and how many times are free, by the hours there', async () => {
    const today = dayOf(new Date());
    const hours = { date: today, available_from: '22:00:00', available_to: '23:59:59' };
    availabilities.listSlotRanges.mockImplementation((id) =>
      Promise.resolve([
        makeAvailability({ ...hours, id: Number(id), doctor_id: id, location_id: id === 21 ? 31 : 32 }),
      ]),
    );
    const visit = makeAppointment({ date: today, doctor_id: 21, start_time: '23:40:00', end_time: '23:59:59' });
    open({ location: '31' }, entitiesMerged({ appointments: { 1: visit } }), requestSucceeded(APPOINTMENT_LIST));
    const list = within(await screen.findByRole('list', { name: '2 doctors' }));
    const [ofOmar, ofMona] = list.getAllByRole('listitem');

    await waitFor(() => expect(ofOmar).toHaveTextContent('until 24:005 free today'));
    expect(ofMona).toHaveTextContent('no more hours today');
    expect(availabilities.listSlotRanges.mock.calls).toEqual([
      [21, today],
      [22, today],
    ]);
  });

  it('without doctors says so, and offers no hours for all of them', async () => {
    worksThere();
    open({ location: '31' });

    expect(await screen.findByText('No doctors work at this location yet.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Availability for All Doctors' })).toBeDisabled();
  });

  it('says whose doctors could not be read, and reads them on Retry', async () => {
    directory.listLocationDoctors.mockRejectedValueOnce(refusal(500));
    const { press } = open({ location: '31' });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to fetch doctors for Unknown Location. Please try again.',
    );
    expectFailure('availabilities/doctors/31 failed');
    await press('Retry');

    expect(await screen.findByRole('list', { name: '2 doctors' })).toBeVisible();
  });

  it('takes hours for all its doctors in a form of its own', async () => {
    availabilities.addAvailability.mockResolvedValue(makeAvailability({ id: 9 }));
    const { press, fill, person } = open({ location: '31' });
    await screen.findByRole('list', { name: '2 doctors' });
    await press('Add Availability for All Doctors');
    const form = within(await screen.findByRole('dialog', { name: 'Add Availability for All Doctors' }));
    expect(form.getByText('Marina Clinic')).toBeVisible();
    await fill(form.getByLabelText(/^Start Date/), '2026-12-06');
    await fill(form.getByLabelText(/^End Date/), '2026-12-06');
    await person.click(form.getByRole('button', { name: /^Sun/ }));
    await fill(form.getByLabelText(/^Available From/), '09:00');
    await fill(form.getByLabelText(/^Available To/), '12:00');
    await person.click(form.getByRole('button', { name: 'Add Availability' }));

    const draft = {
      location_id: 31,
      date: '2026-12-06',
      available_from: '09:00:00',
      available_to: '12:00:00',
      skip_existing: true,
    };
    expect(availabilities.listDoctorAvailabilities.mock.calls.slice(0, 2)).toEqual([
      [21, 31],
      [22, 31],
    ]);
    await waitFor(() =>
      expect(availabilities.addAvailability.mock.calls).toEqual([
        [21, draft],
        [22, draft],
      ]),
    );
  });
});

describe('a doctor of a location', () => {
  it('is shown with the calendar, what is booked of it, and the form', async () => {
    open({ location: '31', doctor: '21' });

    const facts = await screen.findByText(/2 slots, 1 booked/);
    expect(facts.parentElement).toHaveTextContent(
      'Marina Clinic · Dr. Omar Nasser · 20 minutes a consultation · 2 slots, 1 booked',
    );
    expect(availabilities.listDoctorAvailabilities).toHaveBeenCalledWith(21, 31);
    expect(await screen.findByRole('form', { name: 'Add Availability' })).toBeVisible();
  });

  it('is left for the doctors of the location', async () => {
    const { press } = open({ location: '31', doctor: '21' });
    await screen.findByText(/2 slots, 1 booked/);
    await press('Back to Doctors');

    expect(screen.getByRole('button', { name: 'Dr. Omar Nasser' })).toBeVisible();
  });

  it('who does not work there is said not to', async () => {
    open({ location: '31', doctor: '99' });

    expect(await screen.findByText('This doctor is not at this location.')).toBeVisible();
  });
});
