import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import { useId, type Ref } from 'react';
import { useController, type FieldValues } from 'react-hook-form';

import { shortWeekdays } from '#client/lib/calendarNames';
import { daysOfWeek } from '#client/lib/week';
import { weekdays } from '#client/lib/weekdayNames';
import type { FieldProps } from '../form/TextInput';
import { useT } from '../language/useT';

/** The days of the week to repeat on, kept as numbers from Sunday 0 to Saturday 6 (Spec 1 §5). */
export function WeekdayPicker<Values extends FieldValues>({ control, name, label }: FieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const helpId = useId();
  const chosen = field.value as readonly number[];
  return (
    <FormControl fullWidth error={fieldState.invalid}>
      <WeekdayButtons
        label={label}
        chosen={chosen}
        firstRef={field.ref}
        describedBy={fieldState.error && helpId}
        onBlur={field.onBlur}
        onToggled={(day) =>
          field.onChange(chosen.includes(day) ? chosen.filter((one) => one !== day) : [...chosen, day].sort())
        }
      />
      {fieldState.error && <FormHelperText id={helpId}>{fieldState.error.message}</FormHelperText>}
    </FormControl>
  );
}

interface WeekdayButtonsProps {
  label: string;
  /** From Sunday 0 to Saturday 6. */
  chosen: readonly number[];
  onToggled: (day: number) => void;
  firstRef?: Ref<HTMLButtonElement>;
  describedBy?: string | undefined;
  onBlur?: () => void;
}

/** A button for each day of the week, pressed where it is chosen. */
export function WeekdayButtons({ label, chosen, onToggled, firstRef, describedBy, onBlur }: WeekdayButtonsProps) {
  const t = useT();
  return (
    <Week role="group" aria-label={label} aria-describedby={describedBy}>
      {daysOfWeek().map((day, place) => (
        <ToggleButton
          key={day}
          ref={place === 0 ? firstRef : undefined}
          value={day}
          size="small"
          color="primary"
          selected={chosen.includes(day)}
          onBlur={onBlur}
          onChange={() => onToggled(day)}
        >
          <span aria-hidden>{t(shortWeekdays[day] ?? '')}</span>
          <span className="full">{t(weekdays[day] ?? '')}</span>
        </ToggleButton>
      ))}
    </Week>
  );
}

/** Pixels that a day takes; the names of Arabic are long, and touch no edge. */
const DAY_WIDTH = { ltr: 28, rtl: 62 } as const;

const Week = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${DAY_WIDTH[theme.direction]}px, 1fr))`,
  gap: 6,
  // Side by side on a phone: as high as a finger.
  '@media (pointer: coarse), (hover: none)': { gap: 2, '&& button': { minWidth: 0 } },
  // Takes no room, and yet is what a screen reader says.
  '.full': { fontSize: 0 },
  button: {
    paddingInline: 0,
    minWidth: 0,
    fontSize: 13,
    '&.Mui-selected': { backgroundColor: theme.vars.palette.accentSoft, borderColor: 'transparent' },
  },
}));
