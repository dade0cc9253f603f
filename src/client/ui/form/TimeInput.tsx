import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { Clock } from 'lucide-react';
import type { FieldValues } from 'react-hook-form';

import { DAY_MINUTES, minutesOf, shortTime, timeOfMinutes, type TimeText } from '#client/lib/dates';
import { textOf } from '#client/lib/text';
import { timeTyped } from '#client/lib/typedDates';
import { useT } from '../language/useT';
import { useFieldWords } from './fieldWords';
import { fieldMessages } from './messages';
import { PickerField } from './PickerField';
import type { FieldProps } from './TextInput';
import { usePickedValue } from './usePickedValue';

/** Minutes between the times that are offered; any other can be typed. */
const STEP_MINUTES = 30;
const STEPS = DAY_MINUTES / STEP_MINUTES;

/** Where the clock of an empty field opens, unless another time is more useful. */
const MORNING = '09:00';

interface TimeInputProps<Values extends FieldValues> extends FieldProps<Values> {
  /** Whether something ends at it: midnight is then the end of the day, `24:00` (decisions: dates). */
  isEnd?: boolean;
  /** Where the clock of the empty field opens, such as the start of the hours whose end is asked for. */
  opensAt?: string | undefined;
}

/** A clock time of a form, kept as `HH:MM`. */
export function TimeInput<Values extends FieldValues>({
  isEnd = false,
  opensAt = '',
  ...field
}: TimeInputProps<Values>) {
  const t = useT();
  const picked = usePickedValue<Values>(field);
  useFieldWords(field.name, field.label, (time) => timeTyped(textOf(time), isEnd) ?? textOf(time));
  return (
    <PickerField
      {...picked}
      placeholder={t(fieldMessages.timePlaceholder)}
      icon={<Clock size={16} />}
      openLabel={t(fieldMessages.chooseTime)}
      read={(typed) => timeTyped(typed, isEnd)}
      show={(value) => timeTyped(value, isEnd) ?? value}
      renderPicker={(value, choose) => (
        <TimeList
          label={picked.label}
          isEnd={isEnd}
          value={value}
          opensAt={value || (timeTyped(opensAt) ?? MORNING)}
          onChosen={choose}
        />
      )}
    />
  );
}

interface TimeListProps {
  label: string;
  isEnd: boolean;
  value: TimeText;
  opensAt: TimeText;
  onChosen: (time: TimeText) => void;
}

/** The times of a day to choose from; ends go on to 24:00, which the clock of the library does not know. */
function TimeList({ label, isEnd, value, opensAt, onChosen }: TimeListProps) {
  const first = isEnd ? 1 : 0;
  const times = Array.from({ length: STEPS }, (_, step) => shortTime(timeOfMinutes((first + step) * STEP_MINUTES)));
  const inFocus = times.find((time) => minutesOf(time) >= minutesOf(opensAt)) ?? times.at(-1);
  return (
    <MenuList role="listbox" aria-label={label} sx={{ maxHeight: 240, overflowY: 'auto' }}>
      {times.map((time) => (
        <MenuItem
          key={time}
          role="option"
          aria-selected={time === value}
          selected={time === value}
          autoFocus={time === inFocus}
          onClick={() => onChosen(time)}
        >
          <bdi dir="ltr">{time}</bdi>
        </MenuItem>
      ))}
    </MenuList>
  );
}
