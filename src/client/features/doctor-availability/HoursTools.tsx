import { CalendarPlus, CalendarX2 } from 'lucide-react';

import { selectDoctorHours } from '#client/hours/readHours';
import { useFanOutStatus } from '#client/state/fanOut/useFanOut';
import { useSelected } from '#client/state/useSelected';
import { useT } from '#client/ui/language/useT';
import { MoreMenu, type MenuLine } from '#client/ui/layout/MoreMenu';
import type { DoctorAtLocation } from './hours/events';
import { doctorAvailabilityKeys } from './hours/keys';
import { availabilityMessages } from './hours/messages';
import { PlanHours } from './plan/PlanHours';

interface HoursToolsProps extends DoctorAtLocation {
  /** Names the ledgers of `Plan hours`. */
  scope: string;
  onAdd: () => void;
  onDelete: () => void;
  /** What else can be done about the doctor. */
  offers: readonly MenuLine[];
}

/** What can be done with the hours of a doctor: `Plan hours`, and in a menu what else; nothing without a location. */
export function HoursTools({ scope, ...menu }: HoursToolsProps) {
  const { doctorId, doctorName, locationId } = menu;
  if (locationId === null) return null;
  return (
    <>
      <PlanHours
        key={`${doctorId}/${locationId}`}
        scope={scope}
        doctors={[{ id: doctorId, name: doctorName }]}
        locationId={locationId}
        isMain
      />
      <HoursMenu {...menu} />
    </>
  );
}

function HoursMenu({ doctorId, locationId, onAdd, onDelete, offers }: Omit<HoursToolsProps, 'scope'>) {
  const t = useT();
  const isRead = useSelected(selectDoctorHours, doctorId, locationId) !== undefined;
  const { isSending } = useFanOutStatus(doctorAvailabilityKeys.deleteHours(doctorId, locationId));
  return (
    <MoreMenu
      label={t(availabilityMessages.more)}
      lines={[
        { label: availabilityMessages.addAvailability, Icon: CalendarPlus, choose: onAdd },
        { label: availabilityMessages.deleteHours, Icon: CalendarX2, choose: onDelete, isOff: !isRead || isSending },
        ...offers,
      ]}
    />
  );
}
