import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { Copy, Plus } from 'lucide-react';
import { useRef, useState, type Ref } from 'react';
import type { Control } from 'react-hook-form';

import { DAY_MINUTES } from '#client/lib/dates';
import type { DaySpan } from '#client/lib/daySpans';
import { daysOfWeek } from '#client/lib/week';
import { weekdays } from '#client/lib/weekdayNames';
import { useT } from '../language/useT';
import { linesApart } from './axis';
import { weekMessages } from './messages';
import type { WeekPlanFields } from './planFields';
import { RangeFields } from './RangeFields';
import { copiedTo, hoursOfSpan, spanOfHours, splitAtMidnight, withDay, type Hours, type Week } from './week';

interface DayEditorProps {
  control: Control<WeekPlanFields>;
  week: Week;
  /** Sunday 0 to Saturday 6. */
  day: number;
  /** The part of a day that is drawn. */
  axis: DaySpan;
  onChange: (week: Week) => void;
}

/** One day of a week: its ranges, another one, and a copy of them for other days. */
export function DayEditor({ control, week, day, axis, onChange }: DayEditorProps) {
  const t = useT();
  const add = useRef<HTMLButtonElement>(null);
  const copy = useRef<HTMLButtonElement>(null);
  const [addedAt, setAddedAt] = useState<number | null>(null);
  const [isCopying, setIsCopying] = useState(false);
  const ranges = week[day] ?? [];
  const change = (hours: readonly Hours[]) => onChange(withDay(week, day, hours));
  return (
    <Day role="group" aria-label={t(weekdays[day] ?? '')}>
      <DayHead
        {...{ day, add, copy, isCopying }}
        onAdd={() => {
          setAddedAt(ranges.length);
          change([...ranges, nextRange(ranges)]);
        }}
        onCopy={() => setIsCopying(!isCopying)}
      />
      <div className="body" data-axis style={{ backgroundSize: `${linesApart(axis)} 28px` }}>
        {ranges.map((range, at) => (
          <RangeFields
            key={at}
            control={control}
            day={day}
            at={at}
            range={range}
            axis={axis}
            isNew={at === addedAt}
            onChange={(next) => change(ranges.map((one, place) => (place === at ? next : one)))}
            onSplit={() => onChange(splitAtMidnight(week, day, at))}
            onRemove={() => {
              change(ranges.filter((_, place) => place !== at));
              add.current?.focus();
            }}
          />
        ))}
      </div>
      {isCopying && (
        <CopyDays
          day={day}
          onCopy={(days) => {
            onChange(copiedTo(week, day, days));
            setIsCopying(false);
            copy.current?.focus();
          }}
        />
      )}
    </Day>
  );
}

interface DayHeadProps {
  day: number;
  add: Ref<HTMLButtonElement>;
  copy: Ref<HTMLButtonElement>;
  isCopying: boolean;
  onAdd: () => void;
  onCopy: () => void;
}

/** What a day is called, and what can be done with all of it. */
function DayHead({ day, add, copy, isCopying, onAdd, onCopy }: DayHeadProps) {
  const t = useT();
  return (
    <div className="head">
      <strong>{t(weekdays[day] ?? '')}</strong>
      <Button ref={add} size="small" startIcon={<Plus size={14} aria-hidden />} onClick={onAdd}>
        {t(weekMessages.addRange)}
      </Button>
      <Button
        ref={copy}
        size="small"
        color="inherit"
        startIcon={<Copy size={14} aria-hidden />}
        aria-expanded={isCopying}
        onClick={onCopy}
      >
        {t(weekMessages.copyTo)}
      </Button>
    </div>
  );
}

/** The range that is added beside those of a day: after the last of them, where there is room. */
function nextRange(ranges: readonly Hours[]): Hours {
  const ends = ranges.map((range) => spanOfHours(range)?.end ?? 0);
  if (ends.length === 0) return { from: '09:00', to: '17:00' };
  const last = Math.max(...ends);
  const start = last + BREAK_MINUTES < DAY_MINUTES ? last + BREAK_MINUTES : 0;
  return hoursOfSpan({ start, end: Math.min(start + SHIFT_MINUTES, DAY_MINUTES) });
}

const BREAK_MINUTES = 60;
const SHIFT_MINUTES = 4 * 60;

/** Asks which days get the same hours. */
function CopyDays({ day, onCopy }: { day: number; onCopy: (days: readonly number[]) => void }) {
  const t = useT();
  const [days, setDays] = useState<readonly number[]>([]);
  return (
    <div role="group" aria-label={t(weekMessages.copyToDays)} className="copy">
      {daysOfWeek()
        .filter((one) => one !== day)
        .map((one) => (
          <FormControlLabel
            key={one}
            label={t(weekdays[one] ?? '')}
            control={
              <Checkbox
                size="small"
                checked={days.includes(one)}
                onChange={(_, isOn) => setDays(isOn ? [...days, one] : days.filter((other) => other !== one))}
              />
            }
          />
        ))}
      <Button size="small" variant="outlined" disabled={days.length === 0} onClick={() => onCopy(days)}>
        {t(weekMessages.copy)}
      </Button>
    </div>
  );
}

const Day = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: 8,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  '.head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, strong: { minWidth: 96 } },
  '.body': {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '14px 16px',
    minHeight: 28,
    marginBlockStart: 4,
    // A line for each hour that is written over them, behind the bars.
    backgroundImage: `linear-gradient(to right, ${theme.vars.palette.divider} 1px, transparent 1px)`,
    backgroundRepeat: 'repeat-x',
    '&:not(:empty)': { paddingBlockStart: 62 },
  },
  '.copy': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 8 },
}));
