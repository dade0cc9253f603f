import type { FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';

import { numberOf } from '#client/lib/counts';
import type { Translate } from '#client/lib/text';
import { typedNumberOrNone, typedText } from '#client/ui/form/typedRules';
import type { StaffMember } from '#contract/homeServices/staff';
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
    first_name: typedText(t(staffMessages.firstNameRequired)),
    last_name: typedText(t(staffMessages.lastNameRequired)),
    years_of_experience: typedNumberOrNone({ min: 0, message: t(staffMessages.experienceInvalid) }),
    bio: typedText(),
    is_active: z.boolean(),
  };
}

/** The values that these forms start with; years that are not known are empty. */
export function staffValuesOf(member: StaffMember | null) {
  return {
    first_name: member?.first_name ?? '',
    last_name: member?.last_name ?? '',
    years_of_experience: String(numberOf(member?.years_of_experience) ?? member?.years_of_experience ?? ''),
    bio: member?.bio ?? '',
    is_active: member?.is_active ?? true,
  };
}
