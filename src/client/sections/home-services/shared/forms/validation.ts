import * as z from 'zod/mini';

import type { Message, Translate } from '#client/lib/text';
import { homeMessages } from '#client/sections/home-services/messages';
import { typedNumber, typedNumberOrNone } from '#client/ui/form/typedRules';
import { plainDecimal } from '#contract/text/numbers';

/** A choice that must be made; ids are numbers or texts. */
export function requiredChoice(t: Translate, message: Message) {
  return z.union([z.number(), z.string()]).check(z.refine((value) => value !== '', t(message)));
}

/** A whole number that must be there, unless the service says that it has none (decisions: sending). */
export function numberUnlessNull(before: unknown, rule: Parameters<typeof typedNumber>[0]) {
  return before === null ? typedNumberOrNone(rule) : typedNumber(rule);
}

/** What stands in a field of such a number: the one of the service, or what a new item begins with. */
export function numberShown(before: number | string | null | undefined, initial: number): string {
  return before === null ? '' : String(before ?? initial);
}

/** An amount of money, typed; sent as a plain decimal. */
export function price(t: Translate) {
  return z.pipe(
    z.string().check(z.refine((typed) => plainDecimal(typed) !== null, t(homeMessages.priceInvalid))),
    z.transform((typed) => plainDecimal(typed) ?? typed),
  );
}

/** A chosen image: a file replaces, `null` removes, `undefined` keeps. */
export const imageShape = z.optional(z.nullable(z.instanceof(File)));
