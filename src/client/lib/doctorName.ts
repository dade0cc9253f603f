import { bringsTitle, isArabicName, titledOnce } from '#contract/text/titles';
import { cleanText } from '#contract/text/typed';
import { fullName, shownName, type Message, type Text } from './text';

const unknownDoctor: Message = { id: 'text.unknownDoctor', defaultMessage: 'Unknown Doctor' };

/** "Dr." before a name, as the specification writes it, once or several times. */
const DR = /^(?:dr(?:\.|(?=\s))\s*)+/i;

/**
 * How a doctor is called wherever one is named, on the page of either language: "Dr. {name}" (Spec 1 §2), `د. {name}`
 * of an Arabic name, or as the name stands where that brings titles of its own, each of which is said once and in the
 * language of the name; `null` of a name of blanks and marks alone.
 */
export function titledDoctor(name: string): string | null {
  const clean = cleanText(name).replace(/\s+/g, ' ');
  const bare = clean.replace(DR, '');
  if (bare === '') return clean || null;
  if (bringsTitle(bare)) return titledOnce(bare);
  return `${isArabicName(bare) ? 'د.' : 'Dr.'} ${bare}`;
}

/** A doctor of the directory by title and name, as `titledDoctor` has it, or what stands for an unknown one. */
export function doctorName(doctor: {
  title?: string | null;
  first_name?: string | null;
  last_name?: string | null;
}): Text {
  const name = shownName(fullName(doctor));
  return (name && titledDoctor([doctor.title, name].filter(Boolean).join(' '))) ?? unknownDoctor;
}
