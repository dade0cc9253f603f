import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useDispatch } from 'react-redux';

import { useFanOutStatus } from '#client/state/fanOut/useFanOut';
import { useRequest } from '#client/state/requests/useRequest';
import { useSelected } from '#client/state/useSelected';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { useErrorsInLanguage } from '#client/ui/form/useErrorsInLanguage';
import { Modal } from '#client/ui/layout/Modal';
import { useToday } from '#client/ui/useClock';
import { useT } from '#client/ui/useT';
import { emptyPlan, typedWeek, weekPlanSchema, type WeekPlanFields } from '#client/ui/week/planFields';
import { weekInOrder, type Week } from '#client/ui/week/week';
import { WeekPlanForm } from '#client/ui/week/WeekPlanForm';
import { planHoursOpened, type Staff } from '../events';
import { doctorAvailabilityKeys } from '../keys';
import { availabilityMessages } from '../messages';
import { applyLabel, Difference } from './components/Difference';
import { DoctorTicks } from './components/DoctorTicks';
import { differenceWanted, planApplied, weekDrawn, weekWanted } from './events';
import { planHoursMessages } from './messages';
import { PlanLedger } from './PlanLedger';
import type { HoursDifference, HoursQuestion } from './planState';
import { selectHoursPlan } from './selectors';

interface PlanHoursDialogProps extends Staff {
  scope: string;
  onClose: () => void;
}

/** `Plan hours`: the week that is wanted, the difference to what is there, and the ledger of what was applied. */
export function PlanHoursDialog({ scope, doctors, locationId, onClose }: PlanHoursDialogProps) {
  const t = useT();
  const dispatch = useDispatch();
  const form = useForm<WeekPlanFields>({
    defaultValues: emptyPlan(doctors.map(({ id }) => String(id))),
    resolver: zodResolver(weekPlanSchema(t, planHoursMessages.doctorRequired)),
  });
  const { control, formState, handleSubmit, getValues } = form;
  useErrorsInLanguage(form);
  useEffect(() => {
    dispatch(planHoursOpened());
  }, [dispatch]);
  useDrawnWeek(scope, form.setValue);
  const questionOf = ({ startDate, endDate, days, ids }: WeekPlanFields): HoursQuestion => ({
    doctors: doctors.filter(({ id }) => ids.includes(String(id))),
    locationId,
    startDate,
    endDate,
    week: weekInOrder(days),
  });
  const found = useSelected(selectHoursPlan, scope)?.difference ?? null;
  const typed = useWatch({ control }) as WeekPlanFields;
  // A difference of other hours than those in the form is not the one that is meant.
  const difference = found && JSON.stringify(found.question) === JSON.stringify(questionOf(typed)) ? found : null;
  const finding = useRequest(doctorAvailabilityKeys.planFind(scope));
  const drawing = useRequest(doctorAvailabilityKeys.planWeek(scope));
  const isSending = useIsSending(scope);
  const show = handleSubmit((fields) => dispatch(differenceWanted({ scope, question: questionOf(fields) })));
  const draw = (date: string) => {
    const { doctors: chosen } = questionOf(getValues());
    dispatch(weekWanted({ scope, doctors: chosen, locationId, date }));
  };
  return (
    <Modal
      title={t(availabilityMessages.planHours)}
      size="xl"
      isOpen
      isDirty={formState.isDirty && !isSending}
      actions={
        <PlanButtons
          difference={difference}
          isFinding={finding.isPending}
          isSending={isSending}
          onApply={() => dispatch(planApplied({ scope }))}
        />
      }
      onSubmit={() => void show()}
      onClose={onClose}
    >
      {doctors.length > 1 && <DoctorTicks control={control} doctors={doctors} />}
      <WeekPlanForm form={form} isReading={drawing.isPending} onWeekWanted={draw} />
      <PastHint startDate={typed.startDate} />
      {drawing.failure && <ErrorPanel failure={drawing.failure} />}
      {finding.failure && <ErrorPanel failure={finding.failure} onRetry={() => void show()} />}
      {difference && <Difference difference={difference} />}
      <PlanLedger scope={scope} />
    </Modal>
  );
}

interface PlanButtonsProps {
  difference: HoursDifference | null;
  isFinding: boolean;
  isSending: boolean;
  onApply: () => void;
}

/** The buttons that show the difference of what is typed, and apply the one that is shown. */
function PlanButtons({ difference, isFinding, isSending, onApply }: PlanButtonsProps) {
  const t = useT();
  const apply = difference && applyLabel(difference);
  return (
    <>
      <Button type="submit" variant={apply ? 'outlined' : 'contained'} disabled={isFinding || isSending}>
        <span>{t(isFinding ? planHoursMessages.reading : planHoursMessages.showDifference)}</span>
      </Button>
      {apply && (
        <Button variant="contained" disabled={isSending} onClick={onApply}>
          {t(apply)}
        </Button>
      )}
    </>
  );
}

/** Says that what is over stays, where a plan begins before today. */
function PastHint({ startDate }: { startDate: string }) {
  const t = useT();
  const today = useToday();
  const isPast = startDate !== '' && startDate < today;
  return isPast && <Box sx={{ color: 'text.secondary' }}>{t(planHoursMessages.pastStays)}</Box>;
}

/** Whether a plan of this dialog, or its undo, is being sent. */
function useIsSending(scope: string): boolean {
  const plan = useFanOutStatus(doctorAvailabilityKeys.plan(scope));
  const undo = useFanOutStatus(doctorAvailabilityKeys.planUndo(scope));
  return plan.isSending || undo.isSending;
}

/** Draws a week that was read for it. */
function useDrawnWeek(
  scope: string,
  setValue: (name: 'days', week: WeekPlanFields['days'], options: { shouldDirty: true }) => void,
): void {
  const dispatch = useDispatch();
  const drawn = useSelected(selectHoursPlan, scope)?.drawn ?? null;
  const draw = useEffectEvent((week: Week) => {
    setValue('days', typedWeek(week), { shouldDirty: true });
    dispatch(weekDrawn({ scope }));
  });
  useEffect(() => {
    if (drawn) draw(drawn);
  }, [drawn]);
}
