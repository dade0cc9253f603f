import * as z from 'zod/mini';

import type { Message, Translate } from '#client/lib/text';
import { EMAIL_PATTERN } from '#contract/rules';
import { dialogMessages } from './messages';

const emailOf = (t: Translate) =>
  z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, t(dialogMessages.emailRequired)),
      z.regex(EMAIL_PATTERN, t(dialogMessages.emailInvalid)),
    );

/** The form Add a New Provider: texts are trimmed, the e-mail is lower-cased (Spec 1 §5). */
export function newProviderSchema(t: Translate) {
  const text = z.string().check(z.trim());
  const filled = (message: Message) => z.string().check(z.trim(), z.minLength(1, t(message)));
  const degrees = z.string().check(z.trim(), z.regex(/^(-?\d{1,3}(\.\d+)?)?$/, t(dialogMessages.degrees)));
  return z.object({
    provider_user: z.object({ email: emailOf(t) }),
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
export function resetSchema(t: Translate) {
  return z.object({ email: emailOf(t) });
}
