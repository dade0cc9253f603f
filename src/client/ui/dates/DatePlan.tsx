import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import { useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';

import type { DateText } from '#client/lib/dates';
import { longDate } from '#client/lib/dates';
import type { FieldProps } from '../form/TextInput';
import { useT } from '../useT';
import { messages } from './messages';

interface DatePlanProps<Values extends FieldValues> extends Pick<FieldProps<Values>, 'control' | 'name'> {
  dates: readonly DateText[];
  /** The dates that already have something at these hours. */
  overlapping?: ReadonlySet<DateText>;
}

/**
 * What a form is about to add: how many dates and, when asked, which; each can be unticked (decisions: fan-outs). The
 * field holds those that are unticked.
 */
export function DatePlan<Values extends FieldValues>({
  control,
  name,
  dates,
  overlapping = NONE,
}: DatePlanProps<Values>) {
  const t = useT();
  const { field } = useController({ control, name });
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const unticked = field.value as readonly DateText[];
  const ticked = dates.filter((date) => !unticked.includes(date));
  const overlaps = ticked.filter((date) => overlapping.has(date)).length;
  const toggle = (date: DateText) => {
    field.onChange(unticked.includes(date) ? unticked.filter((one) => one !== date) : [...unticked, date].sort());
  };
  return (
    <Box sx={{ fontSize: 13 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, color: 'text.secondary' }}>
        <span role="status">
          {t(overlaps > 0 ? messages.overlapping : messages.dates, { count: ticked.length, overlaps })}
        </span>
        {dates.length > 0 && (
          <Link
            component="button"
            type="button"
            aria-expanded={isOpen}
            aria-controls={listId}
            sx={{ fontSize: 13, fontWeight: 600 }}
            onClick={() => {
              setIsOpen(!isOpen);
            }}
          >
            {t(isOpen ? messages.hideDates : messages.showDates)}
          </Link>
        )}
      </Box>
      <Box id={listId} hidden={!isOpen} sx={{ maxHeight: 240, overflowY: 'auto', marginBlockStart: 1 }}>
        {isOpen &&
          dates.map((date) => (
            <PlannedDate
              key={date}
              date={date}
              isTicked={!unticked.includes(date)}
              isOverlapping={overlapping.has(date)}
              onToggled={toggle}
            />
          ))}
      </Box>
    </Box>
  );
}

const NONE: ReadonlySet<DateText> = new Set();

interface PlannedDateProps {
  date: DateText;
  isTicked: boolean;
  isOverlapping: boolean;
  onToggled: (date: DateText) => void;
}

function PlannedDate({ date, isTicked, isOverlapping, onToggled }: PlannedDateProps) {
  const t = useT();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', contentVisibility: 'auto', containIntrinsicSize: 'auto 32px' }}>
      <FormControlLabel
        sx={{ flex: 1, '.MuiFormControlLabel-label': { fontSize: 13 } }}
        label={t(longDate(date))}
        control={
          <Checkbox
            size="small"
            sx={{ padding: 0.5, marginInline: 0.5 }}
            checked={isTicked}
            onChange={() => {
              onToggled(date);
            }}
          />
        }
      />
      {isOverlapping && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {t(messages.overlaps)}
        </Box>
      )}
    </Box>
  );
}
