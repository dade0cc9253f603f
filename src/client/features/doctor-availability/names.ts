import type { Doctor } from '../../../contract/directory';

/** First and last name, as "Dr. first last" shows them (Spec 1 §2). */
export function nameOf({ first_name, last_name }: Pick<Doctor, 'first_name' | 'last_name'>): string {
  return [first_name, last_name].filter(Boolean).join(' ');
}
