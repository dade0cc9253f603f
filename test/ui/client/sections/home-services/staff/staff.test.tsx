import { screen, within } from '@testing-library/react';

import { entitiesMerged } from '#client/entities/entityStore';
import { homeServicesSection } from '#client/sections/home-services';
import { homeDoctorKind } from '#client/sections/home-services/kinds/homeDoctor';
import { subcategoryKind } from '#client/sections/home-services/kinds/subcategory';
import { therapistKind } from '#client/sections/home-services/kinds/therapist';
import { HomeDoctorForm } from '#client/sections/home-services/staff/HomeDoctorForm';
import { HomeDoctorsPart } from '#client/sections/home-services/staff/HomeDoctorsPart';
import { TherapistForm } from '#client/sections/home-services/staff/TherapistForm';
import { TherapistsPart } from '#client/sections/home-services/staff/TherapistsPart';
import { listReceived } from '#client/state/lists';
import type { HomeDoctor, Therapist } from '#contract/homeServices/staff';
import { renderWithStore } from '#test/support/page/renderWithStore';
import { giveHeight } from '#test/support/page/steps';

const idle = { key: 'save', isPending: false, hasSucceeded: false, failure: null };
const specialties = [
  { value: 3, label: 'Cardiology' },
  { value: 4, label: 'Dermatology' },
];
const therapies = [{ value: 5, label: 'Physiotherapy' }];
const languages = [
  { id: 1, name: 'Arabic' },
  { id: 2, name: 'English' },
  { id: 6, name: 'Urdu' },
];

const doctor: HomeDoctor = {
  id: 7,
  provider: 9,
  first_name: 'Omar',
  last_name: 'Nasser',
  specialization: 4,
  consultation_fee: '250.00',
  years_of_experience: '12',
  bio: null,
  services_offered: 'Home visits',
  is_active: false,
  languages: [
    { id: 1, name: 'Arabic' },
    { id: 6, name: 'Urdu' },
  ],
};
const therapist: Therapist = {
  id: 8,
  provider: 9,
  first_name: 'Mona',
  last_name: 'Saleh',
  therapy_type: 5,
  session_fee: 180.5,
};

function open(form: (calls: { onSubmit: jest.Mock; onClose: jest.Mock }) => React.ReactNode) {
  const onSubmit = jest.fn();
  const calls = { onSubmit, onClose: jest.fn() };
  const { person, press, fill } = renderWithStore(form(calls), { reducers: homeServicesSection.reducers });
  const choose = async (field: RegExp, choice: string) => {
    await person.click(screen.getByRole('combobox', { name: field }));
    await person.click(screen.getByRole('option', { name: choice }));
  };
  return { person, fill, onSubmit, choose, save: () => press('Save') };
}

const openDoctor = (target: HomeDoctor | null, save: Parameters<typeof HomeDoctorForm>[0]['save'] = idle) =>
  open((calls) => <HomeDoctorForm {...calls} {...{ item: target, provider: 9, specialties, languages, save }} />);
const openTherapist = (target: Therapist | null, save: Parameters<typeof TherapistForm>[0]['save'] = idle) =>
  open((calls) => <TherapistForm {...calls} item={target} provider={9} therapies={therapies} save={save} />);

const field = (name: RegExp) => screen.getByLabelText(name, { selector: 'input, textarea' });

/** A save that a service refused for one field. */
const refused = (name: string, sentence: string) => {
  const text = { id: 'test.refused', defaultMessage: 'Failed to save.' };
  return { ...idle, failure: { text, detail: null, fields: { [name]: sentence } } };
};

it.each([
  ['doctor', () => openDoctor(null), 'Specialization'],
  ['therapist', () => openTherapist(null), 'Therapy type'],
])('the form of a %s needs first and last name, what it is, and a fee', async (_, openForm, what) => {
  const { onSubmit, save } = openForm();
  await save();

  expect(await screen.findByText('First name is required')).toBeVisible();
  expect(screen.getByText('Last name is required')).toBeVisible();
  expect(screen.getByText(`${what} is required`)).toBeVisible();
  expect(screen.getByText('Enter an amount with at most two decimals')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});

describe('the form of a doctor', () => {
  it('starts active, with years that nobody knows and no language', () => {
    openDoctor(null);

    expect(screen.getByRole('checkbox', { name: 'Active' })).toBeChecked();
    expect(field(/^Years of Experience/)).toHaveValue('');
    languages.forEach(({ name }) => expect(screen.getByRole('checkbox', { name })).not.toBeChecked());
  });

  it('sends numbers as numbers, the fee as a plain decimal, and languages as ids', async () => {
    const { person, fill, onSubmit, choose, save } = openDoctor(null);
    await person.type(field(/^First Name/), ' Layla ');
    await person.type(field(/^Last Name/), 'Haddad');
    await choose(/^Specialization/, 'Cardiology');
    await person.type(field(/^Consultation Fee/), '1,250.5');
    await fill(field(/^Years of Experience/), '8');
    await person.click(screen.getByRole('checkbox', { name: 'Urdu' }));
    await person.click(screen.getByRole('checkbox', { name: 'English' }));
    await person.click(screen.getByRole('checkbox', { name: 'Urdu' }));
    await person.type(field(/^Services Offered/), ' ECG at home ');
    await save();

    const who = { provider: 9, first_name: 'Layla', last_name: 'Haddad', specialization: 3, bio: '', is_active: true };
    const what = {
      consultation_fee: '1250.5',
      years_of_experience: 8,
      languages: [2],
      services_offered: 'ECG at home',
    };
    expect(onSubmit).toHaveBeenCalledWith({ body: { ...who, ...what } }, expect.anything());
  });

  it('refuses an amount with letters and years below nothing', async () => {
    const { fill, onSubmit, save } = openDoctor(doctor);
    await fill(field(/^Consultation Fee/), '25 USD');
    await fill(field(/^Years of Experience/), '-1');
    await save();

    expect(await screen.findByText('Enter an amount with at most two decimals')).toBeVisible();
    expect(screen.getByText('Years must be a whole number of at least 0')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each([
    ['taken away', '', null],
    ['in the digits of another keyboard', '٢١', 21],
  ])('sends years that were %s', async (_, typed, sent) => {
    const { person, onSubmit, save } = openDoctor(doctor);
    await person.clear(field(/^Years of Experience/));
    if (typed) await person.type(field(/^Years of Experience/), typed);
    await save();

    expect(onSubmit.mock.calls).toMatchObject([[{ body: { years_of_experience: sent } }, {}]]);
  });

  it('shows a doctor as it is, and sends the whole of it', async () => {
    const { person, onSubmit, save } = openDoctor(doctor);
    expect(screen.getByRole('heading', { name: 'Edit Doctor' })).toBeVisible();
    const spoken = within(screen.getByRole('group', { name: 'Languages' })).getAllByRole('checkbox', { checked: true });
    expect(spoken.map((box) => box.closest('label')?.textContent)).toEqual(['Arabic', 'Urdu']);
    await person.click(screen.getByRole('checkbox', { name: 'Active' }));
    await save();

    const { id, ...known } = doctor;
    expect(id).toBe(7);
    const body = { ...known, years_of_experience: 12, languages: [1, 6], is_active: true };
    expect(onSubmit).toHaveBeenCalledWith({ body }, expect.anything());
  });

  it('shows what a service said about a field on that field', async () => {
    openDoctor(doctor, refused('consultation_fee', 'At most 10000.'));

    expect(await screen.findByText('At most 10000.')).toBeVisible();
    expect(field(/^Consultation Fee/)).toHaveAccessibleDescription('At most 10000.');
    expect(field(/^First Name/)).toHaveValue('Omar');
  });
});

describe('the form of a therapist', () => {
  it('starts active and without years, and sends what was typed', async () => {
    const { person, onSubmit, choose, save } = openTherapist(null);
    await person.type(field(/^First Name/), 'Mona');
    await person.type(field(/^Last Name/), ' Saleh ');
    await choose(/^Therapy Type/, 'Physiotherapy');
    await person.type(field(/^Session Fee/), '180');
    await person.type(field(/^Certifications/), 'DPT');
    await save();

    const who = { provider: 9, first_name: 'Mona', last_name: 'Saleh', therapy_type: 5, bio: '', is_active: true };
    const what = { session_fee: '180', years_of_experience: null, certifications: 'DPT' };
    expect(onSubmit).toHaveBeenCalledWith({ body: { ...who, ...what } }, expect.anything());
  });

  it('shows a therapist as far as it is known, and refuses years that are no whole number', async () => {
    const { fill, onSubmit, save } = openTherapist(therapist);
    expect(screen.getByRole('heading', { name: 'Edit Therapist' })).toBeVisible();
    expect(field(/^Session Fee/)).toHaveValue('180.5');
    await fill(field(/^Years of Experience/), '1.5');
    await save();

    expect(await screen.findByText('Years must be a whole number of at least 0')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('shows what a service said about a field on that field', async () => {
    openTherapist(therapist, refused('therapy_type', 'Not a therapy.'));

    expect(await screen.findByText('Not a therapy.')).toBeVisible();
  });
});

giveHeight();

it.each([
  ['doctors', <HomeDoctorsPart provider={9} />, 'Specialty', 'specialty', homeDoctorKind],
  ['therapists', <TherapistsPart provider={9} />, 'Therapy Type', 'therapy_type', therapistKind],
] as const)('the %s of a provider can be narrowed', async (_, part, label, type, { events }) => {
  const { person, sent } = renderWithStore(part, {
    reducers: homeServicesSection.reducers,
    given: [
      entitiesMerged({ subcategories: { 4: { id: 4, name: 'Cardiology' } } }),
      listReceived({ key: subcategoryKind.keys.list({ subcategory_type: type }), ids: [4] }),
    ],
  });
  await person.click(screen.getByRole('combobox', { name: label }));
  await person.click(screen.getByRole('option', { name: 'Cardiology' }));

  expect(sent).toHaveBeenCalledWith(events.opened({ provider: '9', [type]: '4' }));
});

it('each language of a doctor is written in its own direction', () => {
  const { tell } = renderWithStore(<HomeDoctorsPart provider={9} />, { reducers: homeServicesSection.reducers });
  const spoken = ['العربية', 'English'].map((name, id) => ({ id, name }));
  tell(
    entitiesMerged({ homeDoctors: { 7: { ...doctor, languages: spoken } } }),
    listReceived({ key: homeDoctorKind.keys.list({ provider: '9' }), ids: [7] }),
  );

  const cell = screen.getByText('العربية').parentElement;
  expect(cell).toHaveTextContent('العربية, English');
  expect([...cell!.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual(['العربية', 'English']);
});
