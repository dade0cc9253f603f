import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Control } from 'react-hook-form';

import type { DaySpan } from '#client/lib/daySpans';
import { MidnightSplit } from '../dates/MidnightSplit';
import { TimeInput } from '../form/TimeInput';
import { useT } from '../language/useT';
import { IconAction } from '../page/IconAction';
import { weekMessages } from './messages';
import type { WeekPlanFields } from './planFields';
import { RangeBar } from './RangeBar';
import { hoursOfSpan, spanOfHours, type Hours } from './week';

interface RangeFieldsProps {
  control: Control<WeekPlanFields>;
  day: number;
  at: number;
  range: Hours;
  axis: DaySpan;
  /** Whether it has just been added: its first field takes the focus. */
  isNew: boolean;
  onChange: (range: Hours) => void;
  onSplit: () => void;
  onRemove: () => void;
}

/** One range of a day: its bar on the axis, and the fields that say the same. */
export function RangeFields({ control, day, at, range, axis, isNew, onChange, onSplit, onRemove }: RangeFieldsProps) {
  const t = useT();
  const group = useRef<HTMLDivElement>(null);
  const focusIfNew = useEffectEvent(() => {
    if (!isNew) return;
    const first = group.current?.querySelector('input');
    first?.focus();
    first?.select();
  });
  useEffect(() => {
    focusIfNew();
  }, []);
  const span = spanOfHours(range);
  return (
    <Group ref={group} role="group" aria-label={t(weekMessages.range, { number: at + 1 })}>
      {span && <RangeBar span={span} axis={axis} onChange={(next) => onChange(hoursOfSpan(next))} />}
      <div className="fields">
        <TimeInput control={control} name={`days.${day}.${at}.from`} label={t(weekMessages.from)} isRequired />
        <TimeInput
          control={control}
          name={`days.${day}.${at}.to`}
          label={t(weekMessages.to)}
          opensAt={range.from}
          isEnd
          isRequired
        />
        <IconAction label={t(weekMessages.remove)} icon={<X size={16} />} onClick={onRemove} />
      </div>
      <MidnightSplit from={range.from} to={range.to} nextTo="" onSplit={onSplit} />
    </Group>
  );
}

const Group = styled('div')({
  flex: '0 1 320px',
  minWidth: 0,
  '.fields': { display: 'grid', gridTemplateColumns: '1fr 1fr auto', gap: 8, alignItems: 'start' },
});
