import * as z from 'zod/mini';

import type { Translate } from '#client/lib/text';
import { typedCode, typedText } from '#client/ui/form/typedRules';
import { EMAIL_PATTERN } from '#contract/rules';
import { degreesIn } from '#contract/text/numbers';
import { directoryMessages } from './messages';

const emailOf = (t: Translate) =>
  typedCode(t(directoryMessages.emailRequired)).check(z.regex(EMAIL_PATTERN, t(directoryMessages.emailInvalid)));

/** The rules of the form Add a New Provider; it cleans texts and puts the e-mail in lower case (Spec 1 §5). */
export function newProviderSchema(t: Translate) {
  const degrees = typedCode().check(
    z.overwrite((typed) => degreesIn(typed) ?? typed),
    z.refine((typed) => typed === '' || degreesIn(typed) !== null, t(directoryMessages.degrees)),
  );
  return z.object({
    provider_user: z.object({ email: emailOf(t).check(z.toLowerCase()) }),
    name: typedText(t(directoryMessages.nameRequired)),
    phone_number: typedCode(),
    description: typedText(),
    location: z.object({
      address: typedText(t(directoryMessages.addressRequired)),
      city: typedText(t(directoryMessages.cityRequired)),
      state: typedText(t(directoryMessages.emirateRequired)),
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
