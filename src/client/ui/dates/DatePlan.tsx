import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import { useId, useState } from 'react';
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';

import { longDate, timeRange, type DateText } from '#client/lib/dates';
import { namesInARow, say, type Text } from '#client/lib/text';
import type { FieldProps } from '../form/TextInput';
import { useT } from '../language/useT';
import { ClosedDates, type ClosedDate } from './ClosedDates';
import { dateOfHours, isTicked, type PlannedHours } from './datePlanRules';
import { dateMessages } from './messages';

interface DatePlanProps<Values extends FieldValues> extends Pick<FieldProps<Values>, 'control' | 'name'> {
  dates: readonly DateText[];
  /** The dates that already have something at these hours. */
  overlapping?: ReadonlySet<DateText>;
  /** The field of the dates that are ticked although they are left out; without it none is left out. */
  tickedName?: Path<Values>;
  /** The dates that are unticked until a person ticks them. */
  leftOut?: ReadonlySet<DateText>;
  /** Those of them that were closed between weeks with hours. */
  closed?: readonly ClosedDate[];
  /** What is said beside a date, where it is more than that it overlaps. */
  notes?: ReadonlyMap<DateText, Text>;
  /** The hours of each date; where some go on after midnight, a date is shown with the day after it. */
  hours?: readonly PlannedHours[];
}

/**
 * What a form is about to add: how many dates and, when asked, which; each can be ticked and unticked (decisions:
 * fan-outs). The field holds those that a person unticked.
 */
export function DatePlan<Values extends FieldValues>({
  control,
  name,
  dates,
  overlapping = NONE,
  tickedName = name,
  leftOut = NONE,
  closed = NO_DATES,
  notes,
  hours = NO_HOURS,
}: DatePlanProps<Values>) {
  const t = useT();
  const { isChosen, toggle } = useDateChoices(control, name, tickedName, leftOut);
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const ticked = dates.filter(isChosen);
  const overlaps = ticked.filter((date) => overlapping.has(date)).length;
  const listed = besides(dates, closed);
  const without = listed.filter((date) => leftOut.has(date) && !isChosen(date)).length;
  const goesOn = hours.some(({ isNextDay }) => isNextDay);
  const count = goesOn ? datesOf(ticked, hours).size : ticked.length;
  const told = dates.length > 0 && dateMessages[overlaps ? 'overlapping' : 'dates'];
  return (
    <Box sx={{ fontSize: 13 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, color: 'text.secondary' }}>
        <div role="status">
          {told && <span>{t(told, { count, overlaps })}</span>}{' '}
          {without > 0 && <div>{t(dateMessages.leftOut, { count: without })}</div>}
        </div>
        {dates.length > 0 && (
          <Link
            component="button"
            type="button"
            aria-expanded={isOpen}
            aria-controls={listId}
            sx={{ fontSize: 13, fontWeight: 600 }}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t(isOpen ? dateMessages.hideDates : dateMessages.showDates)}
          </Link>
        )}
      </Box>
      <ClosedDates closed={closed} isTicked={isChosen} onToggled={toggle} />
      <Box id={listId} hidden={!isOpen} sx={{ maxHeight: 240, overflowY: 'auto', marginBlockStart: 1 }}>
        {isOpen &&
          listed.map((date) => (
            <PlannedDate
              key={date}
              date={date}
              label={goesOn ? hoursOn(date, hours) : longDate(date)}
              isTicked={isChosen(date)}
              note={notes?.get(date) ?? (overlapping.has(date) ? dateMessages.overlaps : null)}
              onToggled={toggle}
            />
          ))}
      </Box>
    </Box>
  );
}

/** The dates on which the hours of planned ones are. */
function datesOf(planned: readonly DateText[], hours: readonly PlannedHours[]): ReadonlySet<DateText> {
  return new Set(planned.flatMap((date) => hours.map((range) => dateOfHours(date, range))));
}

/** The dates that do not stand among those that were closed. */
function besides(dates: readonly DateText[], closed: readonly ClosedDate[]): DateText[] {
  const wereClosed = new Set(closed.map(({ date }) => date));
  return dates.filter((date) => !wereClosed.has(date));
}

const NONE: ReadonlySet<DateText> = new Set();
const NO_DATES: readonly ClosedDate[] = [];
const NO_HOURS: readonly PlannedHours[] = [];

/** `Sat, 21 Nov 2026, 20:00 - 24:00; Sun, 22 Nov 2026, 00:00 - 01:00` */
function hoursOn(planned: DateText, hours: readonly PlannedHours[]): Text {
  const lines = hours.map((range) =>
    say(dateMessages.hoursOn, {
      date: longDate(dateOfHours(planned, range)),
      hours: timeRange(range.from, range.to),
    }),
  );
  return namesInARow(lines, lines.length);
}

/** Which dates are ticked, and how a person changes that; both fields are the same where no date is left out. */
function useDateChoices<Values extends FieldValues>(
  control: Control<Values>,
  name: Path<Values>,
  tickedName: Path<Values>,
  leftOut: ReadonlySet<DateText>,
) {
  const { field: off } = useController({ control, name });
  const { field: on } = useController({ control, name: tickedName });
  const unticked = off.value as readonly DateText[];
  const ticked = tickedName === name ? [] : (on.value as readonly DateText[]);
  const isChosen = (date: DateText) => isTicked(date, { unticked, ticked }, leftOut);
  const toggle = (date: DateText) => {
    const without = (list: readonly DateText[]) => list.filter((one) => one !== date);
    const becomesTicked = !isChosen(date);
    off.onChange(becomesTicked ? without(unticked) : [...without(unticked), date].sort());
    if (tickedName !== name)
      on.onChange(becomesTicked && leftOut.has(date) ? [...without(ticked), date].sort() : without(ticked));
  };
  return { isChosen, toggle };
}

interface PlannedDateProps {
  date: DateText;
  label: Text;
  isTicked: boolean;
  /** Why it may be refused; `null` where nothing is known. */
  note: Text | null;
  onToggled: (date: DateText) => void;
}

function PlannedDate({ date, label, isTicked: isChecked, note, onToggled }: PlannedDateProps) {
  const t = useT();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', contentVisibility: 'auto', containIntrinsicSize: 'auto 32px' }}>
      <FormControlLabel
        sx={{ flex: 1, '.MuiFormControlLabel-label': { fontSize: 13 } }}
        label={t(label)}
        control={
          <Checkbox
            size="small"
            sx={{ padding: 0.5, marginInline: 0.5 }}
            checked={isChecked}
            onChange={() => onToggled(date)}
          />
        }
      />
      {note !== null && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {t(note)}
        </Box>
      )}
    </Box>
  );
}
