import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm, useWatch, type Control } from 'react-hook-form';
import { useDispatch } from 'react-redux';

import { useFanOutStatus } from '#client/state/fanOut/useFanOut';
import { DatePlan } from '#client/ui/dates/DatePlan';
import { planMessages } from '#client/ui/dates/messages';
import { useDatePlan } from '#client/ui/dates/useDatePlan';
import { WeekdayPicker } from '#client/ui/dates/WeekdayPicker';
import { CheckboxInput } from '#client/ui/form/CheckboxInput';
import { DateInput } from '#client/ui/form/DateInput';
import { SelectInput } from '#client/ui/form/SelectInput';
import { TimeInput } from '#client/ui/form/TimeInput';
import { usePristineOnceSent } from '#client/ui/form/usePristineOnceSent';
import { SegmentedControl } from '#client/ui/plain/SegmentedControl';
import { useT } from '#client/ui/useT';
import type { Id } from '#contract/common';
import type { HomeSchedule, HomeScheduleDraft } from '#contract/homeServices/staff';
import { addScheduleKey } from '../keys';
import { homeScheduleTexts } from '../kinds/homeSchedule';
import { homeMessages } from '../messages';
import { FormDialog, type SaveView } from '../shared/forms/FormDialog';
import type { ItemDraft } from '../shared/saving/items';
import { draftOn, fieldsOf, takenDates, type ScheduleFields, type ScheduleMode } from './entries';
import { scheduleSubmitted } from './events';
import { scheduleMessages } from './messages';
import { ScheduleLedger } from './ScheduleLedger';
import { scheduleSchema, SLOT_MINUTES } from './validation';

interface ScheduleFormProps {
  /** The entry to be changed; `null` for new ones. */
  entry: HomeSchedule | null;
  provider: Id;
  /** The entries that the provider has already. */
  entries: readonly HomeSchedule[];
  save: SaveView;
  onSubmit: (draft: ItemDraft<HomeScheduleDraft>, typed: object) => void;
  onClose: () => void;
}

/** The form of a provider's availability: one date, or every chosen weekday between two (Spec 2 §5). */
export function ScheduleForm({ entry, provider, entries, save, onSubmit, onClose }: ScheduleFormProps) {
  const t = useT();
  const dispatch = useDispatch();
  const key = addScheduleKey(provider);
  const { isSending, isInterrupted } = useFanOutStatus(key);
  const form = useForm<ScheduleFields>({
    resolver: zodResolver(scheduleSchema(t)),
    defaultValues: fieldsOf(entry, isInterrupted ? 'multiple' : 'single'),
  });
  const { control, setValue, setError } = form;
  const { isDirty } = form.formState;
  const typed = useWatch({ control }) as ScheduleFields;
  const { dates, chosen } = useDatePlan(typed);
  const overlapping = useMemo(
    () => takenDates(entries, typed.start_time, typed.end_time),
    [entries, typed.start_time, typed.end_time],
  );
  const isMultiple = typed.mode === 'multiple';
  usePristineOnceSent(form, isSending);

  const submit = (fields: ScheduleFields) => {
    if (!isMultiple) {
      onSubmit({ body: draftOn(fields.date, provider, fields) }, fields);
      return;
    }
    if (chosen.length === 0) {
      setError('weekdays', { message: t(planMessages.noDates) });
      return;
    }
    dispatch(scheduleSubmitted({ provider, drafts: chosen.map((date) => draftOn(date, provider, fields)) }));
  };

  return (
    <FormDialog
      title={t(entry ? homeScheduleTexts.edit : homeScheduleTexts.add)}
      form={form}
      save={isMultiple && isSending ? { ...save, isPending: true } : save}
      onSubmit={submit}
      onClose={onClose}
    >
      {!entry && <ModeSwitch mode={typed.mode} onChoose={(mode) => setValue('mode', mode)} />}
      <DateFields control={control} isMultiple={isMultiple} />
      <HoursFields control={control} />
      {isMultiple && (
        <>
          <DatePlan control={control} name="unticked" dates={dates} overlapping={overlapping} />
          <ScheduleLedger ledgerKey={key} closesOnceAdded={!isDirty} onClose={onClose} />
        </>
      )}
    </FormDialog>
  );
}

function ModeSwitch({ mode, onChoose }: { mode: ScheduleMode; onChoose: (mode: ScheduleMode) => void }) {
  const t = useT();
  return (
    <SegmentedControl
      label={t(scheduleMessages.mode)}
      value={mode}
      choices={[
        { value: 'single', label: t(scheduleMessages.single) },
        { value: 'multiple', label: t(scheduleMessages.multiple) },
      ]}
      onChange={onChoose}
    />
  );
}

function DateFields({ control, isMultiple }: { control: Control<ScheduleFields>; isMultiple: boolean }) {
  const t = useT();
  if (!isMultiple) return <DateInput control={control} name="date" label={t(scheduleMessages.date)} isRequired />;
  return (
    <>
      <DateInput control={control} name="startDate" label={t(scheduleMessages.startDate)} isRequired />
      <DateInput control={control} name="endDate" label={t(scheduleMessages.endDate)} isRequired />
      <WeekdayPicker control={control} name="weekdays" label={t(scheduleMessages.weekdays)} />
    </>
  );
}

function HoursFields({ control }: { control: Control<ScheduleFields> }) {
  const t = useT();
  return (
    <>
      <TimeInput control={control} name="start_time" label={t(scheduleMessages.startTime)} isRequired />
      <TimeInput control={control} name="end_time" label={t(scheduleMessages.endTime)} isRequired />
      <SelectInput
        control={control}
        name="slot_duration"
        label={t(scheduleMessages.slotDuration)}
        choices={SLOT_MINUTES.map((minutes) => ({ value: minutes, label: t(scheduleMessages.minutes, { minutes }) }))}
        isRequired
      />
      <CheckboxInput control={control} name="is_available" label={t(homeMessages.available)} />
    </>
  );
}
