import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useForm, useWatch, type Control } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';

import { isDateText } from '#client/lib/dates';
import { haveSameMembers } from '#client/lib/sameMembers';
import type { Text } from '#client/lib/text';
import { selectParam, type AddressRoot } from '#client/state/address';
import { useRequest } from '#client/state/requests/useRequest';
import { useSelected } from '#client/state/useSelected';
import { DateInput } from '#client/ui/form/DateInput';
import { TimeInput } from '#client/ui/form/TimeInput';
import { useErrorsInLanguage } from '#client/ui/form/useErrorsInLanguage';
import { useT } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import type { DateText } from '#contract/common';
import { UndoLedger } from './AfterMoves';
import { DoctorField } from './components/DoctorField';
import { awayClosed, awayTimesWanted, planDropped } from './events';
import { KeptPlan } from './KeptPlan';
import { awayKeys } from './keys';
import { awayMessages } from './messages';
import { PlanActions } from './PlanActions';
import { PlanView } from './PlanView';
import { selectDoctorCalled, selectPlan } from './selectors';
import type { AwaySpan } from './sent';
import { spanOf, spanOfAbsenceSchema } from './validation';

interface AwayDialogProps {
  /** The text of the doctor's id. */
  doctor: string;
  today: DateText;
}

const EMPTY: AwaySpan = { from: '', to: '', fromTime: '', toTime: '' };

/** `Doctor away`: the span and its plan. */
export function AwayDialog({ doctor, today }: AwayDialogProps) {
  const t = useT();
  const dispatch = useDispatch();
  const called = useSelected(selectDoctorCalled, doctor);
  const plan = useSelector(selectPlan);
  const on = useSelector((state: AddressRoot) => selectParam(state, 'on'));
  const day = isDateText(on) && on > today ? on : today;
  const form = useForm<AwaySpan>({
    defaultValues: { ...EMPTY, from: day, to: day },
    resolver: zodResolver(spanOfAbsenceSchema(t, today)),
  });
  const { control, formState, handleSubmit } = form;
  useErrorsInLanguage(form);
  const typed = useWatch({ control });
  const { isPending } = useRequest(awayKeys.find);
  useEffect(
    () => () => {
      dispatch(planDropped());
    },
    [dispatch],
  );
  const find = handleSubmit((typed) => dispatch(awayTimesWanted({ doctorId: doctor, span: spanOf(typed) })));
  // A plan of another span than the one in the fields is not the one that is meant.
  const isMeant =
    plan !== null && haveSameMembers(Object.values(plan.span), Object.values(spanOf({ ...EMPTY, ...typed })));
  return (
    <Modal
      title={t(awayMessages.title)}
      size="lg"
      isOpen
      isDirty={formState.isDirty || plan?.lines.some(({ isChosen }) => isChosen !== undefined) === true}
      onClose={() => dispatch(awayClosed())}
      onSubmit={() => void find()}
      actions={
        <>
          <Button type="submit" variant={isMeant ? 'outlined' : 'contained'} disabled={isPending}>
            <span>{t(awayMessages.find)}</span>
          </Button>
          {isMeant && <PlanActions plan={plan} />}
        </>
      }
    >
      <KeptPlan doctor={doctor} />
      <SpanFields control={control} called={called} />
      <UndoLedger />
      <PlanView plan={isMeant ? plan : null} onRetry={() => void find()} />
    </Modal>
  );
}

/** Whose absence it is, and from when to when. */
function SpanFields({ control, called }: { control: Control<AwaySpan>; called: Text }) {
  const t = useT();
  const { from = '', to = '', fromTime = '' } = useWatch({ control });
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(auto-fit, minmax(136px, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
        alignItems: 'start',
        gap: 1.5,
      }}
    >
      <Box sx={{ gridColumn: '1 / -1' }}>
        <DoctorField called={called} />
      </Box>
      <DateInput control={control} name="from" label={t(awayMessages.from)} isRequired />
      <TimeInput control={control} name="fromTime" label={t(awayMessages.fromTime)} />
      <DateInput control={control} name="to" label={t(awayMessages.to)} isRequired />
      <TimeInput
        control={control}
        name="toTime"
        label={t(awayMessages.toTime)}
        opensAt={from === to ? fromTime : ''}
        isEnd
      />
    </Box>
  );
}
