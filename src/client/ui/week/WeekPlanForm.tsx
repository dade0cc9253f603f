import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { isDateText, plainDate, timeRange } from '#client/lib/dates';
import { ramadanFrom, type Ramadan } from '#client/lib/ramadan';
import { useToday } from '../clock/useClock';
import { QuickRanges } from '../dates/QuickRanges';
import { PlainAlert } from '../feedback/PlainAlert';
import { DateInput } from '../form/DateInput';
import { useT } from '../language/useT';
import { weekMessages } from './messages';
import { typedWeek, type WeekPlanFields } from './planFields';
import { EMPTY_WEEK, everyDay, twoShifts, withFridayBreak, type Hours, type Week } from './week';
import { WeekEditor } from './WeekEditor';

interface WeekPlanFormProps {
  form: UseFormReturn<WeekPlanFields>;
  /** Whether a week is being read to be drawn. */
  isReading: boolean;
  /** The week of a date is to be drawn as it is there. */
  onWeekWanted: (date: string) => void;
}

/** Hours that clinics keep in Ramadan, to choose from. */
const RAMADAN_HOURS: readonly (readonly Hours[])[] = [
  [{ from: '09:00', to: '14:00' }],
  [{ from: '10:00', to: '16:00' }],
  [
    { from: '10:00', to: '15:00' },
    { from: '20:00', to: '23:00' },
  ],
];

/** The dates of a plan, what fills its week by a click, and the week itself. */
export function WeekPlanForm({ form, isReading, onWeekWanted }: WeekPlanFormProps) {
  const t = useT();
  const { control, setValue, getValues, formState } = form;
  const { isSubmitted } = formState;
  const [ramadan, setRamadan] = useState<Ramadan | null>(null);
  const choose = { shouldDirty: true, shouldValidate: isSubmitted };
  const draw = (week: Week) => setValue('days', typedWeek(week), choose);
  const setDates = (first: string, last: string) => {
    setValue('startDate', first, choose);
    setValue('endDate', last, choose);
  };
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <DateInput control={control} name="startDate" label={t(weekMessages.startDate)} isRequired />
        <DateInput control={control} name="endDate" label={t(weekMessages.endDate)} isRequired />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 24px' }}>
        <QuickRanges onChosen={setDates} />
        <Presets
          onTwoShifts={() => draw(twoShifts())}
          onFridayBreak={() => draw(withFridayBreak(getValues('days')))}
          onNoHours={() => draw(EMPTY_WEEK)}
          onRamadan={(found) => {
            setRamadan(found);
            setDates(found.first, found.last);
          }}
        />
        <FromThere form={form} isReading={isReading} onWeekWanted={onWeekWanted} />
      </Box>
      {ramadan && <RamadanHours {...ramadan} onChosen={(hours) => draw(everyDay(hours))} />}
      <WeekEditor form={form} />
    </>
  );
}

interface PresetsProps {
  onTwoShifts: () => void;
  onFridayBreak: () => void;
  onNoHours: () => void;
  onRamadan: (ramadan: Ramadan) => void;
}

function Presets({ onTwoShifts, onFridayBreak, onNoHours, onRamadan }: PresetsProps) {
  const t = useT();
  const today = useToday();
  const ramadan = ramadanFrom(today);
  const presets = [
    { label: weekMessages.twoShifts, onClick: onTwoShifts },
    { label: weekMessages.fridayBreak, onClick: onFridayBreak },
    { label: weekMessages.noHours, onClick: onNoHours },
    ...(ramadan ? [{ label: weekMessages.ramadan, onClick: () => onRamadan(ramadan) }] : []),
  ];
  return (
    <Box role="group" aria-label={t(weekMessages.presets)} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {presets.map(({ label, onClick }) => (
        <Button key={label.id} size="small" variant="outlined" onClick={onClick}>
          {t(label)}
        </Button>
      ))}
    </Box>
  );
}

function RamadanHours({ first, last, year, onChosen }: Ramadan & { onChosen: (hours: readonly Hours[]) => void }) {
  const t = useT();
  return (
    <PlainAlert severity="info" role="status">
      {t(weekMessages.ramadanSpan, { year: String(year), first: plainDate(first), last: plainDate(last) })}
      <Box
        role="group"
        aria-label={t(weekMessages.ramadanHours)}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}
      >
        {RAMADAN_HOURS.map((hours) => {
          const said = hours.map(({ from, to }) => timeRange(from, to)).join(', ');
          return (
            <Button key={said} size="small" variant="outlined" color="inherit" onClick={() => onChosen(hours)}>
              <bdi dir="ltr">{said}</bdi>
            </Button>
          );
        })}
      </Box>
    </PlainAlert>
  );
}

/** What draws a week as it is there: that of the start date, or another one. */
function FromThere({ form, isReading, onWeekWanted }: WeekPlanFormProps) {
  const t = useT();
  const { control, getValues, setError, clearErrors } = form;
  const [isCopying, setIsCopying] = useState(false);
  const want = (name: 'startDate' | 'weekOf', missing: string) => {
    const date = getValues(name);
    if (isDateText(date)) {
      clearErrors(name);
      onWeekWanted(date);
    } else setError(name, { message: missing }, { shouldFocus: true });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1 }}>
      <Button
        size="small"
        variant="outlined"
        aria-disabled={isReading}
        onClick={() => !isReading && want('startDate', t(weekMessages.startNeeded))}
      >
        {t(weekMessages.startFromThere)}
      </Button>
      <Button size="small" variant="outlined" aria-expanded={isCopying} onClick={() => setIsCopying(!isCopying)}>
        {t(weekMessages.copyWeek)}
      </Button>
      {isCopying && (
        <>
          <Box sx={{ width: 200 }}>
            <DateInput control={control} name="weekOf" label={t(weekMessages.weekOf)} />
          </Box>
          <Button
            variant="outlined"
            aria-disabled={isReading}
            onClick={() => !isReading && want('weekOf', t(weekMessages.weekOfNeeded))}
          >
            {t(weekMessages.copy)}
          </Button>
        </>
      )}
    </Box>
  );
}
