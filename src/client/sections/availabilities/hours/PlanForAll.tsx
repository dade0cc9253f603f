import type { StoredDoctor } from '#client/entities/clinic';
import { named, PlanHours } from '#client/features/doctor-availability';
import type { Id } from '#contract/common';

interface PlanForAllProps {
  locationId: Id;
  doctors: readonly StoredDoctor[];
}

/** `Plan hours` for the doctors of a location. */
export function PlanForAll({ locationId, doctors }: PlanForAllProps) {
  return <PlanHours scope={`location/${locationId}`} doctors={named(doctors)} locationId={locationId} />;
}
