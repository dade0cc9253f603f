import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';

import type { Message } from '#client/lib/text';
import { DateInput } from '../form/DateInput';
import { Pair } from '../form/Pair';
import { useT } from '../language/useT';
import type { DateRange } from './datePlanRules';
import { QuickRanges } from './QuickRanges';
import { WeekdayPicker } from './WeekdayPicker';

interface DateRangeFieldsProps<Values extends FieldValues> {
  control: Control<Values>;
  /** What the fields of the range are called. */
  labels: Readonly<Record<keyof DateRange, Message>>;
}

/** The dates of a form that adds for many: the first and the last, spans by one click, and the weekdays between. */
export function DateRangeFields<Values extends FieldValues & DateRange>({
  control,
  labels,
}: DateRangeFieldsProps<Values>) {
  const t = useT();
  const [startDate, endDate, weekdays] = ['startDate', 'endDate', 'weekdays'] as FieldPath<Values>[] as Names<Values>;
  const first = useController({ control, name: startDate }).field;
  const last = useController({ control, name: endDate }).field;
  const days = useController({ control, name: weekdays }).field;
  return (
    <>
      <Pair leastWidth={164}>
        <DateInput control={control} name={startDate} label={t(labels.startDate)} isRequired />
        <DateInput control={control} name={endDate} label={t(labels.endDate)} isRequired />
      </Pair>
      <QuickRanges
        onChosen={(from, to) => {
          first.onChange(from);
          last.onChange(to);
        }}
        onWeekdays={days.onChange}
      />
      <WeekdayPicker control={control} name={weekdays} label={t(labels.weekdays)} />
    </>
  );
}

type Names<Values extends FieldValues> = [FieldPath<Values>, FieldPath<Values>, FieldPath<Values>];
