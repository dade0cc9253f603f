import type { StoredDoctor } from '#client/entities/clinic';
import { doctorName } from '#client/lib/doctorName';
import type { Id } from '#contract/common';
import type { NamedDoctor } from './events';

/** Something that may name its provider; services call it by one of two names. */
interface Owned {
  provider_id?: Id | null;
  provider?: Id | null;
}

/** The provider that something belongs to; `null` where it names none. */
export function providerOf(owned: Owned | undefined): Id | null {
  return owned?.provider_id ?? owned?.provider ?? null;
}

/** Parts the doctors of a location into those of a provider, to whom who names none is counted, and the others. */
export function staffOf(providerId: Id, doctors: readonly StoredDoctor[]) {
  const isOwn = (doctor: StoredDoctor) => String(providerOf(doctor) ?? providerId) === String(providerId);
  return {
    own: named(doctors.filter(isOwn)),
    others: named(doctors.filter((doctor) => !isOwn(doctor))),
  };
}

/** Doctors as they are named in a plan. */
export function named(doctors: readonly StoredDoctor[]): NamedDoctor[] {
  return doctors.map((doctor) => ({ id: doctor.id, name: doctorName(doctor) }));
}
