import * as z from 'zod/mini';

import type { Message, Words } from '#client/lib/text';
import { EMAIL_PATTERN } from '#contract/rules';
import { dialogMessages } from './messages';

const emailOf = (words: Words) =>
  z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, words(dialogMessages.emailRequired)),
      z.regex(EMAIL_PATTERN, words(dialogMessages.emailInvalid)),
    );

/** The form Add a New Provider: texts are trimmed, the e-mail is lower-cased (Spec 1 §5). */
export function newProviderSchema(words: Words) {
  const text = z.string().check(z.trim());
  const filled = (message: Message) => z.string().check(z.trim(), z.minLength(1, words(message)));
  const degrees = z.string().check(z.trim(), z.regex(/^(-?\d{1,3}(\.\d+)?)?$/, words(dialogMessages.degrees)));
  return z.object({
    provider_user: z.object({ email: emailOf(words) }),
    name: filled(dialogMessages.nameRequired),
    phone_number: text,
    description: text,
    location: z.object({
      address: filled(dialogMessages.addressRequired),
      city: filled(dialogMessages.cityRequired),
      state: filled(dialogMessages.emirateRequired),
      latitude: degrees,
      longitude: degrees,
    }),
  });
}

/** The form Reset Provider Password (Spec 1 §5). */
export function resetSchema(words: Words) {
  return z.object({ email: emailOf(words) });
}
