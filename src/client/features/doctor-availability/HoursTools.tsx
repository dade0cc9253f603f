import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { CalendarPlus, CalendarX2, Ellipsis, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';

import { selectDoctorHours } from '#client/hours/readHours';
import type { Text } from '#client/lib/text';
import { useFanOutStatus } from '#client/state/fanOut/useFanOut';
import { useSelected } from '#client/state/useSelected';
import { useT } from '#client/ui/language/useT';
import { FoldedButton } from '#client/ui/page/FoldingButton';
import type { DoctorAtLocation } from './hours/events';
import { doctorAvailabilityKeys } from './hours/keys';
import { availabilityMessages } from './hours/messages';
import { PlanHours } from './plan/PlanHours';

/** What else can be done about a doctor. */
export interface DoctorOffer {
  label: Text;
  Icon: LucideIcon;
  choose: () => void;
}

interface HoursToolsProps extends DoctorAtLocation {
  /** Names the ledgers of `Plan hours`. */
  scope: string;
  onAdd: () => void;
  onDelete: () => void;
  offers: readonly DoctorOffer[];
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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isRead = useSelected(selectDoctorHours, doctorId, locationId) !== undefined;
  const { isSending } = useFanOutStatus(doctorAvailabilityKeys.deleteHours(doctorId, locationId));
  const all: readonly (DoctorOffer & { isOff?: boolean })[] = [
    { label: availabilityMessages.addAvailability, Icon: CalendarPlus, choose: onAdd },
    {
      label: availabilityMessages.deleteHours,
      Icon: CalendarX2,
      choose: onDelete,
      isOff: !isRead || isSending,
    },
    ...offers,
  ];
  // A menu gives the focus back as it closes: what takes it comes after that.
  const does = (choose: () => void) => () => {
    flushSync(() => setAnchor(null));
    choose();
  };
  return (
    <>
      <FoldedButton
        isFolded
        size="small"
        variant="outlined"
        label={t(availabilityMessages.more)}
        icon={<Ellipsis size={18} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        sx={{ minWidth: 38, minHeight: 36 }}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': t(availabilityMessages.more), dense: true } }}
      >
        {all.map(({ label, Icon, choose, isOff = false }) => (
          <MenuItem key={t(label)} disabled={isOff} onClick={does(choose)}>
            <ListItemIcon>
              <Icon size={15} />
            </ListItemIcon>
            {t(label)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
