import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';

import { specialties } from '#client/entities/clinic';
import { entitiesMerged } from '#client/entities/entityStore';
import { DoctorProfileDialog, useProfileOpening } from '#client/features/doctor-profile';
import { profileLeftWhileSaving, profileSubmitted } from '#client/features/doctor-profile/events';
import { doctorProfileKeys } from '#client/features/doctor-profile/keys';
import { formOf, patchOf } from '#client/features/doctor-profile/validation';
import { formSent } from '#client/state/formEvents';
import { listReceived } from '#client/state/lists';
import { requestStarted, requestSucceeded } from '#client/state/requests/requests';
import type { Doctor } from '#contract/directory';
import { makeDoctor } from '#test/support/builders/clinic';
import { makeFailure } from '#test/support/builders/faults';
import { renderWithStore } from '#test/support/page/renderWithStore';

type Reading = ComponentProps<typeof DoctorProfileDialog>['reading'];

const SPECIALTIES = [
  { id: 1, name: 'Cardiology' },
  { id: 2, name: 'Dermatology' },
  { id: 3, name: 'Dentistry' },
];

const READ = { isPending: false, hasSucceeded: true, failure: null, reload: () => undefined };
const PENDING = { ...READ, isPending: true, hasSucceeded: false };

const LISTED = specialties.normalize(SPECIALTIES);

function open(overrides: Partial<Doctor> = {}, reading: Reading = READ, ...before: UnknownAction[]) {
  const onClose = jest.fn();
  const dialogOf = (doctor: Partial<Doctor>, state: Reading) => (
    <DoctorProfileDialog doctor={makeDoctor(doctor)} reading={state} onClose={onClose} />
  );
  const page = renderWithStore(dialogOf(overrides, reading), {
    given: [
      entitiesMerged(LISTED.entities),
      listReceived({ key: doctorProfileKeys.specialties, ids: LISTED.ids }),
      ...before,
    ],
  });
  return {
    ...page,
    onClose,
    update: () => page.press('Update'),
    arrive: (doctor: Partial<Doctor>) => page.rerender(dialogOf(doctor, READ)),
    /** What is sent to be changed. */
    patch: () =>
      waitFor(() => {
        const submitted = page.sent.mock.calls.map(([event]) => event).find(profileSubmitted.match);
        expect(submitted).toBeDefined();
        const { typed, opened } = submitted!.payload;
        return patchOf(typed, SPECIALTIES, opened);
      }),
  };
}

const field = (name: string) => screen.getByLabelText(name, { exact: false, selector: 'input, textarea' });

describe('the profile of a doctor', () => {
  it('asks for everything that must be there', async () => {
    const { update } = open({
      first_name: '',
      last_name: ' ',
      bio: null,
      specializations: [],
      languages: [],
      services: null,
    });
    await update();

    for (const text of [
      'Please enter first name',
      'Please enter last name',
      'Please enter bio',
      'Please select a specialization',
      'Please add at least one language',
      'Please add at least one service',
    ]) {
      expect(await screen.findByText(text)).toBeInTheDocument();
    }
  });

  it('takes the first matching specialization on Enter', async () => {
    const { person } = open();
    await person.clear(field('Specialization'));
    await person.type(field('Specialization'), 'de{Enter}');

    expect(field('Specialization')).toHaveValue('Dermatology');
  });

  it('adds languages by Enter and by comma, each once, and removes them by name', async () => {
    const { person, update, patch } = open({ languages: [{ id: 1, name: 'Arabic' }] });
    await person.type(field('Languages'), 'English, Arabic ,Urdu{Enter}');
    await person.click(screen.getByRole('button', { name: 'Remove Arabic' }));
    await update();

    expect(await patch()).toMatchObject({ languages: ['English', 'Urdu'], specializations: [1] });
  });

  it('takes the comma of an Arabic keyboard for one', async () => {
    const { person } = open({ languages: [] });
    await person.type(field('Languages'), 'العربية، ');
    await person.click(field('Services'));
    await person.paste('فحص،متابعة');

    for (const tag of ['العربية', 'فحص', 'متابعة'])
      expect(screen.getByRole('button', { name: `Remove ${tag}` })).toBeInTheDocument();
  });

  it.each([
    ['years below zero', '-1'],
    ['no years where there were some', '{Backspace}'],
  ])('refuses %s', async (_, typed) => {
    const { person, update } = open();
    await person.clear(field('Years of Experience'));
    await person.type(field('Years of Experience'), typed);
    await update();

    expect(await screen.findByText('Please enter a whole number, 0 or more')).toBeInTheDocument();
  });

  it('keeps a title that the product does not know, and years that nobody knows', async () => {
    const { fill, update, patch } = open({
      title: 'Eng.',
      years_of_experience: null,
      languages: ['Arabic', 'English'],
    });
    expect(screen.getByRole('combobox', { name: 'Title' })).toHaveTextContent('Eng.');
    expect(field('Years of Experience')).toHaveValue('');
    await fill(field('Bio'), 'Rewritten.');
    await update();

    expect(await patch()).toMatchObject({ title: 'Eng.', languages: ['Arabic', 'English'] });
    expect(await patch()).not.toHaveProperty('years_of_experience');
  });

  it('is not edited before everything is known of the doctor', async () => {
    const { person, update, patch, arrive } = open({ license_number: undefined }, PENDING);
    expect(screen.getByRole('progressbar')).toBeVisible();
    expect(screen.queryByLabelText('License Number')).toBeNull();
    expect(screen.getByRole('button', { name: 'Update' })).toBeDisabled();

    arrive({ license_number: 'DHA-1', license_expiry: '2027-05-01' });
    await person.type(field('First Name'), 'x');
    await update();
    expect(await patch()).toMatchObject({
      first_name: 'Omarx',
      license_number: 'DHA-1',
      license_expiry: '2027-05-01',
    });
  });

  it('keeps what was typed before the session ended beside what is read now', () => {
    const typed = { ...formOf(makeDoctor({ id: 7 })), bio: 'Typed before.' };
    const form = { title: 'x', place: { section: '', params: {} }, values: { id: 7, typed } };
    const { arrive } = open({ id: 7 }, PENDING, formSent({ key: doctorProfileKeys.update(7), form }));
    arrive({ id: 7, license_number: 'DHA-1' });

    expect(field('Bio')).toHaveValue('Typed before.');
    expect(field('License Number')).toHaveValue('DHA-1');
  });

  it('says when the doctor could not be read, and reads again on Retry', async () => {
    const reload = jest.fn();
    const failure = makeFailure('Failed to load details');
    const { press } = open({}, { ...READ, hasSucceeded: false, failure, reload });
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load details');
    await press('Retry');

    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('asks before Cancel drops what was typed', async () => {
    const { person, onClose } = open();
    await person.type(field('Bio'), 'x');
    await person.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(await screen.findByRole('alertdialog')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('can be left while its save hangs, which is told', async () => {
    const { person, sent } = await saving();
    await person.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toHaveBeenCalledWith(profileLeftWhileSaving());
  });

  it('closes when the change is saved', async () => {
    const { tell } = await saving();
    expect(screen.getByRole('dialog')).toBeVisible();
    tell(requestSucceeded(doctorProfileKeys.update(7)));

    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

/** A page that opens the profile of doctor 7, with a change of it under way. */
async function saving() {
  const page = renderWithStore(<Entry doctor={makeDoctor({ id: 7 })} />);
  await page.person.click(screen.getByRole('button', { name: 'Edit' }));
  await page.person.type(field('Bio'), 'x');
  page.tell(requestStarted(doctorProfileKeys.update(7)));
  return page;
}

function Entry({ doctor }: { doctor: ReturnType<typeof makeDoctor> }) {
  const { isOpen, open: edit, close } = useProfileOpening(doctor.id);
  return isOpen ? (
    <DoctorProfileDialog doctor={doctor} reading={READ} onClose={close} />
  ) : (
    <button onClick={() => edit()}>Edit</button>
  );
}
