import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Coffee, Plus, X } from 'lucide-react';
import { Fragment } from 'react';
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form';

import { availabilityMessages } from '#client/features/doctor-availability/hours/messages';
import type { AvailabilityFields, HoursTyped } from '#client/features/doctor-availability/hours/validation';
import { MidnightSplit } from '#client/ui/dates/MidnightSplit';
import { Pair } from '#client/ui/form/Pair';
import { TimeInput } from '#client/ui/form/TimeInput';
import { useT } from '#client/ui/language/useT';
import { IconAction } from '#client/ui/page/IconAction';
import { hoursWithLunch } from '../lunch';

/** The hours of a day: one range at first, and more where a person adds them. */
export function HoursFields({ form: { control, setValue } }: { form: UseFormReturn<AvailabilityFields> }) {
  const t = useT();
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'hours' });
  const hours = useWatch({ control, name: 'hours' });
  return (
    <>
      {fields.map(({ id }, index) => {
        const number = index + 1;
        return (
          <Fragment key={id}>
            <Pair>
              <TimeInput
                control={control}
                name={`hours.${index}.from`}
                label={t(index === 0 ? availabilityMessages.availableFrom : availabilityMessages.furtherFrom, {
                  number,
                })}
                opensAt={hours[index - 1]?.to}
                isRequired
              />
              <TimeInput
                control={control}
                name={`hours.${index}.to`}
                label={t(index === 0 ? availabilityMessages.availableTo : availabilityMessages.furtherTo, { number })}
                opensAt={hours[index]?.from}
                isEnd
                isRequired
              />
              {index > 0 && (
                <IconAction
                  label={t(availabilityMessages.removeHours, { number })}
                  icon={<X size={16} />}
                  onClick={() => remove(index)}
                />
              )}
            </Pair>
            <MidnightSplit
              {...(hours[index] ?? NO_HOURS)}
              onSplit={(to, nextTo) => {
                setValue(`hours.${index}.to`, to, { shouldDirty: true, shouldValidate: true });
                setValue(`hours.${index}.nextTo`, nextTo, { shouldDirty: true });
              }}
            />
          </Fragment>
        );
      })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" startIcon={<Plus size={16} aria-hidden />} onClick={() => append(NO_HOURS)}>
          {t(availabilityMessages.addHours)}
        </Button>
        <LunchButton hours={hours} onChosen={replace} />
      </Box>
    </>
  );
}

/** Takes the lunch break out of the hours by one click. */
function LunchButton({ hours, onChosen }: { hours: readonly HoursTyped[]; onChosen: (hours: HoursTyped[]) => void }) {
  const t = useT();
  const withLunch = hoursWithLunch(hours);
  return (
    <Button
      size="small"
      startIcon={<Coffee size={16} aria-hidden />}
      disabled={!withLunch}
      onClick={() => withLunch && onChosen(withLunch)}
    >
      {t(availabilityMessages.lunchBreak)}
    </Button>
  );
}

const NO_HOURS = { from: '', to: '', nextTo: '' };
