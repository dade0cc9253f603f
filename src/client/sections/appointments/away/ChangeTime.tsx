import { useMemo, useState } from 'react';

import { hoursOfSlot, type Slot } from '#client/hours/slots';
import { sharesTime } from '#client/lib/daySpans';
import { offeredDates } from '../chooser/times';
import type { AppointmentRow } from '../list/rows';
import { RescheduleDialog } from '../reschedule/components/RescheduleDialog';
import { takenByOthers } from './planning';
import { firstSearched, timesFor, type Ground } from './proposals';
import type { PlanLine } from './state';

interface ChangeTimeProps {
  row: AppointmentRow;
  line: PlanLine;
  /** All lines of the plan, whose times are marked. */
  lines: readonly PlanLine[];
  ground: Ground;
  /** The names of the places by id. */
  places: Readonly<Record<string, string>>;
  onChosen: (slot: Slot) => void;
  onClose: () => void;
}

/** `Change`: the Reschedule dialog with the free times after the span, those of the plan marked; it sends nothing. */
export function ChangeTime({ row, line, lines, ground, places, onChosen, onClose }: ChangeTimeProps) {
  const { appointment, proposed } = line;
  const planned = takenByOthers(lines, appointment);
  const times = useMemo(() => timesFor(appointment, ground), [appointment, ground]);
  const offered = times.map((slot) => ({
    slot,
    isClashing: false,
    isPlanned: planned.some((taken) => sharesTime(hoursOfSlot(taken), hoursOfSlot(slot))),
  }));
  const first = proposed?.date ?? times[0]?.date ?? null;
  const [date, setDate] = useState(first);
  const from = firstSearched(ground);
  return (
    <RescheduleDialog
      row={row}
      dates={offeredDates(from, first)}
      date={date}
      times={offered}
      slots={offered.filter(({ slot }) => slot.date === date)}
      scope={null}
      initialSlot={proposed}
      now={ground.now.getTime()}
      locationNames={places}
      slotsFailure={null}
      failure={null}
      isBusy={false}
      onDateChosen={setDate}
      onConfirmed={onChosen}
      onClose={onClose}
    />
  );
}
