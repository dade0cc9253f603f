import * as z from 'zod/mini';

import { numberOf } from '#client/lib/counts';
import { isDateText } from '#client/lib/dates';
import { nullsKept } from '#client/lib/records';
import { distinctTexts, type Translate } from '#client/lib/text';
import { fieldMessages } from '#client/ui/form/messages';
import { typedCode, typedText } from '#client/ui/form/typedRules';
import type { Doctor, DoctorPatch } from '#contract/directory';
import { wholeNumberIn } from '#contract/text/numbers';
import { cleanCode } from '#contract/text/typed';
import { profileMessages } from './messages';
import { labelOf, type NameList } from './nameLists';

/** What a changed profile says; languages and services as they are called in the form. */
export type ProfilePatch = Omit<DoctorPatch, NameList> & Record<NameList, string[]>;

/**
 * The rules of the form of a doctor's profile, with their sentences (Spec 1 §5). A number that was not known may stay
 * empty.
 */
export function profileSchema(t: Translate, known: ProfileForm) {
  const wholeNumber = (before: string) =>
    z.string().check(
      z.overwrite((typed) => String(wholeNumberIn(typed) ?? cleanCode(typed))),
      z.regex(before === '' ? /^\d{0,4}$/ : /^\d{1,4}$/, t(profileMessages.notANumber)),
    );
  return z.object({
    title: z.string(),
    first_name: typedText(t(profileMessages.enterFirstName)),
    last_name: typedText(t(profileMessages.enterLastName)),
    specialization: z.string().check(z.minLength(1, t(profileMessages.selectSpecialization))),
    license_number: typedCode(),
    license_expiry: z.string().check(z.refine((date) => date === '' || isDateText(date), t(fieldMessages.dateNotRead))),
    bio: typedText(t(profileMessages.enterBio)),
    years_of_experience: wholeNumber(known.years_of_experience),
    consultation_duration: wholeNumber(known.consultation_duration),
    languages: z.array(z.string()).check(z.minLength(1, t(profileMessages.addLanguage))),
    services: z.array(z.string()).check(z.minLength(1, t(profileMessages.addService))),
  });
}

/** What the form of a doctor's profile holds; numbers as they are typed, empty where they are not known. */
export interface ProfileForm {
  title: string;
  first_name: string;
  last_name: string;
  specialization: string;
  license_number: string;
  license_expiry: string;
  bio: string;
  years_of_experience: string;
  consultation_duration: string;
  languages: string[];
  services: string[];
}

/** A doctor, as far as the form of a profile is concerned. */
export type EditedDoctor = Omit<Doctor, 'locations'>;

/** Fills the form with a doctor; what the service left out is empty. */
export function formOf(doctor: EditedDoctor): ProfileForm {
  return {
    title: doctor.title ?? '',
    first_name: doctor.first_name,
    last_name: doctor.last_name,
    specialization: String(doctor.specializations?.[0]?.id ?? ''),
    license_number: doctor.license_number ?? '',
    license_expiry: doctor.license_expiry ?? '',
    bio: doctor.bio ?? '',
    years_of_experience: String(numberOf(doctor.years_of_experience) ?? ''),
    consultation_duration: String(numberOf(doctor.consultation_duration) ?? ''),
    languages: distinctTexts((doctor.languages ?? []).map(labelOf)),
    services: distinctTexts((doctor.services ?? []).map(labelOf)),
  };
}

/**
 * Makes of the form of a doctor what is sent; the specialization gets its id back as the service gave it (decisions:
 * sending).
 */
export function patchOf(
  { specialization, years_of_experience: years, consultation_duration: duration, ...form }: ProfileForm,
  specialties: readonly { id: number | string }[],
  doctor: Pick<Doctor, 'title' | 'license_number'>,
): ProfilePatch {
  const patch = {
    ...form,
    specializations: [specialties.find(({ id }) => String(id) === specialization)?.id ?? specialization],
    license_expiry: form.license_expiry || null,
    ...(years !== '' && { years_of_experience: Number(years) }),
    ...(duration !== '' && { consultation_duration: Number(duration) }),
  };
  return nullsKept<ProfilePatch>(patch, doctor);
}

/** Whether a doctor is as a changed profile says; the order of languages and services does not count. */
export function saysAll(patch: ProfilePatch, doctor: Doctor): boolean {
  const said = patchOf(formOf(doctor), [], doctor);
  return Object.entries(patch).every(([field, value]) => textFor(value) === textFor(said[field as keyof ProfilePatch]));
}

/** A value of a profile as a text that is the same for lists in another order, and for an empty text and `null`. */
function textFor(value: ProfilePatch[keyof ProfilePatch]): string {
  return JSON.stringify(Array.isArray(value) ? value.map(String).sort() : (value ?? ''));
}
