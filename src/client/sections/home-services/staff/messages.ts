import type { Message } from '#client/lib/text';
import type { SavingTexts } from '../shared/kind/defineKind';

/** The sentences of the tab Doctors & Therapists. */
export const staffMessages = {
  doctors: { id: 'homeServices.staff.doctors', defaultMessage: 'Doctors' },
  therapists: { id: 'homeServices.staff.therapists', defaultMessage: 'Therapists' },
  kinds: { id: 'homeServices.staff.kinds', defaultMessage: 'Kind of staff' },
  addDoctor: { id: 'homeServices.staff.addDoctor', defaultMessage: 'Add Doctor' },
  editDoctor: { id: 'homeServices.staff.editDoctor', defaultMessage: 'Edit Doctor' },
  noDoctors: { id: 'homeServices.staff.noDoctors', defaultMessage: 'This provider has no doctors.' },
  addTherapist: { id: 'homeServices.staff.addTherapist', defaultMessage: 'Add Therapist' },
  editTherapist: { id: 'homeServices.staff.editTherapist', defaultMessage: 'Edit Therapist' },
  noTherapists: { id: 'homeServices.staff.noTherapists', defaultMessage: 'This provider has no therapists.' },
  firstName: { id: 'homeServices.staff.firstName', defaultMessage: 'First Name' },
  lastName: { id: 'homeServices.staff.lastName', defaultMessage: 'Last Name' },
  specialty: { id: 'homeServices.staff.specialty', defaultMessage: 'Specialty' },
  specialization: { id: 'homeServices.staff.specialization', defaultMessage: 'Specialization' },
  therapyType: { id: 'homeServices.staff.therapyType', defaultMessage: 'Therapy Type' },
  consultationFee: { id: 'homeServices.staff.consultationFee', defaultMessage: 'Consultation Fee' },
  sessionFee: { id: 'homeServices.staff.sessionFee', defaultMessage: 'Session Fee' },
  experience: { id: 'homeServices.staff.experience', defaultMessage: 'Years of Experience' },
  bio: { id: 'homeServices.staff.bio', defaultMessage: 'Bio' },
  servicesOffered: { id: 'homeServices.staff.servicesOffered', defaultMessage: 'Services Offered' },
  certifications: { id: 'homeServices.staff.certifications', defaultMessage: 'Certifications' },
  languages: { id: 'homeServices.staff.languages', defaultMessage: 'Languages' },
  doctorsFailed: { id: 'homeServices.staff.doctorsFailed', defaultMessage: 'Failed to load doctors' },
  therapistsFailed: { id: 'homeServices.staff.therapistsFailed', defaultMessage: 'Failed to load therapists' },
  languagesFailed: { id: 'homeServices.staff.languagesFailed', defaultMessage: 'Failed to load languages' },
  firstNameRequired: { id: 'homeServices.staff.firstNameRequired', defaultMessage: 'First name is required' },
  lastNameRequired: { id: 'homeServices.staff.lastNameRequired', defaultMessage: 'Last name is required' },
  specializationRequired: {
    id: 'homeServices.staff.specializationRequired',
    defaultMessage: 'Specialization is required',
  },
  therapyTypeRequired: { id: 'homeServices.staff.therapyTypeRequired', defaultMessage: 'Therapy type is required' },
  feeRequired: { id: 'homeServices.staff.feeRequired', defaultMessage: 'Enter an amount with at most two decimals' },
  experienceInvalid: {
    id: 'homeServices.staff.experienceInvalid',
    defaultMessage: 'Years must be a whole number of at least 0',
  },
} satisfies Record<string, Message>;

/** What is said of saving a doctor. */
export const doctorTexts = {
  saving: { id: 'homeServices.doctor.saving', defaultMessage: 'Saving the doctor' },
  stillSaving: {
    id: 'homeServices.doctor.stillSaving',
    defaultMessage: 'The doctor is still being saved. You will be told how it ends.',
  },
  saved: { id: 'homeServices.doctor.saved', defaultMessage: 'The doctor was saved.' },
  saveFailed: {
    id: 'homeServices.doctor.saveFailed',
    defaultMessage: 'Failed to save the doctor. Please try again.',
  },
} satisfies SavingTexts;

/** What is said of saving a therapist. */
export const therapistTexts = {
  saving: { id: 'homeServices.therapist.saving', defaultMessage: 'Saving the therapist' },
  stillSaving: {
    id: 'homeServices.therapist.stillSaving',
    defaultMessage: 'The therapist is still being saved. You will be told how it ends.',
  },
  saved: { id: 'homeServices.therapist.saved', defaultMessage: 'The therapist was saved.' },
  saveFailed: {
    id: 'homeServices.therapist.saveFailed',
    defaultMessage: 'Failed to save the therapist. Please try again.',
  },
} satisfies SavingTexts;
