import { useMemo, useState } from 'react';

import type { StoredAppointment } from '#client/entities/appointments';
import { slotKey, type Slot } from '#client/hours/slots';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { useFanOutStatus } from '#client/state/fanOut/useFanOut';
import { useSelected } from '#client/state/useSelected';
import type { Availability } from '#contract/availabilities';
import type { DateText, Id } from '#contract/common';
import { selectBusy } from '../selectors';
import { linesToBook, seriesLines, type LineChoices, type SeriesRule } from './series';

/** What a series begins with. */
const USUAL: SeriesRule = { count: 6, weeks: 1, weekdays: [] };

const AS_PROPOSED: LineChoices = { slots: {}, unticked: new Set() };

/** What a form has chosen so far. */
interface FirstVisit {
  of: StoredAppointment | null;
  doctor: Id | null;
  /** The time of the first visit. */
  slot: Slot | null;
  calendar: { hours: readonly Availability[] | undefined; now: number };
}

/** What `useSeries` tells. */
export type SeriesChoice = ReturnType<typeof useSeries>;

/** The series of a form, and what becomes of each of its dates; choices hold as long as its first time does. */
export function useSeries({ of, doctor, slot, calendar: { hours, now } }: FirstVisit) {
  const [isOn, setIsOn] = useState(false);
  const [rule, setRule] = useState(USUAL);
  const [kept, setKept] = useState({ of: '', choices: AS_PROPOSED });
  const visits = useSelected(selectBusy, doctor, of?.user_id ?? '');
  const first = isOn ? slot : null;
  const key = first ? slotKey(first) : '';
  const choices = kept.of === key ? kept.choices : AS_PROPOSED;
  const timetable = useMemo(() => ({ hours: hours ?? [], visits, now: new Date(now) }), [hours, visits, now]);
  const lines = useMemo(
    () => (first ? seriesLines(timetable, first, rule, choices) : []),
    [timetable, first, rule, choices],
  );
  const { isSending } = useFanOutStatus(appointmentKeys.series);
  const choose = (date: DateText, isTicked: boolean, chosen?: Slot) => {
    const unticked = new Set(choices.unticked);
    if (isTicked) unticked.delete(date);
    else unticked.add(date);
    setKept({ of: key, choices: { slots: { ...choices.slots, ...(chosen && { [date]: chosen }) }, unticked } });
  };
  return {
    isOn,
    rule,
    lines,
    timetable,
    first,
    /** What would be sent. */
    toBook: useMemo(() => linesToBook(lines, visits), [lines, visits]),
    isSending,
    onSwitched: setIsOn,
    onRuleChosen: (part: Partial<SeriesRule>) => setRule({ ...rule, ...part }),
    onTicked: (date: DateText, isTicked: boolean) => choose(date, isTicked),
    onTimeChosen: (date: DateText, chosen: Slot) => choose(date, true, chosen),
  };
}
