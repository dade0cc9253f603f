import { messagesOf } from '#client/lib/text';

/** The sentences of the tab Doctors & Therapists. */
export const staffMessages = messagesOf('homeServices.staff', {
  kinds: 'Kind of staff',
  firstName: 'First Name',
  lastName: 'Last Name',
  specialty: 'Specialty',
  specialization: 'Specialization',
  therapyType: 'Therapy Type',
  consultationFee: 'Consultation Fee',
  sessionFee: 'Session Fee',
  experience: 'Years of Experience',
  bio: 'Bio',
  servicesOffered: 'Services Offered',
  certifications: 'Certifications',
  languages: 'Languages',
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  specializationRequired: 'Specialization is required',
  therapyTypeRequired: 'Therapy type is required',
  experienceInvalid: 'Years must be a whole number of at least 0',
});
