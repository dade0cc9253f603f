import * as z from 'zod/mini';

import type { Message, Translate } from '#client/lib/text';
import { EMAIL_PATTERN } from '#contract/rules';
import { directoryMessages } from './messages';

const emailOf = (t: Translate) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, t(directoryMessages.emailRequired)),
      z.regex(EMAIL_PATTERN, t(directoryMessages.emailInvalid)),
    );

/** The rules of the form Add a New Provider; it trims texts and puts the e-mail in lower case (Spec 1 §5). */
export function newProviderSchema(t: Translate) {
  const text = z.string().check(z.trim());
  const filled = (message: Message) => z.string().check(z.trim(), z.minLength(1, t(message)));
  const degrees = z.string().check(z.trim(), z.regex(/^(-?\d{1,3}(\.\d+)?)?$/, t(directoryMessages.degrees)));
  return z.object({
    provider_user: z.object({ email: emailOf(t).check(z.toLowerCase()) }),
    name: filled(directoryMessages.nameRequired),
    phone_number: text,
    description: text,
    location: z.object({
      address: filled(directoryMessages.addressRequired),
      city: filled(directoryMessages.cityRequired),
      state: filled(directoryMessages.emirateRequired),
      latitude: degrees,
      longitude: degrees,
    }),
  });
}

/** A new provider as its form holds it; coordinates are texts, empty where they were left out. */
export type NewProviderForm = z.infer<ReturnType<typeof newProviderSchema>>;

/** The rules of the form Reset Provider Password; the e-mail stays as it was typed (Spec 1 §5). */
export function resetSchema(t: Translate) {
  return z.object({ email: emailOf(t) });
}
