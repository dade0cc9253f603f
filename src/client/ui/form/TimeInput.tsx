import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import dayjs from 'dayjs';
import { Clock } from 'lucide-react';
import type { FieldValues } from 'react-hook-form';

import { minutesOf, shortTime, timeOfMinutes } from '#client/lib/dates';
import { textOf } from '#client/lib/text';
import { timeTyped } from '#client/lib/typedDates';
import { useT } from '../useT';
import { useFieldWords } from './fieldWords';
import { fieldMessages } from './messages';
import { PickerField } from './PickerField';
import type { FieldProps } from './TextInput';
import { usePickedValue } from './usePickedValue';

/** Minutes between the times that are offered; any other can be typed. */
const STEP_MINUTES = 30;
const LAST_STEP = 24 * 60 - STEP_MINUTES;

/** Where the clock of an empty field opens, unless another time is more useful. */
const MORNING = '09:00';
const ANY_DAY = '2000-01-01';

interface TimeInputProps<Values extends FieldValues> extends FieldProps<Values> {
  /** Where the clock of the empty field opens, such as the start of the hours whose end is asked for. */
  opensAt?: string | undefined;
}

/** A clock time of a form, kept as `HH:MM`. */
export function TimeInput<Values extends FieldValues>({ opensAt = '', ...field }: TimeInputProps<Values>) {
  const t = useT();
  useFieldWords(field.name, field.label, (time) => shortTime(textOf(time)));
  return (
    <PickerField
      {...usePickedValue<Values>(field)}
      placeholder={t(fieldMessages.timePlaceholder)}
      icon={<Clock size={16} />}
      openLabel={t(fieldMessages.chooseTime)}
      read={timeTyped}
      show={(value) => timeTyped(value) ?? value}
      renderPicker={(value, choose) => (
        <DigitalClock
          // eslint-disable-next-line jsx-a11y-x/no-autofocus -- a picker that was asked for takes the keyboard
          autoFocus
          ampm={false}
          timeStep={STEP_MINUTES}
          value={value ? dayjs(`${ANY_DAY}T${value}`) : null}
          referenceDate={dayjs(`${ANY_DAY}T${offeredFrom(timeTyped(opensAt) ?? MORNING)}`)}
          onChange={(time) => {
            if (time) choose(time.format('HH:mm'));
          }}
        />
      )}
    />
  );
}

/** The first time from this one on that the clock offers. */
function offeredFrom(time: string): string {
  return timeOfMinutes(Math.min(Math.ceil(minutesOf(time) / STEP_MINUTES) * STEP_MINUTES, LAST_STEP));
}
