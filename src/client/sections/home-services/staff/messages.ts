import type { Message } from '#client/lib/text';

/** The sentences of the tab Doctors & Therapists. */
export const staffMessages = {
  kinds: { id: 'homeServices.staff.kinds', defaultMessage: 'Kind of staff' },
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
