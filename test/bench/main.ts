import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { APPOINTMENT_PARTS, measureAppointments } from './appointments';
import { measureAvailability } from './availability';
import { isKept, rowOf, tableOf, type Figure } from './figures';
import { measureHomeServices } from './homeServices';
import { drawRecord, record } from './record';
import { measureReferral } from './referral';
import { slowDown } from './slow';
import { measureTasks } from './tasks';

/** The parts that measure one section each; the appointments have parts of their own. */
const SECTIONS: Readonly<Record<string, () => Promise<Figure[]>>> = {
  availability: measureAvailability,
  referral: measureReferral,
  'home-services': measureHomeServices,
  tasks: measureTasks,
};
const ALL_PARTS = [...APPOINTMENT_PARTS, ...Object.keys(SECTIONS)];
/** What is promised of a slow processor, too. */
const SLOW_PARTS = ['cold', 'quick', 'warm', 'wheel'];

/**
 * Measures what the product promises about speed, or the parts of it that are named, and prints it as a table; ends
 * with 1 when a promise is broken. `--slow 4` slows the processor of the pages four times. `--record` puts a whole run
 * in which every promise held into the handbook, and `--draw` measures nothing: it draws the picture of the run that
 * is there.
 */
async function main() {
  const options = { record: { type: 'boolean' }, draw: { type: 'boolean' }, slow: { type: 'string' } } as const;
  const { positionals: named, values } = parseArgs({ options, allowPositionals: true });
  if (values.draw) {
    drawRecord();
    return;
  }
  if (values.record && (named.length > 0 || values.slow)) {
    throw new Error('Only a whole run of the processor as it is is recorded: name no parts.');
  }
  if (values.slow) slowDown(Number(values.slow));
  const figures = await measure(values.slow && named.length === 0 ? SLOW_PARTS : named);
  console.log(tableOf(figures));
  const isEachKept = figures.every(isKept);
  if (values.record && isEachKept) record(figures);
  process.exitCode = isEachKept ? 0 : 1;
}

async function measure(named: readonly string[]): Promise<Figure[]> {
  if (!existsSync('dist/index.html')) throw new Error('There is no built page to measure: run "npm run build" first.');
  const unknown = named.filter((part) => !ALL_PARTS.includes(part));
  if (unknown.length > 0) throw new Error(`No part is called ${unknown.join(', ')}. Parts: ${ALL_PARTS.join(', ')}.`);
  const isWanted = (part: string) => named.length === 0 || named.includes(part);
  const figures: Figure[] = [];
  // Said at once, for a whole run takes three quarters of an hour.
  const take = (some: readonly Figure[]) => {
    figures.push(...some);
    for (const one of some) console.error(rowOf(one));
  };
  if (APPOINTMENT_PARTS.some(isWanted)) await measureAppointments(isWanted, take);
  for (const [part, measurePart] of Object.entries(SECTIONS)) if (isWanted(part)) take(await measurePart());
  return figures;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
