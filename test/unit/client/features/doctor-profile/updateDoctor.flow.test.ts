import type { UnknownAction } from '@reduxjs/toolkit';
import type { StaticProvider } from 'redux-saga-test-plan/providers';

import * as directoryApi from '#client/api/directory';
import { doctors } from '#client/entities/clinic';
import { entitiesMerged } from '#client/entities/entityStore';
import { doctorProfileReducer, watchDoctorProfile } from '#client/features/doctor-profile';
import { profileLeftWhileSaving, profileSubmitted, shapesAccepted } from '#client/features/doctor-profile/events';
import { doctorProfileKeys } from '#client/features/doctor-profile/keys';
import { profileMessages } from '#client/features/doctor-profile/messages';
import { formOf, patchOf } from '#client/features/doctor-profile/validation';
import { selectNotices, type NoticesRoot } from '#client/state/notices';
import { selectRequest, type RequestsRoot } from '#client/state/requests/requests';
import { selectIsUnknown, type UnknownWritesRoot } from '#client/state/writes/unknown';
import type { Id } from '#contract/common';
import type { DoctorPatch } from '#contract/directory';
import { makeDoctor } from '#test/support/builders/clinic';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { afterFlow } from '#test/support/sagas/flow';
import { failing, late, serve } from '#test/support/sagas/service';

type State = RequestsRoot & NoticesRoot & UnknownWritesRoot & Parameters<typeof doctors.selectById>[0];

const doctor = makeDoctor({
  id: 7,
  title: '',
  license_expiry: null,
  license_number: null,
  specializations: [{ id: 3, name: 'Dermatology' }],
  languages: [{ name: 'Arabic' }],
  services: [{ id: 1, name: 'Follow-up' }],
});
const patch = patchOf(formOf(doctor), [], doctor);
const submitted = profileSubmitted({ id: 7, opened: doctor, typed: formOf(doctor) });

let given: UnknownAction[] = [];
beforeEach(() => {
  given = [];
});

function after(events: readonly UnknownAction[], ...provide: StaticProvider[]) {
  return afterFlow<State>({
    watcher: watchDoctorProfile,
    reducers: { doctorProfile: doctorProfileReducer },
    given: [entitiesMerged(doctors.normalize([doctor]).entities), ...given],
    provide,
    events,
  });
}

it('leaves out the numbers that were not known', () => {
  const unknown = makeDoctor({ years_of_experience: null, consultation_duration: undefined });
  const { years_of_experience, consultation_duration, ...form } = patchOf(formOf(unknown), [], unknown);

  expect([years_of_experience, consultation_duration]).toEqual([undefined, undefined]);
  expect('years_of_experience' in form).toBe(false);
});

it.each([
  ['5.0', '5'],
  [' 12 ', '12'],
  ['many', ''],
])('fills the form with the years %p as %p', (read, typed) =>
  expect(formOf(makeDoctor({ years_of_experience: read })).years_of_experience).toBe(typed),
);

it.each([
  ['stays so', formOf(makeDoctor({ title: null })), null],
  ['is the one that was chosen', { ...formOf(makeDoctor({ title: null })), title: 'Prof.' }, 'Prof.'],
])('a title that was null %s', (_, form, title) =>
  expect(patchOf(form, [], makeDoctor({ title: null }))).toMatchObject({ title }),
);

it('writes what was read in the form that the service takes', () => {
  expect(patch).toMatchObject({
    title: '',
    license_number: null,
    license_expiry: null,
    specializations: ['3'],
    languages: ['Arabic'],
    services: ['Follow-up'],
  });
  expect(typeof patch.years_of_experience).toBe('number');
});

describe('when a profile is submitted', () => {
  it('is saved once for a double click and shown as it is now', async () => {
    const update = jest.fn((_id: Id, _patch: DoctorPatch) => late(doctor));
    const state = await after(
      [submitted, submitted],
      serve(directoryApi.updateDoctor, update),
      serve(
        directoryApi.readDoctor,
        jest.fn(() => ({ ...doctor, first_name: 'Renamed' })).mockImplementationOnce(() => doctor),
      ),
    );

    expect(update.mock.calls).toEqual([
      [7, { ...patch, languages: [{ name: 'Arabic' }], services: [{ name: 'Follow-up' }] }],
    ]);
    expect(doctors.selectById(state, 7)?.first_name).toBe('Renamed');
    expect(selectNotices(state).map(({ text }) => text)).toEqual([profileMessages.updated]);
  });

  it('is saved while that of another doctor is', async () => {
    const update = jest.fn((_id: Id, _patch: DoctorPatch) => late(doctor));
    const another = { ...submitted, payload: { ...submitted.payload, id: 8 } };
    await after(
      [submitted, another],
      serve(directoryApi.updateDoctor, update),
      serve(directoryApi.readDoctor, () => doctor),
    );

    expect(update.mock.calls.map(([id]) => id)).toEqual([7, 8]);
  });

  it.each([
    ['tells what it is now', { ...doctor, first_name: 'Renamed' }, 'Renamed'],
    ['tells nothing', null, 'Omar'],
  ])('is saved although the doctor cannot be read again, when the service %s', async (_, reply, name) => {
    const state = await after(
      [submitted],
      serve(directoryApi.updateDoctor, () => reply),
      serve(directoryApi.readDoctor, failing(refusal(500, ''))),
    );

    expect(selectNotices(state)).toMatchObject([{ kind: 'success', text: profileMessages.updated }]);
    expect(selectRequest(state, doctorProfileKeys.update(7))?.status).toBe('succeeded');
    expect(doctors.selectById(state, 7)?.first_name).toBe(name);
    expect(console.warn).toHaveBeenCalledWith('doctorProfile/update/7 failed', 'AxiosError: refused');
  });

  it.each([
    ['the words of the service', refusal(400, { detail: 'Not possible.' }), 'Not possible.'],
    ['the specified sentence', refusal(500, '<html>'), profileMessages.failed],
  ])('says with %s that it failed', async (_, error, text) => {
    const state = await after([submitted], serve(directoryApi.updateDoctor, failing(error)));

    expect(selectRequest(state, doctorProfileKeys.update(7))?.failure?.text).toEqual(text);
  });
});

describe('a profile whose answer was lost', () => {
  const two = { ...doctor, languages: [{ name: 'Arabic' }, { name: 'English' }], services: ['Follow-up', 'Check'] };
  const typed = { ...formOf(two), bio: 'As it is now.' };
  const change = profileSubmitted({ id: 7, opened: two, typed });
  const asTyped = { ...two, bio: 'As it is now.' };

  it.each([
    ['as it says', asTyped],
    [
      'as it says, in another order',
      { ...asTyped, languages: ['English', 'Arabic'], services: ['Check', 'Follow-up'] },
    ],
  ])('is saved where the doctor is %s', async (_, now) => {
    const update = jest.fn(failing(connectionLost()));
    const state = await after(
      [change],
      serve(directoryApi.updateDoctor, update),
      serve(directoryApi.readDoctor, () => now),
    );

    expect(update).toHaveBeenCalledTimes(1);
    expect(selectNotices(state)).toMatchObject([{ kind: 'success', text: profileMessages.updated }]);
    expect(doctors.selectById(state, 7)?.bio).toBe('As it is now.');
  });

  it.each([
    ['is as before', two],
    ['lacks a language', { ...asTyped, languages: ['Arabic'] }],
    ['has another number of years', { ...asTyped, years_of_experience: 40 }],
    ['has another specialization', { ...asTyped, specializations: [{ id: 4, name: 'Cardiology' }] }],
  ])('has failed where the doctor %s', async (_, now) => {
    const state = await after(
      [change],
      serve(directoryApi.updateDoctor, failing(connectionLost())),
      serve(
        directoryApi.readDoctor,
        jest.fn(() => now).mockImplementationOnce(() => two),
      ),
    );

    expect(selectRequest(state, doctorProfileKeys.update(7))).toMatchObject({
      status: 'failed',
      failure: { text: profileMessages.failed },
    });
    expect(selectIsUnknown(state, doctorProfileKeys.update(7))).toBe(false);
    expect(selectNotices(state)).toEqual([]);
  });

  it('is unknown where the doctor cannot be read either', async () => {
    const state = await after(
      [change],
      serve(directoryApi.updateDoctor, failing(connectionLost())),
      serve(directoryApi.readDoctor, failing(connectionLost())),
    );

    expect(selectIsUnknown(state, doctorProfileKeys.update(7))).toBe(true);
  });
});

it('a profile that is left while it is being saved says so', async () => {
  const state = await after([profileLeftWhileSaving()]);

  expect(selectNotices(state)).toMatchObject([{ kind: 'success', text: profileMessages.stillSaving }]);
});

describe('the lists of a doctor', () => {
  const NAMES = { languages: ['Arabic'], services: ['Follow-up'] };
  const OBJECTS = { languages: [{ name: 'Arabic' }], services: [{ name: 'Follow-up' }] };
  const refusedLists = refusal(400, { languages: ['Not a valid string.'], services: { 0: ['Not a valid string.'] } });

  /** What the service is sent, one entry a call, that takes plain names alone. */
  async function sentAfter(events: readonly UnknownAction[], refuse = refusedLists) {
    const sent: object[] = [];
    const state = await after(
      events,
      serve(directoryApi.updateDoctor, (_: Id, { languages, services }: DoctorPatch) => {
        sent.push({ languages, services });
        if (languages.some((entry) => typeof entry === 'object')) throw refuse;
        return doctor;
      }),
      serve(directoryApi.readDoctor, () => doctor),
    );
    return { sent, notices: selectNotices(state), failure: selectRequest(state, doctorProfileKeys.update(7))?.failure };
  }

  it('are sent once more in the other shape where the service refused just these', async () => {
    const { sent, notices } = await sentAfter([submitted]);

    expect(sent).toEqual([OBJECTS, NAMES]);
    expect(notices).toMatchObject([{ kind: 'success', text: profileMessages.updated }]);
  });

  it('are sent as the service took them before', async () => {
    given = [shapesAccepted({ languages: 'names', services: 'names' })];

    expect((await sentAfter([submitted])).sent).toEqual([NAMES]);
  });

  it('are sent as plain names where they were read so', async () => {
    given = [entitiesMerged(doctors.normalize([{ ...doctor, ...NAMES }]).entities)];

    expect((await sentAfter([submitted])).sent).toEqual([NAMES]);
  });

  it('are not sent again when something else was refused as well', async () => {
    const refused = refusal(400, { languages: ['No.'], bio: ['Too long.'] });
    const { sent, failure } = await sentAfter([submitted], refused);

    expect(sent).toEqual([OBJECTS]);
    expect(failure?.fields).toEqual({ languages: 'No.', bio: 'Too long.' });
  });

  it('say what was wrong first when the other shape is refused too', async () => {
    const first = refusal(400, { languages: ['There is no language Arabic.'] });
    const update = jest.fn(failing(refusal(400, { languages: ['Expected a string.'] })));
    const state = await after(
      [submitted],
      serve(directoryApi.updateDoctor, update.mockImplementationOnce(failing(first))),
    );

    expect(update).toHaveBeenCalledTimes(2);
    expect(selectRequest(state, doctorProfileKeys.update(7))?.failure?.fields).toEqual({
      languages: 'There is no language Arabic.',
    });
  });
});
