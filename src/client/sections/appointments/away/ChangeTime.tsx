import { useMemo, useState } from 'react';

import { hoursOfSlot, type Slot } from '#client/hours/slots';
import { sharesTime } from '#client/lib/daySpans';
import { daysBetween } from '#client/lib/reckoning';
import type { DateText } from '#contract/common';
import { RESCHEDULE_DAYS } from '#contract/rules';
import type { FreeTimes } from '../list/events';
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

function countBy(times: readonly Slot[]): FreeTimes {
  const counts: Record<DateText, number> = {};
  for (const { date } of times) counts[date] = (counts[date] ?? 0) + 1;
  return counts;
}

/** `Change`: the Reschedule dialog with the free times after the span, those of the plan marked; it sends nothing. */
export function ChangeTime({ row, line, lines, ground, places, onChosen, onClose }: ChangeTimeProps) {
  const { appointment, proposed } = line;
  const times = useMemo(() => timesFor(appointment, ground), [appointment, ground]);
  const freeTimes = useMemo(() => countBy(times), [times]);
  const first = proposed?.date ?? times[0]?.date ?? null;
  const [date, setDate] = useState(first);
  const from = firstSearched(ground);
  const planned = takenByOthers(lines, appointment);
  return (
    <RescheduleDialog
      row={row}
      today={from}
      days={Math.max(RESCHEDULE_DAYS, first ? daysBetween(from, first) + 1 : 0)}
      date={date}
      freeTimes={freeTimes}
      scope={null}
      initialSlot={proposed}
      slots={times
        .filter((slot) => slot.date === date)
        .map((slot) => ({
          slot,
          isClashing: false,
          isPlanned: planned.some((taken) => sharesTime(hoursOfSlot(taken), hoursOfSlot(slot))),
        }))}
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
