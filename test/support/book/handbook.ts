import path from 'node:path';

import { pictureOf } from './picture';
import type { Tale } from './tale';

/** The page of the handbook, and the folder of the step tests. */
export const WORKFLOWS = path.resolve(__dirname, '../../../src/handbook/workflows.md');
export const STEP_TESTS = path.resolve(__dirname, '../../unit/client');

/** The workflows of the specification whose pictures stand in the handbook, by their step tests and sagas. */
export const PICTURES = [
  ['Sign in', 'features/session/signIn', ['signIn']],
  ['Reschedule', 'sections/appointments/reschedule/makeMove', ['rescheduleAppointment', 'makeMove']],
  ['Hours of many dates', 'features/doctor-availability/add/addAvailabilities', ['addAvailabilities', 'addForDoctor']],
  ['Create a provider', 'sections/manage-providers/add/createProvider', ['createProvider', 'createOnce']],
  ['Create, then translate', 'sections/home-services/shared/saving/saveItem', ['createItem']],
  ['One-time password', 'sections/referral-tracking/unlockDashboard', ['unlockDashboard']],
] as const;

/** A picture with its title, as it stands in the handbook. */
export function pictured(title: string, sagas: readonly string[], tales: readonly Tale[]): string {
  const pictures = tales.filter(({ name }) => sagas.includes(name)).map(pictureOf);
  return [`### ${title}\n`, ...pictures.map((picture) => `\`\`\`mermaid\n${picture}\n\`\`\`\n`)].join('\n');
}

/** The page of the handbook with its pictures, which stand at its end, drawn anew. */
export function withPictures(page: string, tales: readonly Tale[]): string {
  const text = page.slice(0, page.indexOf('\n### '));
  return [text, ...PICTURES.map(([title, , sagas]) => pictured(title, sagas, tales))].join('\n');
}
