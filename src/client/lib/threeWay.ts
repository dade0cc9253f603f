/** The fields of a form by name, as they are sent. */
export type Fields = Readonly<Record<string, unknown>>;

/** A field that two people changed, each in another way. */
export interface Collision {
  field: string;
  /** What the person at this desk wants. */
  mine: unknown;
  /** What it has become meanwhile. */
  theirs: unknown;
}

/** What of an earlier try to save the same form still holds. */
export interface EarlierTry {
  /** What was sent then: what the service has of it is no change of somebody else. */
  sent?: Fields | undefined;
  /** What was chosen then where both had changed a field; it holds until one of the two changes once more. */
  chosen?: readonly ChosenValue[];
}

/** A collision, and which of the two values is wanted. */
export interface ChosenValue extends Collision {
  value: unknown;
}

/**
 * Merges what a person made of a form that was `opened` into what is there `now`: a field that the person left alone
 * stays as it is now, any other becomes as it is `mine`. What both changed collides, and is `mine` until somebody has
 * chosen. What is not told of a field now changes nothing.
 */
export function mergeFields(
  opened: Fields,
  now: Fields,
  mine: Fields,
  { sent = {}, chosen = [] }: EarlierTry = {},
): { merged: Fields; collisions: Collision[] } {
  const collisions: Collision[] = [];
  const merged = Object.entries(mine).map(([field, wanted]): [string, unknown] => {
    const [before, theirs] = [opened[field], now[field]];
    const isTheirs = theirs !== undefined && !isSameValue(theirs, before);
    if (!isTheirs) return [field, wanted];
    if (isSameValue(wanted, before)) return [field, theirs];
    if (isAlike(theirs, wanted) || (field in sent && isAlike(theirs, sent[field]))) return [field, wanted];
    const choice = chosen.find(
      (one) => one.field === field && isSameValue(one.mine, wanted) && isSameValue(one.theirs, theirs),
    );
    if (!choice) collisions.push({ field, mine: wanted, theirs });
    return [field, choice ? choice.value : wanted];
  });
  return { merged: Object.fromEntries(merged), collisions };
}

/** Whether a value is what it was: what is left out, `null` and mere blanks are all empty, and lists have no order. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return comparable(one) === comparable(other);
}

/** Whether two people mean the same, which a service may write in its own way: `120` as `"120.00"`, `A@b` as `a@b`. */
function isAlike(one: unknown, other: unknown): boolean {
  return isSameValue(one, other) || likeness(one) === likeness(other);
}

function likeness(value: unknown): unknown {
  const text = comparable(value);
  if (typeof text !== 'string') return text;
  return /^-?\d+(\.\d+)?$/.test(text) ? String(Number(text)) : text.toLowerCase();
}

function comparable(value: unknown): unknown {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value))
    return value
      .map((part) => String(comparable(part)))
      .sort()
      .join('\n');
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : value;
}
