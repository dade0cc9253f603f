import { makeChance } from '../random';
import type { SeedTools } from '../tools';
import { seedAppointments, seedClinicDays } from './appointments';
import { seedDirectory } from './directory';
import { seedOpeningHours } from './openingHours';

/**
 * Makes accounts, directory, opening hours and appointments (decisions: local backend): the days of a clinic, or where
 * an amount is asked for, as many appointments scattered over a year.
 */
export async function seedClinic(tools: SeedTools): Promise<void> {
  const chance = makeChance(2026);
  const doctors = await seedDirectory(tools, chance);
  const { appointments, slots } = tools.size;
  if (appointments === undefined && slots === undefined) {
    await seedClinicDays(tools, chance, doctors);
  } else {
    await seedOpeningHours(tools, chance, doctors);
    await seedAppointments(tools, chance, doctors);
  }
}
