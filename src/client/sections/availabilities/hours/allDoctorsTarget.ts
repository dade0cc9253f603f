import type { StoredDoctor } from '#client/entities/clinic';
import { named, providerOf, staffOf } from '#client/features/doctor-availability';
import type { Id } from '#contract/common';
import type { Location } from '#contract/directory';

/** For whom the bulk form adds slots. */
export interface AllDoctors {
  locationId: Id;
  /** `undefined` where nothing but its id is known of the location. */
  location: Location | undefined;
  doctors: readonly StoredDoctor[];
}

/**
 * Names the provider that a location, or all its doctors, belong to, and the doctors of other providers beside it;
 * where no provider is known, it names each doctor (decisions: fan-outs).
 */
export function allDoctorsTarget({ locationId, location, doctors }: AllDoctors, skipExisting: boolean) {
  const providerId = providerOf(location) ?? commonProvider(doctors);
  const { own, others } = providerId === null ? { own: [], others: named(doctors) } : staffOf(providerId, doctors);
  if (providerId === null || own.length === 0)
    return { kind: 'doctors' as const, doctors: others, locationId, skipExisting };
  return { kind: 'provider' as const, providerId, doctors: own, others, locationId, skipExisting };
}

function commonProvider(doctors: readonly StoredDoctor[]): Id | null {
  const [first, ...others] = new Set(doctors.map(providerOf));
  return others.length === 0 ? (first ?? null) : null;
}
