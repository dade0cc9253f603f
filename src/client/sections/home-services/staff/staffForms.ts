import type { FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';

import type { Translate } from '#client/lib/text';
import type { StaffMember } from '#contract/homeServices/staff';
import { requiredText, wholeNumber } from '../shared/forms/validation';
import { staffMessages } from './messages';

/** The fields that the forms of doctors and therapists have in common. */
export interface StaffValues extends FieldValues {
  first_name: string;
  last_name: string;
  years_of_experience: unknown;
  bio: string;
  is_active: boolean;
}

/** The rules that these forms have in common (Spec 2 §5). */
export function staffShape(t: Translate) {
  return {
    first_name: requiredText(t, staffMessages.firstNameRequired),
    last_name: requiredText(t, staffMessages.lastNameRequired),
    years_of_experience: wholeNumber(t, staffMessages.experienceInvalid, 0),
    bio: z.string().check(z.trim()),
    is_active: z.boolean(),
  };
}

/** The values that these forms start with. */
export function staffValuesOf(member: StaffMember | null) {
  return {
    first_name: member?.first_name ?? '',
    last_name: member?.last_name ?? '',
    years_of_experience: member?.years_of_experience ?? 0,
    bio: member?.bio ?? '',
    is_active: member?.is_active ?? true,
  };
}
