import { zodResolver } from '@hookform/resolvers/zod';
import Divider from '@mui/material/Divider';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import * as z from 'zod/mini';

import type { Translate } from '#client/lib/text';
import { useFanOut } from '#client/state/fanOut/useFanOut';
import { DatePlan } from '#client/ui/dates/DatePlan';
import type { Finding } from '#client/ui/dates/datePlanRules';
import { dateFindings, hoursFindings, rangeFindings } from '#client/ui/dates/datePlanRules';
import { FanOutPanel } from '#client/ui/dates/FanOutPanel';
import { planMessages } from '#client/ui/dates/messages';
import { useDatePlan } from '#client/ui/dates/useDatePlan';
import { WeekdayPicker } from '#client/ui/dates/WeekdayPicker';
import { CheckboxInput } from '#client/ui/form/CheckboxInput';
import { DateInput } from '#client/ui/form/DateInput';
import { SelectInput } from '#client/ui/form/SelectInput';
import { TimeInput } from '#client/ui/form/TimeInput';
import { usePristineOnceSent } from '#client/ui/form/usePristineOnceSent';
import { useT } from '#client/ui/useT';
import type { Id } from '#contract/common';
import type { HomeSchedule, HomeScheduleDraft } from '#contract/homeServices/staff';
import { SCHEDULE_SLOT } from '#contract/rules';
import { addScheduleKey } from '../keys';
import { messages } from '../messages';
import type { SaveView } from '../shared/resource/ResourceDialog';
import { ResourceDialog } from '../shared/resource/ResourceDialog';
import type { ScheduleFields, ScheduleMode } from './entries';
import { draftOn, fieldsOf, takenDates } from './entries';
import { scheduleSubmitted } from './events';
import { scheduleMessages } from './messages';
import { useCloseOnceAdded } from './useCloseOnceAdded';

interface ScheduleFormProps {
  /** The entry to be changed; `null` for new ones. */
  entry: HomeSchedule | null;
  provider: Id;
  /** What the provider has already. */
  entries: readonly HomeSchedule[];
  save: SaveView;
  onSubmit: (draft: HomeScheduleDraft, typed: object) => void;
  onClose: () => void;
}

const SLOT_MINUTES = Array.from(
  { length: (SCHEDULE_SLOT.max - SCHEDULE_SLOT.min) / SCHEDULE_SLOT.step + 1 },
  (_, at) => SCHEDULE_SLOT.min + at * SCHEDULE_SLOT.step,
);

/** The form of a provider's availability: one date, or every chosen weekday between two (Spec 2 §5). */
export function ScheduleForm({ entry, provider, entries, save, onSubmit, onClose }: ScheduleFormProps) {
  const t = useT();
  const dispatch = useDispatch();
  const form = useForm<ScheduleFields>({ resolver: zodResolver(schemaIn(t)), defaultValues: fieldsOf(entry) });
  const { control, setValue, setError } = form;
  const { isDirty } = form.formState;
  const typed = useWatch({ control }) as ScheduleFields;
  const { dates, chosen } = useDatePlan(typed);
  const overlapping = useMemo(
    () => takenDates(entries, typed.start_time, typed.end_time),
    [entries, typed.start_time, typed.end_time],
  );
  const isMultiple = typed.mode === 'multiple';
  const fanOut = useFanOut(addScheduleKey(provider));
  const { isSending, panel } = fanOut;
  usePristineOnceSent(form, isSending);
  useCloseOnceAdded(fanOut, isMultiple && !isDirty, onClose);
  const slotChoices = useMemo(
    () => SLOT_MINUTES.map((minutes) => ({ value: minutes, label: t(scheduleMessages.minutes, { minutes }) })),
    [t],
  );

  const submit = (fields: ScheduleFields) => {
    if (!isMultiple) {
      onSubmit(draftOn(fields.date, provider, fields), fields);
      return;
    }
    if (chosen.length === 0) {
      setError('weekdays', { message: t(planMessages.noDates) });
      return;
    }
    dispatch(scheduleSubmitted({ provider, drafts: chosen.map((date) => draftOn(date, provider, fields)) }));
  };

  return (
    <ResourceDialog
      title={t(entry ? scheduleMessages.edit : scheduleMessages.add)}
      form={form}
      save={isMultiple && isSending ? { ...save, isPending: true } : save}
      onSubmit={submit}
      onClose={onClose}
    >
      {!entry && (
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          value={typed.mode}
          aria-label={t(scheduleMessages.mode)}
          onChange={(_, mode: ScheduleMode | null) => {
            if (mode) setValue('mode', mode);
          }}
        >
          <ToggleButton value="single">{t(scheduleMessages.single)}</ToggleButton>
          <ToggleButton value="multiple">{t(scheduleMessages.multiple)}</ToggleButton>
        </ToggleButtonGroup>
      )}
      {isMultiple ? (
        <>
          <DateInput control={control} name="startDate" label={t(scheduleMessages.startDate)} isRequired />
          <DateInput control={control} name="endDate" label={t(scheduleMessages.endDate)} isRequired />
          <WeekdayPicker control={control} name="weekdays" label={t(scheduleMessages.weekdays)} />
        </>
      ) : (
        <DateInput control={control} name="date" label={t(scheduleMessages.date)} isRequired />
      )}
      <TimeInput control={control} name="start_time" label={t(scheduleMessages.startTime)} isRequired />
      <TimeInput control={control} name="end_time" label={t(scheduleMessages.endTime)} isRequired />
      <SelectInput
        control={control}
        name="slot_duration"
        label={t(scheduleMessages.slotDuration)}
        choices={slotChoices}
        isRequired
      />
      <CheckboxInput control={control} name="is_available" label={t(messages.available)} />
      {isMultiple && (
        <>
          <DatePlan control={control} name="unticked" dates={dates} overlapping={overlapping} />
          {panel && (
            <>
              <Divider />
              <FanOutPanel {...panel} />
            </>
          )}
        </>
      )}
    </ResourceDialog>
  );
}

function schemaIn(t: Translate) {
  return z
    .object({
      mode: z.enum(['single', 'multiple']),
      date: z.string(),
      startDate: z.string(),
      endDate: z.string(),
      weekdays: z.array(z.number()),
      unticked: z.array(z.string()),
      start_time: z.string(),
      end_time: z.string(),
      slot_duration: z.literal(SLOT_MINUTES, t(scheduleMessages.slotDurationRequired)),
      is_available: z.boolean(),
    })
    .check(({ value, issues }) => {
      findings(value).forEach(([field, message]) => {
        issues.push({ code: 'custom', path: [field], message: t(message), input: value[field] });
      });
    });
}

function findings(fields: ScheduleFields): Finding<keyof ScheduleFields>[] {
  const { mode, date, start_time, end_time } = fields;
  const dates: Finding<keyof ScheduleFields>[] =
    mode === 'multiple' ? rangeFindings(fields) : dateFindings('date', date, scheduleMessages.dateRequired);
  return [...dates, ...hoursFindings<keyof ScheduleFields>(['start_time', start_time], ['end_time', end_time])];
}
