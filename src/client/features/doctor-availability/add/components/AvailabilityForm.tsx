import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useForm, useWatch, type Control, type UseFormReturn } from 'react-hook-form';

import type { CalendarDay } from '#client/features/doctor-availability/hours/calendar';
import type { Plan } from '#client/features/doctor-availability/hours/events';
import { availabilityMessages } from '#client/features/doctor-availability/hours/messages';
import { availabilitySchema, type AvailabilityFields } from '#client/features/doctor-availability/hours/validation';
import { DatePlan } from '#client/ui/dates/DatePlan';
import { DateRangeFields } from '#client/ui/dates/DateRangeFields';
import { dateMessages, planMessages } from '#client/ui/dates/messages';
import { CheckboxInput } from '#client/ui/form/CheckboxInput';
import type { Choice } from '#client/ui/form/ChoiceText';
import { SelectInput } from '#client/ui/form/SelectInput';
import { useErrorsInLanguage } from '#client/ui/form/useErrorsInLanguage';
import { usePristineOnceSent } from '#client/ui/form/usePristineOnceSent';
import { useRestoredValues } from '#client/ui/form/useRestoredValues';
import { useT } from '#client/ui/language/useT';
import { useAskBeforeClosing } from '#client/ui/layout/askBeforeLeaving';
import { useAvailabilityPlan } from '../useAvailabilityPlan';
import { HoursFields } from './HoursFields';

/** What the form is given, and what it tells of. */
export interface AvailabilityFormProps {
  /** The locations to choose from; left out where the location is settled already. */
  locations?: readonly Choice[];
  /** Whether the person may say if identical slots are skipped. */
  offersSkipExisting?: boolean;
  /** Whether it has a heading of its own, because it stands on a page that has another main button. */
  hasHeading?: boolean;
  /** The slots that are there already, one calendar for each doctor. */
  calendars?: readonly (readonly CalendarDay[])[] | undefined;
  /** Whether a plan is on its way, so that no other can be sent. */
  isLocked: boolean;
  /** Whether all of the plan that was sent last is there now: it makes room for the next one. */
  isAllThere?: boolean;
  onSubmit: (plan: Plan, choices: { location: string; skipExisting: boolean }) => void;
  /** What was typed before the form was last left. */
  draft?: object | undefined;
  /** Called when the form goes off the screen, with what was typed since it was last sent, or `null` for nothing. */
  onLeft?: ((typed: AvailabilityFields | null) => void) | undefined;
  onDirtyChange?: (isDirty: boolean) => void;
  /** Called with the chosen location, also at the start. */
  onLocationChosen?: (location: string) => void;
}

const AT_START = { justifySelf: 'start' };
const NO_CALENDARS: readonly (readonly CalendarDay[])[] = [];

/** Asks for hours on chosen weekdays of a range of dates, and shows which dates that are (Spec 1 §5). */
export function AvailabilityForm({
  locations,
  offersSkipExisting = false,
  hasHeading = true,
  calendars = NO_CALENDARS,
  isLocked,
  isAllThere = false,
  draft,
  onSubmit,
  ...watchers
}: AvailabilityFormProps) {
  const t = useT();
  const form = useForm<AvailabilityFields>({
    defaultValues: emptyFields(locations),
    resolver: zodResolver(availabilitySchema(t)),
  });
  const { control, handleSubmit, setError } = form;
  useRestoredValues(form, draft);
  usePristineOnceSent(form, isLocked);
  useClearedOnceThere(form, isAllThere);
  useErrorsInLanguage(form);
  const typed = useWatch({ control }) as AvailabilityFields;
  useWatchers(form, typed.location, watchers);
  const plan = useAvailabilityPlan(typed, calendars, offersSkipExisting && typed.skipExisting);

  const submit = handleSubmit(({ location, skipExisting }) => {
    if (plan.chosen.length === 0) setError('weekdays', { message: t(planMessages.noDates) });
    else onSubmit(planOf(plan), { location, skipExisting });
  });

  return (
    <Box
      component="form"
      noValidate
      aria-label={t(availabilityMessages.addAvailability)}
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 2, alignContent: 'start' }}
    >
      {hasHeading && (
        <Typography component="h2" variant="h2">
          {t(availabilityMessages.addAvailability)}
        </Typography>
      )}
      {locations && <LocationField control={control} locations={locations} />}
      <DateRangeFields control={control} labels={availabilityMessages} />
      <HoursFields form={form} />
      {offersSkipExisting && (
        <CheckboxInput control={control} name="skipExisting" label={t(availabilityMessages.skipExisting)} />
      )}
      <DatePlan control={control} name="unticked" tickedName="ticked" {...plan} />
      {plan.fits > 0 && (
        <CheckboxInput control={control} name="fits" label={t(dateMessages.fits, { count: plan.fits })} />
      )}
      <Button type="submit" variant={hasHeading ? 'outlined' : 'contained'} disabled={isLocked} sx={AT_START}>
        {t(availabilityMessages.addAvailability)}
      </Button>
    </Box>
  );
}

/** What is sent: the chosen dates and hours, and the dates that get only the part that fits. */
function planOf({ chosen, hours, fitting }: ReturnType<typeof useAvailabilityPlan>): Plan {
  const parts = [...fitting].filter(([date]) => chosen.includes(date));
  return { dates: chosen, hours, ...(parts.length > 0 && { fitting: Object.fromEntries(parts) }) };
}

/** Takes the dates out of the form once all of them are there; weekdays and hours stay for the next span. */
function useClearedOnceThere(form: UseFormReturn<AvailabilityFields>, isAllThere: boolean): void {
  const { reset, getValues } = form;
  const { isDirty } = form.formState;
  const wasThere = useRef(isAllThere);
  useEffect(() => {
    const isNew = isAllThere && !wasThere.current;
    wasThere.current = isAllThere;
    if (isNew && !isDirty) reset({ ...getValues(), ...NO_DATES });
  }, [getValues, isAllThere, isDirty, reset]);
}

const NO_DATES = { startDate: '', endDate: '', unticked: [], ticked: [], fits: false };

type Watchers = Pick<AvailabilityFormProps, 'onLeft' | 'onDirtyChange' | 'onLocationChosen'>;

/** Tells the watchers of a form what changes in it, and what it holds when it goes off the screen. */
function useWatchers(
  { formState: { isDirty }, getValues }: UseFormReturn<AvailabilityFields>,
  location: string,
  { onLeft, onDirtyChange, onLocationChosen }: Watchers,
): void {
  useAskBeforeClosing(isDirty);
  useEffect(() => {
    onDirtyChange?.(isDirty);
  }, [isDirty, onDirtyChange]);
  useEffect(() => {
    onLocationChosen?.(location);
  }, [location, onLocationChosen]);
  const tellLeft = useEffectEvent(() => onLeft?.(isDirty ? getValues() : null));
  useEffect(
    () => () => {
      tellLeft();
    },
    [],
  );
}

/** One location is only shown; of several one must be chosen (Spec 1 §2, §5). */
function LocationField({ control, locations }: { control: Control<AvailabilityFields>; locations: readonly Choice[] }) {
  const t = useT();
  if (locations.length > 1)
    return (
      <SelectInput
        control={control}
        name="location"
        label={t(availabilityMessages.location)}
        choices={locations}
        isRequired
      />
    );
  return (
    <TextField
      size="small"
      fullWidth
      label={t(availabilityMessages.location)}
      value={locations[0]?.label ?? ''}
      slotProps={{ htmlInput: { readOnly: true, dir: 'auto' } }}
    />
  );
}

/** The fields at the start: a settled or only location is chosen already, of several locations none (Spec 1 §5). */
function emptyFields(locations: readonly Choice[] | undefined): AvailabilityFields {
  const location = locations ? (locations.length === 1 ? String(locations[0]?.value) : '') : 'settled';
  return {
    ...NO_DATES,
    weekdays: [],
    hours: [{ from: '', to: '', nextTo: '' }],
    location,
    skipExisting: true,
  };
}
