import type { Message } from '#client/lib/text';
import type { Credentials } from '#contract/auth';
import { EMAIL_PATTERN } from '#contract/rules';
import { sessionMessages } from '../messages';

/** What is wrong with the fields of the login form, by name; empty when it may be sent (Spec 1 §5). */
export function loginErrors({ email, password }: Credentials): Partial<Record<keyof Credentials, Message>> {
  return {
    ...(email === ''
      ? { email: sessionMessages.emailRequired }
      : !EMAIL_PATTERN.test(email) && { email: sessionMessages.emailInvalid }),
    ...(password === '' && { password: sessionMessages.passwordRequired }),
  };
}
