import { existsSync } from 'node:fs';

import { APPOINTMENT_PARTS, measureAppointments } from './appointments';
import { measureAvailability } from './availability';
import type { Figure } from './figures';
import { isKept, tableOf } from './figures';
import { measureHomeServices } from './homeServices';
import { measureReferral } from './referral';

/** The parts that measure one section each; the appointments have parts of their own. */
const SECTIONS: Readonly<Record<string, () => Promise<Figure[]>>> = {
  availability: measureAvailability,
  referral: measureReferral,
  'home-services': measureHomeServices,
};
const ALL_PARTS = [...APPOINTMENT_PARTS, ...Object.keys(SECTIONS)];

/**
 * Measures what the product promises about speed, or the parts of it that are named, and prints it as a table; ends
 * with 1 when a promise is broken.
 */
async function main(named: readonly string[]) {
  if (!existsSync('dist/index.html')) throw new Error('There is no built page to measure: run "npm run build" first.');
  const unknown = named.filter((part) => !ALL_PARTS.includes(part));
  if (unknown.length > 0) throw new Error(`No part is called ${unknown.join(', ')}. Parts: ${ALL_PARTS.join(', ')}.`);
  const isWanted = (part: string) => named.length === 0 || named.includes(part);
  const figures = APPOINTMENT_PARTS.some(isWanted) ? await measureAppointments(isWanted) : [];
  for (const [part, measure] of Object.entries(SECTIONS)) if (isWanted(part)) figures.push(...(await measure()));
  console.log(tableOf(figures));
  process.exitCode = figures.every(isKept) ? 0 : 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
