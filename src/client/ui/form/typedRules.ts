import * as z from 'zod/mini';

import { wholeNumberIn } from '#contract/text/numbers';
import { cleanCode, cleanText } from '#contract/text/typed';

/** A text of a form as it is sent: cleaned; `missing` says that it must not be empty. */
export function typedText(missing?: string) {
  return cleaned(cleanText, missing);
}

/** The same for what is no prose, such as a phone, an e-mail or the number of a licence. */
export function typedCode(missing?: string) {
  return cleaned(cleanCode, missing);
}

function cleaned(clean: (typed: string) => string, missing: string | undefined) {
  const text = z.string().check(z.overwrite(clean));
  return missing === undefined ? text : text.check(z.minLength(1, missing));
}

interface NumberRule {
  min: number;
  step?: number;
  /** What is said of anything else. */
  message: string;
}

/** A whole number that is typed and must be there. */
export function typedNumber(rule: NumberRule) {
  return z.pipe(typedOrNone, numberBy(rule));
}

/** A whole number that is typed; `null` where the field is empty. */
export function typedNumberOrNone(rule: NumberRule) {
  return z.pipe(typedOrNone, z.nullable(numberBy(rule)));
}

function numberBy({ min, step = 1, message }: NumberRule) {
  return z.number(message).check(z.minimum(min, message), z.multipleOf(step, message));
}

/** What a field holds, typed or restored, as a number; NaN for what is none, `null` where there is nothing. */
const typedOrNone = z.pipe(
  z.union([z.string(), z.number(), z.null()]),
  z.transform((held) => {
    const typed = cleanCode(String(held ?? ''));
    return typed === '' ? null : (wholeNumberIn(typed) ?? NaN);
  }),
);
