import { styled } from '@mui/material/styles';
import { CalendarPlus } from 'lucide-react';
import { useDeferredValue, useMemo, useRef } from 'react';

import { useRequest } from '#client/state/requests/useRequest';
import { useSelected } from '#client/state/useSelected';
import { useT } from '#client/ui/language/useT';
import { type MenuLine, MoreMenu } from '#client/ui/layout/MoreMenu';
import type { DateText, Id } from '#contract/common';
import { AddAvailabilities, type AddAvailabilitiesProps } from './add/AddAvailabilities';
import { DoctorCalendar } from './calendar/DoctorCalendar';
import type { DoctorAtLocation, Target } from './hours/events';
import { doctorAvailabilityKeys } from './hours/keys';
import { availabilityMessages } from './hours/messages';
import { selectDays } from './hours/selectors';
import { PlanHours } from './plan/PlanHours';

/** Without a location the slots of all are shown, and none can be added. */
interface DoctorAvailabilityProps
  extends DoctorAtLocation, Pick<AddAvailabilitiesProps, 'keepsDraft' | 'onDirtyChange'> {
  /** Whether an identical slot is skipped instead of refused. */
  skipExisting?: boolean;
  /** What else can be done about the doctor. */
  offers?: readonly MenuLine[];
  /** The date that the calendar is scrolled to; `null`, or left out, for today. */
  date?: DateText | null;
}

/** A doctor's calendar at a location, and after it the form that adds to it (Spec 1 §2). */
export function DoctorAvailability({
  doctorId,
  doctorName,
  locationId,
  skipExisting,
  date = null,
  offers = NO_OFFERS,
  ...form
}: DoctorAvailabilityProps) {
  const scope = `doctor/${doctorId}/${locationId}`;
  const days = useSelected(selectDays, doctorId, locationId);
  const calendars = useMemo(() => days && [days], [days]);
  const { hasSucceeded } = useRequest(doctorAvailabilityKeys.slots(doctorId, locationId));
  // The form takes longest to draw, and the slots are asked for as soon as the rest is there.
  const isFormDue = useDeferredValue(true, false);
  const targetAt = (id: Id): Target => ({
    kind: 'doctor',
    doctorId,
    doctorName,
    locationId: id,
    ...(skipExisting !== undefined && { skipExisting }),
  });
  const pane = useRef<HTMLDivElement>(null);
  const doctor = { doctorId, doctorName, locationId };
  return (
    <Columns>
      <DoctorCalendar
        key={[doctorId, locationId, date].join('/')}
        {...{ ...doctor, scope, date }}
        tools={
          <HoursTools {...{ ...doctor, scope, offers }} onAdd={() => pane.current?.querySelector('input')?.focus()} />
        }
      />
      <Pane ref={pane}>
        {isFormDue && locationId !== null && (
          <AddAvailabilities
            key={doctorId}
            scope={scope}
            calendars={calendars}
            calendarsOf={{ locationId, areRead: hasSucceeded }}
            targetOf={() => targetAt(locationId)}
            {...form}
          />
        )}
      </Pane>
    </Columns>
  );
}

const NO_OFFERS: readonly MenuLine[] = [];

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr',
  gridTemplateRows: '60dvh auto',
  gap: 16,
  minHeight: 0,
  height: '100%',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 380px', gridTemplateRows: 'minmax(0, 1fr)' },
}));

const Pane = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  alignContent: 'start',
  minHeight: 0,
  overflowY: 'auto',
  padding: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.paper,
}));

interface HoursToolsProps extends DoctorAtLocation {
  /** Names the ledgers of `Plan hours`. */
  scope: string;
  onAdd: () => void;
  /** What else can be done about the doctor. */
  offers: readonly MenuLine[];
}

/** What can be done with the hours of a doctor: `Plan hours`, and in a menu what else; nothing without a location. */
function HoursTools({ scope, doctorId, doctorName, locationId, onAdd, offers }: HoursToolsProps) {
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
