import * as z from 'zod/mini';

import { EMAIL_PATTERN } from '../../../contract/rules';
import type { Words } from '../../lib/text';
import { messages } from './messages';

/** The login form (Spec 1 §5). */
export function loginSchema(words: Words) {
  return z.object({
    email: z
      .string()
      .check(z.trim(), z.minLength(1, words(messages.emailRequired)), z.regex(EMAIL_PATTERN, words(messages.emailInvalid))),
    password: z.string().check(z.minLength(1, words(messages.passwordRequired))),
  });
}
