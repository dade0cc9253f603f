/** Milliseconds without a key after which a date or a time counts as typed: the 1 of 13:00 is not one at night. */
export const TYPED_AFTER_MS = 400;
