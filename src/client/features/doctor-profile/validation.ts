import * as z from 'zod/mini';

import { isDateText } from '#client/lib/dates';
import type { Message, Translate } from '#client/lib/text';
import { namesOf } from '#client/lib/text';
import type { Doctor, DoctorPatch } from '#contract/directory';
import { messages } from './messages';

/** The rules of the form of a doctor's profile, with their sentences (Spec 1 §5). */
export function profileSchema(t: Translate) {
  const filled = (message: Message) => z.string().check(z.trim(), z.minLength(1, t(message)));
  const wholeNumber = z.string().check(z.trim(), z.regex(/^\d{1,4}$/, t(messages.notANumber)));
  return z.object({
    title: z.string(),
    first_name: filled(messages.enterFirstName),
    last_name: filled(messages.enterLastName),
    specialization: filled(messages.selectSpecialization),
    license_number: z.string().check(z.trim()),
    license_expiry: z.string().check(z.refine((date) => date === '' || isDateText(date), t(messages.notADate))),
    bio: filled(messages.enterBio),
    years_of_experience: wholeNumber,
    consultation_duration: wholeNumber,
    languages: z.array(z.string()).check(z.minLength(1, t(messages.addLanguage))),
    services: z.array(z.string()).check(z.minLength(1, t(messages.addService))),
  });
}

/** What the form of a doctor's profile holds; numbers as they are typed. */
export type ProfileForm = z.infer<ReturnType<typeof profileSchema>>;

/** Fills the form with a doctor; what the service left out is empty. */
export function formOf(doctor: Omit<Doctor, 'locations'>): ProfileForm {
  return {
    title: doctor.title ?? '',
    first_name: doctor.first_name,
    last_name: doctor.last_name,
    specialization: String(doctor.specializations?.[0]?.id ?? ''),
    license_number: doctor.license_number ?? '',
    license_expiry: doctor.license_expiry ?? '',
    bio: doctor.bio ?? '',
    years_of_experience: String(doctor.years_of_experience ?? 0),
    consultation_duration: String(doctor.consultation_duration ?? 0),
    languages: namesOf(doctor.languages),
    services: namesOf(doctor.services),
  };
}

/** Makes of the form what is sent; the specialization gets its id back as the service gave it (decisions: sending). */
export function patchOf(
  { specialization, ...form }: ProfileForm,
  specialties: readonly { id: number | string }[],
): DoctorPatch {
  return {
    ...form,
    specializations: [specialties.find(({ id }) => String(id) === specialization)?.id ?? specialization],
    license_expiry: form.license_expiry || null,
    years_of_experience: Number(form.years_of_experience),
    consultation_duration: Number(form.consultation_duration),
  };
}
