import { screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';

import { createStore } from '#client/app/store';
import { homeServicesSection } from '#client/sections/home-services';
import { HomeDoctorForm } from '#client/sections/home-services/staff/HomeDoctorForm';
import { TherapistForm } from '#client/sections/home-services/staff/TherapistForm';
import type { HomeDoctor, Therapist } from '#contract/homeServices/staff';
import { renderPage } from '#test/support/page/renderPage';

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
  const store = createStore();
  store.addReducers(homeServicesSection.reducers);
  const { person } = renderPage(<Provider store={store}>{form({ onSubmit, onClose: jest.fn() })}</Provider>);
  const choose = async (field: RegExp, choice: string) => {
    await person.click(screen.getByRole('combobox', { name: field }));
    await person.click(screen.getByRole('option', { name: choice }));
  };
  return { person, onSubmit, choose, save: () => person.click(screen.getByRole('button', { name: 'Save' })) };
}

const openDoctor = (target: HomeDoctor | null, save: Parameters<typeof HomeDoctorForm>[0]['save'] = idle) =>
  open((calls) => (
    <HomeDoctorForm
      {...calls}
      doctor={target}
      provider={9}
      specialties={specialties}
      languages={languages}
      save={save}
    />
  ));
const openTherapist = (target: Therapist | null, save: Parameters<typeof TherapistForm>[0]['save'] = idle) =>
  open((calls) => <TherapistForm {...calls} therapist={target} provider={9} therapies={therapies} save={save} />);

const field = (name: RegExp) => screen.getByLabelText(name, { selector: 'input, textarea' });

/** A save that a service refused for one field. */
const refused = (name: string, sentence: string) => ({
  ...idle,
  failure: {
    text: { id: 'test.refused', defaultMessage: 'Failed to save.' },
    detail: null,
    fields: { [name]: sentence },
  },
});

describe('the form of a doctor', () => {
  it('needs first and last name, specialization and consultation fee', async () => {
    const { onSubmit, save } = openDoctor(null);
    await save();

    expect(await screen.findByText('First name is required')).toBeVisible();
    expect(screen.getByText('Last name is required')).toBeVisible();
    expect(screen.getByText('Specialization is required')).toBeVisible();
    expect(screen.getByText('Enter an amount with at most two decimals')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('starts active, with no years and no language', () => {
    openDoctor(null);

    expect(screen.getByRole('checkbox', { name: 'Active' })).toBeChecked();
    expect(field(/^Years of Experience/)).toHaveValue(0);
    languages.forEach(({ name }) => {
      expect(screen.getByRole('checkbox', { name })).not.toBeChecked();
    });
  });

  it('sends numbers as numbers, the fee as a plain decimal, and languages as ids', async () => {
    const { person, onSubmit, choose, save } = openDoctor(null);
    await person.type(field(/^First Name/), ' Layla ');
    await person.type(field(/^Last Name/), 'Haddad');
    await choose(/^Specialization/, 'Cardiology');
    await person.type(field(/^Consultation Fee/), '1,250.5');
    await person.clear(field(/^Years of Experience/));
    await person.type(field(/^Years of Experience/), '8');
    await person.click(screen.getByRole('checkbox', { name: 'Urdu' }));
    await person.click(screen.getByRole('checkbox', { name: 'English' }));
    await person.click(screen.getByRole('checkbox', { name: 'Urdu' }));
    await person.type(field(/^Services Offered/), ' ECG at home ');
    await save();

    expect(onSubmit).toHaveBeenCalledWith(
      {
        body: {
          provider: 9,
          first_name: 'Layla',
          last_name: 'Haddad',
          specialization: 3,
          consultation_fee: '1250.5',
          years_of_experience: 8,
          languages: [2],
          services_offered: 'ECG at home',
          bio: '',
          is_active: true,
        },
      },
      expect.anything(),
    );
  });

  it('refuses an amount with letters and years below nothing', async () => {
    const { person, onSubmit, save } = openDoctor(doctor);
    await person.clear(field(/^Consultation Fee/));
    await person.type(field(/^Consultation Fee/), '25 AED');
    await person.clear(field(/^Years of Experience/));
    await person.type(field(/^Years of Experience/), '-1');
    await save();

    expect(await screen.findByText('Enter an amount with at most two decimals')).toBeVisible();
    expect(screen.getByText('Years must be a whole number of at least 0')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('shows a doctor as it is, and sends the whole of it', async () => {
    const { person, onSubmit, save } = openDoctor(doctor);
    expect(screen.getByRole('heading', { name: 'Edit Doctor' })).toBeVisible();
    const spoken = within(screen.getByRole('group', { name: 'Languages' })).getAllByRole('checkbox', { checked: true });
    expect(spoken.map((box) => box.closest('label')?.textContent)).toEqual(['Arabic', 'Urdu']);
    await person.click(screen.getByRole('checkbox', { name: 'Active' }));
    await save();

    expect(onSubmit).toHaveBeenCalledWith(
      {
        body: {
          provider: 9,
          first_name: 'Omar',
          last_name: 'Nasser',
          specialization: 4,
          consultation_fee: '250.00',
          years_of_experience: 12,
          languages: [1, 6],
          services_offered: 'Home visits',
          bio: '',
          is_active: true,
        },
      },
      expect.anything(),
    );
  });

  it('shows what a service said about a field on that field', async () => {
    openDoctor(doctor, refused('consultation_fee', 'At most 10000.'));

    expect(await screen.findByText('At most 10000.')).toBeVisible();
    expect(field(/^Consultation Fee/)).toHaveAccessibleDescription('At most 10000.');
    expect(field(/^First Name/)).toHaveValue('Omar');
  });
});

describe('the form of a therapist', () => {
  it('needs first and last name, therapy type and session fee', async () => {
    const { onSubmit, save } = openTherapist(null);
    await save();

    expect(await screen.findByText('First name is required')).toBeVisible();
    expect(screen.getByText('Last name is required')).toBeVisible();
    expect(screen.getByText('Therapy type is required')).toBeVisible();
    expect(screen.getByText('Enter an amount with at most two decimals')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('starts active and without years, and sends what was typed', async () => {
    const { person, onSubmit, choose, save } = openTherapist(null);
    await person.type(field(/^First Name/), 'Mona');
    await person.type(field(/^Last Name/), ' Saleh ');
    await choose(/^Therapy Type/, 'Physiotherapy');
    await person.type(field(/^Session Fee/), '180');
    await person.type(field(/^Certifications/), 'DPT');
    await save();

    expect(onSubmit).toHaveBeenCalledWith(
      {
        body: {
          provider: 9,
          first_name: 'Mona',
          last_name: 'Saleh',
          therapy_type: 5,
          session_fee: '180',
          years_of_experience: 0,
          certifications: 'DPT',
          bio: '',
          is_active: true,
        },
      },
      expect.anything(),
    );
  });

  it('shows a therapist as far as it is known, and refuses years that are no whole number', async () => {
    const { person, onSubmit, save } = openTherapist(therapist);
    expect(screen.getByRole('heading', { name: 'Edit Therapist' })).toBeVisible();
    expect(field(/^Session Fee/)).toHaveValue('180.5');
    await person.clear(field(/^Years of Experience/));
    await person.type(field(/^Years of Experience/), '1.5');
    await save();

    expect(await screen.findByText('Years must be a whole number of at least 0')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('shows what a service said about a field on that field', async () => {
    openTherapist(therapist, refused('therapy_type', 'Not a therapy.'));

    expect(await screen.findByText('Not a therapy.')).toBeVisible();
  });
});
