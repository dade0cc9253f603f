import { makeChance } from '../random';
import type { SeedTools } from '../tools';
import { seedAppointments } from './appointments';
import { seedDirectory } from './directory';
import { seedOpeningHours } from './openingHours';

/** Makes accounts, directory, opening hours and appointments (decisions: local backend). */
export async function seedClinic(tools: SeedTools): Promise<void> {
  const chance = makeChance(2026);
  const doctors = await seedDirectory(tools, chance);
  await seedOpeningHours(tools, chance, doctors);
  await seedAppointments(tools, chance, doctors);
}
