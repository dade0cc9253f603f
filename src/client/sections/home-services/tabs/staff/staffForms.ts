import * as z from 'zod/mini';

import type { Words } from '#client/lib/text';
import { requiredText, wholeNumber } from '#client/sections/home-services/crud/forms';
import type { StaffMember } from '#contract/homeServices/staff';
import { staffMessages } from './messages';

/** What the forms of doctors and therapists have in common (Spec 2 §5). */
export function staffShape(words: Words) {
  return {
    first_name: requiredText(words, staffMessages.firstNameRequired),
    last_name: requiredText(words, staffMessages.lastNameRequired),
    years_of_experience: wholeNumber(words, staffMessages.experienceInvalid, 0),
    bio: z.string().check(z.trim()),
    is_active: z.boolean(),
  };
}

/** What these forms start with. */
export function staffValuesOf(member: StaffMember | null) {
  return {
    first_name: member?.first_name ?? '',
    last_name: member?.last_name ?? '',
    years_of_experience: member?.years_of_experience ?? 0,
    bio: member?.bio ?? '',
    is_active: member?.is_active ?? true,
  };
}
