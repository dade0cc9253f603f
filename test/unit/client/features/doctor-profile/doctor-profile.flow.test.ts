import { AxiosError, AxiosHeaders } from 'axios';
import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic, throwError } from 'redux-saga-test-plan/providers';

import * as directoryApi from '#client/api/directory';
import { doctors } from '#client/entities/clinic';
import { entitiesMerged } from '#client/entities/entityStore';
import { selectSpecialties, specialtiesOpened, watchDoctorProfile } from '#client/features/doctor-profile';
import { profileSubmitted } from '#client/features/doctor-profile/events';
import { doctorProfileKeys } from '#client/features/doctor-profile/keys';
import { messages } from '#client/features/doctor-profile/messages';
import { formOf, patchOf } from '#client/features/doctor-profile/validation';
import type { NoticesRoot } from '#client/state/notices';
import { selectNotices } from '#client/state/notices';
import type { RequestsRoot } from '#client/state/requests/requests';
import { selectRequest } from '#client/state/requests/requests';
import { makeDoctor } from '#test/support/builders/clinic';
import { afterFlow } from '#test/support/sagas/flow';

type State = RequestsRoot &
  NoticesRoot &
  Parameters<typeof selectSpecialties>[0] &
  Parameters<typeof doctors.selectById>[0];

const doctor = makeDoctor({
  id: 7,
  title: '',
  license_expiry: null,
  license_number: null,
  specializations: [{ id: 3, name: 'Dermatology' }],
  languages: [{ name: 'Arabic' }],
  services: [{ id: 1, name: 'Follow-up' }],
});
const patch = patchOf(formOf(doctor), [{ id: 3 }]);
const submitted = profileSubmitted({ id: 7, patch, typed: formOf(doctor) });
const answers = (fn: (...args: never[]) => unknown, outcome: unknown) =>
  [matchers.call.fn(fn as never), outcome] as never;
const answered = (status: number, data: unknown) => {
  const config = { headers: new AxiosHeaders() };
  return new AxiosError('x', 'ERR', config, null, { status, data, headers: {}, config, statusText: '' });
};

it('writes what was read in the form that the service takes', () => {
  expect(patch).toMatchObject({
    title: '',
    license_number: '',
    license_expiry: null,
    specializations: [3],
    languages: ['Arabic'],
    services: ['Follow-up'],
  });
  expect(typeof patch.years_of_experience).toBe('number');
});

describe('when a profile is submitted', () => {
  it('is saved once for a double click and shown as it is now', async () => {
    const sent = jest.fn(
      (..._sent: unknown[]) =>
        new Promise((resolve) => {
          setImmediate(() => {
            resolve(doctor);
          });
        }),
    );
    const provide = [
      answers(
        directoryApi.updateDoctor,
        dynamic(({ args }) => sent(...(args as unknown[]))),
      ),
      answers(directoryApi.readDoctor, { ...doctor, first_name: 'Renamed' }),
    ];
    const state = await afterFlow<State>({ watcher: watchDoctorProfile, provide, events: [submitted, submitted] });

    expect(sent.mock.calls).toEqual([[7, patch]]);
    expect(doctors.selectById(state, 7)?.first_name).toBe('Renamed');
    expect(selectNotices(state).map(({ text }) => text)).toEqual([messages.updated]);
  });

  it.each([
    ['tells what it is now', { ...doctor, first_name: 'Renamed' }, 'Renamed'],
    ['tells nothing', null, 'Omar'],
  ])('is saved although the doctor cannot be read again, when the service %s', async (_, reply, name) => {
    const provide = [
      answers(directoryApi.updateDoctor, reply),
      answers(directoryApi.readDoctor, throwError(answered(500, ''))),
    ];
    const given = [entitiesMerged(doctors.normalize([doctor]).entities)];
    const state = await afterFlow<State>({ watcher: watchDoctorProfile, given, provide, events: [submitted] });

    expect(selectNotices(state)).toMatchObject([{ kind: 'success', text: messages.updated }]);
    expect(selectRequest(state, doctorProfileKeys.update(7))?.status).toBe('succeeded');
    expect(doctors.selectById(state, 7)?.first_name).toBe(name);
  });

  it.each([
    ['the words of the service', answered(400, { detail: 'Not possible.' }), 'Not possible.'],
    ['the specified sentence', answered(500, '<html>'), messages.failed],
  ])('says with %s that it failed', async (_, error, text) => {
    const state = await afterFlow<State>({
      watcher: watchDoctorProfile,
      provide: [answers(directoryApi.updateDoctor, throwError(error))],
      events: [submitted],
    });

    expect(selectRequest(state, doctorProfileKeys.update(7))?.failure?.text).toEqual(text);
  });
});

describe('when the specialties are wanted', () => {
  it('keeps them in the order of the service', async () => {
    const list = [
      { id: 9, name: 'Zoology' },
      { id: 2, name: 'Allergy' },
    ];
    const state = await afterFlow<State>({
      watcher: watchDoctorProfile,
      provide: [answers(directoryApi.listSpecialties, list)],
      events: [specialtiesOpened()],
    });

    expect(selectSpecialties(state)).toEqual(list);
  });

  it('says when they could not be read', async () => {
    const state = await afterFlow<State>({
      watcher: watchDoctorProfile,
      provide: [answers(directoryApi.listSpecialties, throwError(new Error('x')))],
      events: [specialtiesOpened()],
    });

    expect(selectRequest(state, doctorProfileKeys.specialties)?.failure?.text).toEqual(messages.specialtiesFailed);
  });
});
