import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { useDispatch } from 'react-redux';

import { useFanOutStatus } from '#client/state/fanOut/useFanOut';
import { useRequest } from '#client/state/requests/useRequest';
import { useSelected } from '#client/state/useSelected';
import { useT } from '#client/ui/language/useT';
import { PlanDialog } from '#client/ui/week/PlanDialog';
import { emptyPlan, weekPlanSchema, type WeekPlanFields } from '#client/ui/week/planFields';
import { weekInOrder } from '#client/ui/week/week';
import type { Staff } from '../hours/events';
import { doctorAvailabilityKeys } from '../hours/keys';
import { applyLabel, Difference } from './components/Difference';
import { DoctorTicks } from './components/DoctorTicks';
import { differenceWanted, planApplied, weekDrawn, weekWanted } from './events';
import { planHoursMessages } from './messages';
import { PlanLedger } from './PlanLedger';
import { selectHoursPlan } from './selectors';
import type { HoursQuestion } from './state';

interface PlanHoursDialogProps extends Staff {
  scope: string;
  onClose: () => void;
}

/** `Plan hours` for a doctor, or for several of a place. */
export function PlanHoursDialog({ scope, doctors, locationId, onClose }: PlanHoursDialogProps) {
  const t = useT();
  const dispatch = useDispatch();
  const form = useForm<WeekPlanFields>({
    defaultValues: emptyPlan(doctors.map(({ id }) => String(id))),
    resolver: zodResolver(weekPlanSchema(t, planHoursMessages.doctorRequired)),
  });
  const { control, getValues } = form;
  const questionOf = ({ startDate, endDate, days, ids }: WeekPlanFields): HoursQuestion => ({
    doctors: doctors.filter(({ id }) => ids.includes(String(id))),
    locationId,
    startDate,
    endDate,
    week: weekInOrder(days),
  });
  const plan = useSelected(selectHoursPlan, scope);
  const found = plan?.difference ?? null;
  const typed = useWatch({ control }) as WeekPlanFields;
  // A difference of other hours than those in the form is not the one that is meant.
  const difference = found && JSON.stringify(found.question) === JSON.stringify(questionOf(typed)) ? found : null;
  return (
    <PlanDialog
      form={form}
      finding={useRequest(doctorAvailabilityKeys.planFind(scope))}
      drawing={useRequest(doctorAvailabilityKeys.planWeek(scope))}
      drawn={plan?.drawn ?? null}
      onDrawn={() => dispatch(weekDrawn({ scope }))}
      onWeekWanted={(date) =>
        dispatch(weekWanted({ scope, doctors: questionOf(getValues()).doctors, locationId, date }))
      }
      onShow={(fields) => dispatch(differenceWanted({ scope, question: questionOf(fields) }))}
      apply={difference && applyLabel(difference)}
      onApply={() => dispatch(planApplied({ scope }))}
      isSending={useIsSending(scope)}
      whom={doctors.length > 1 && <DoctorTicks control={control} doctors={doctors} />}
      onClose={onClose}
    >
      {difference && <Difference difference={difference} />}
      <PlanLedger scope={scope} />
    </PlanDialog>
  );
}

/** Whether a plan of this dialog, or its undo, is being sent. */
function useIsSending(scope: string): boolean {
  const plan = useFanOutStatus(doctorAvailabilityKeys.plan(scope));
  const undo = useFanOutStatus(doctorAvailabilityKeys.planUndo(scope));
  return plan.isSending || undo.isSending;
}
