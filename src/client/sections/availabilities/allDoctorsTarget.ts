import type { StoredDoctor } from '#client/entities/clinic';
import { fullName } from '#client/lib/text';
import type { Id } from '#contract/common';
import type { Location } from '#contract/directory';

interface Owned {
  provider_id?: Id | null;
  provider?: Id | null;
}

/** For whom the bulk form adds slots. */
export interface AllDoctors {
  locationId: Id;
  /** `undefined` where nothing but its id is known of the location. */
  location: Location | undefined;
  doctors: readonly StoredDoctor[];
}

/**
 * Names the provider that a location, or all its doctors, belong to; where there is none, or more than one, it names
 * each doctor (decisions: fan-outs).
 */
export function allDoctorsTarget({ locationId, location, doctors }: AllDoctors, skipExisting: boolean) {
  const providerId = providerOf(location) ?? commonProvider(doctors);
  if (providerId !== null) return { kind: 'provider' as const, providerId, locationId, skipExisting };
  const named = doctors.map((doctor) => ({ id: doctor.id, name: fullName(doctor) }));
  return { kind: 'doctors' as const, doctors: named, locationId, skipExisting };
}

function providerOf(owned: Owned | undefined): Id | null {
  return owned?.provider_id ?? owned?.provider ?? null;
}

function commonProvider(doctors: readonly Owned[]): Id | null {
  const [first, ...others] = new Set(doctors.map((doctor) => providerOf(doctor)));
  return others.length === 0 ? (first ?? null) : null;
}
