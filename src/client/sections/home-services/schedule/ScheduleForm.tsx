import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { useDispatch } from 'react-redux';

import { isDateText } from '#client/lib/dates';
import { useFanOutStatus } from '#client/state/fanOut/useFanOut';
import { DatePlan } from '#client/ui/dates/DatePlan';
import { DateRangeFields } from '#client/ui/dates/DateRangeFields';
import { planMessages } from '#client/ui/dates/messages';
import { MidnightSplit } from '#client/ui/dates/MidnightSplit';
import { useDatePlan } from '#client/ui/dates/useDatePlan';
import { CheckboxInput } from '#client/ui/form/CheckboxInput';
import { DateInput } from '#client/ui/form/DateInput';
import { Pair } from '#client/ui/form/Pair';
import { SelectInput } from '#client/ui/form/SelectInput';
import { TimeInput } from '#client/ui/form/TimeInput';
import { usePristineOnceSent } from '#client/ui/form/usePristineOnceSent';
import { useT } from '#client/ui/language/useT';
import { SegmentedControl } from '#client/ui/plain/SegmentedControl';
import type { Id } from '#contract/common';
import type { HomeSchedule, HomeScheduleDraft } from '#contract/homeServices/staff';
import { addScheduleKey } from '../keys';
import { homeScheduleTexts } from '../kinds/homeSchedule';
import { homeMessages } from '../messages';
import { FormDialog } from '../shared/forms/FormDialog';
import { FormLedger } from '../shared/forms/FormLedger';
import type { ItemForm } from '../shared/kind/useKind';
import {
  draftOn,
  draftsOn,
  entryName,
  fieldsOf,
  hoursIn,
  takenDates,
  type ScheduleFields,
  type ScheduleMode,
} from './entries';
import { scheduleSubmitted } from './events';
import { scheduleMessages } from './messages';
import { scheduleSchema, SLOT_MINUTES } from './validation';

interface ScheduleFormProps extends ItemForm<HomeSchedule, HomeScheduleDraft> {
  provider: Id;
  /** The entries that the provider has already. */
  entries: readonly HomeSchedule[];
}

/** The form of a provider's availability: one date, or every chosen weekday between two (Spec 2 §5). */
export function ScheduleForm({ item: entry, provider, entries, save, onSubmit, onClose }: ScheduleFormProps) {
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
  const isMultiple = typed.mode === 'multiple';
  const { dates, chosen } = useScheduledDates(typed);
  const { start_time, end_time, nextTo } = typed;
  const overlapping = useMemo(
    () =>
      takenDates(
        entries.filter((one) => one !== entry),
        { start_time, end_time, nextTo },
      ),
    [entries, entry, start_time, end_time, nextTo],
  );
  const isPlan = isMultiple || nextTo !== '';
  usePristineOnceSent(form, isSending && !entry);

  const closeOrGoOn = () => {
    if (save.another?.isChosen) form.reset(fieldsOf(null, 'multiple'));
    else onClose();
  };
  const submit = (fields: ScheduleFields) => {
    if (isPlan && chosen.length === 0) {
      setError(isMultiple ? 'weekdays' : 'date', { message: t(planMessages.noDates) });
      return;
    }
    const draft = draftOn(fields.date, provider, fields);
    if (entry || !isPlan) onSubmit({ body: draft, name: entryName(draft) }, fields);
    if (!isPlan) return;
    const drafts = chosen.flatMap((date) => draftsOn(date, provider, fields));
    // An entry that is changed keeps the hours before midnight; those after it are a new one.
    dispatch(scheduleSubmitted({ provider, drafts: entry ? drafts.slice(1) : drafts }));
  };

  return (
    <FormDialog
      title={t(entry ? homeScheduleTexts.edit : homeScheduleTexts.add)}
      form={form}
      save={isPlan && isSending ? { ...save, isPending: true } : save}
      onSubmit={submit}
      onClose={onClose}
    >
      {!entry && <ModeSwitch mode={typed.mode} onChoose={(mode) => setValue('mode', mode)} />}
      <DateFields form={form} isMultiple={isMultiple} />
      <HoursFields form={form} hours={typed} />
      {isPlan && (
        <>
          <DatePlan control={control} name="unticked" dates={dates} overlapping={overlapping} hours={hoursIn(typed)} />
          {!entry && <FormLedger ledgerKey={key} closesOnceAdded={!isDirty} onClose={closeOrGoOn} />}
        </>
      )}
    </FormDialog>
  );
}

/** The dates for which hours are planned: those of a range, or the only one. */
function useScheduledDates(typed: ScheduleFields) {
  const { mode, date, unticked } = typed;
  const plan = useDatePlan(typed);
  if (mode === 'multiple') return plan;
  const dates = isDateText(date) ? [date] : [];
  return { dates, chosen: dates.filter((one) => !unticked.includes(one)) };
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

function DateFields({ form: { control }, isMultiple }: { form: UseFormReturn<ScheduleFields>; isMultiple: boolean }) {
  const t = useT();
  if (!isMultiple) return <DateInput control={control} name="date" label={t(scheduleMessages.date)} isRequired />;
  return <DateRangeFields control={control} labels={scheduleMessages} />;
}

interface HoursFieldsProps {
  form: UseFormReturn<ScheduleFields>;
  hours: Pick<ScheduleFields, 'start_time' | 'end_time' | 'nextTo'>;
}

function HoursFields({ form: { control, setValue }, hours }: HoursFieldsProps) {
  const t = useT();
  return (
    <>
      <Pair>
        <TimeInput control={control} name="start_time" label={t(scheduleMessages.startTime)} isRequired />
        <TimeInput control={control} name="end_time" label={t(scheduleMessages.endTime)} isEnd isRequired />
      </Pair>
      <MidnightSplit
        from={hours.start_time}
        to={hours.end_time}
        nextTo={hours.nextTo}
        onSplit={(to, nextTo) => {
          setValue('end_time', to, { shouldDirty: true, shouldValidate: true });
          setValue('nextTo', nextTo, { shouldDirty: true });
        }}
      />
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
