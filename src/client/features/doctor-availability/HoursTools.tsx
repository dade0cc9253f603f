import { CalendarPlus } from 'lucide-react';

import { useT } from '#client/ui/language/useT';
import { MoreMenu, type MenuLine } from '#client/ui/layout/MoreMenu';
import type { DoctorAtLocation } from './hours/events';
import { availabilityMessages } from './hours/messages';
import { PlanHours } from './plan/PlanHours';

interface HoursToolsProps extends DoctorAtLocation {
  /** Names the ledgers of `Plan hours`. */
  scope: string;
  onAdd: () => void;
  /** What else can be done about the doctor. */
  offers: readonly MenuLine[];
}

/** What can be done with the hours of a doctor: `Plan hours`, and in a menu what else; nothing without a location. */
export function HoursTools({ scope, doctorId, doctorName, locationId, onAdd, offers }: HoursToolsProps) {
  const t = useT();
  if (locationId === null) return null;
  const add = { label: availabilityMessages.addAvailability, Icon: CalendarPlus, choose: onAdd };
  return (
    <>
      <PlanHours
        key={`${doctorId}/${locationId}`}
        scope={scope}
        doctors={[{ id: doctorId, name: doctorName }]}
        locationId={locationId}
        isMain
      />
      <MoreMenu label={t(availabilityMessages.more)} lines={[add, ...offers]} />
    </>
  );
}
