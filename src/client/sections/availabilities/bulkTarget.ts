import type { StoredDoctor } from '#client/entities/clinic';
import { fullName } from '#client/lib/text';
import type { Id } from '#contract/common';
import type { Location } from '#contract/directory';

interface Owned {
  provider_id?: Id | null;
  provider?: Id | null;
}

/**
 * For whom the hours of all doctors of a location are added: for its provider, as the location or its doctors name it;
 * where none is named, or several are, for each doctor (decisions: fan-outs).
 */
export function bulkTarget(
  locationId: Id,
  location: Location | undefined,
  doctors: readonly StoredDoctor[],
  skipExisting: boolean,
) {
  const owner = ownerOf(location) ?? commonOwner(doctors);
  if (owner !== null) return { kind: 'provider' as const, providerId: owner, locationId, skipExisting };
  const each = doctors.map((doctor) => ({ id: doctor.id, name: fullName(doctor) }));
  return { kind: 'doctors' as const, doctors: each, locationId, skipExisting };
}

function ownerOf(thing: Owned | undefined): Id | null {
  return thing?.provider_id ?? thing?.provider ?? null;
}

function commonOwner(doctors: readonly Owned[]): Id | null {
  const [first, ...others] = new Set(doctors.map((doctor) => ownerOf(doctor)));
  return others.length === 0 ? (first ?? null) : null;
}
