import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import dayjs from 'dayjs';
import { Clock } from 'lucide-react';
import type { FieldValues } from 'react-hook-form';

import { timeTyped } from '#client/lib/typedDates';
import { messages } from '../messages';
import { useT } from '../useT';
import { PickerField } from './PickerField';
import type { FieldProps } from './TextInput';

/** Minutes between the times that are offered; any other can be typed. */
const STEP_MINUTES = 30;

const ANY_DAY = '2000-01-01';

/** A clock time of a form, kept as `HH:MM`. */
export function TimeInput<Values extends FieldValues>(field: FieldProps<Values>) {
  const t = useT();
  return (
    <PickerField
      {...field}
      placeholder={t(messages.timePlaceholder)}
      icon={<Clock size={16} />}
      openLabel={t(messages.chooseTime)}
      read={timeTyped}
      show={(value) => timeTyped(value) ?? value}
      renderPicker={(value, choose) => (
        <DigitalClock
          // eslint-disable-next-line jsx-a11y/no-autofocus -- a picker that was asked for takes the keyboard
          autoFocus
          ampm={false}
          timeStep={STEP_MINUTES}
          value={value ? dayjs(`${ANY_DAY}T${value}`) : null}
          onChange={(time) => {
            if (time) choose(time.format('HH:mm'));
          }}
        />
      )}
    />
  );
}
