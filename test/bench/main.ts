import { existsSync } from 'node:fs';

import { measureAppointments } from './appointments';
import { measureAvailability } from './availability';
import { isKept, tableOf } from './figures';
import { measureHomeServices } from './homeServices';
import { measureReferral } from './referral';

/** Measures what the product promises about speed and prints it as a table; ends with 1 when a promise is broken. */
async function main() {
  if (!existsSync('dist/index.html')) throw new Error('There is no built page to measure: run "npm run build" first.');
  const figures = [
    ...(await measureAppointments()),
    ...(await measureAvailability()),
    ...(await measureReferral()),
    ...(await measureHomeServices()),
  ];
  console.log(tableOf(figures));
  process.exitCode = figures.every(isKept) ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
