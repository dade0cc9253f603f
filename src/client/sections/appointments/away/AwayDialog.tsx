import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
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
import { uiMessages } from '#client/ui/language/messages';
import { useT } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import type { DateText } from '#contract/common';
import { UndoLedger } from './AfterMoves';
import { selectDoctorCalled } from './called';
import { awayClosed, awayTimesWanted, planDropped } from './events';
import { KeptPlan } from './KeptPlan';
import { awayKeys } from './keys';
import { awayMessages } from './messages';
import { PlanActions } from './PlanActions';
import { ClosingTick } from './PlanExtras';
import { isOfWholeDays } from './planning';
import { PlanView } from './PlanView';
import { selectPlan } from './selectors';
import type { Absence, AwaySpan } from './sent';
import { isSpan, spanOf, spanOfAbsenceSchema } from './validation';

interface AwayDialogProps {
  absence: Absence;
  title: Text;
  /** How whoever is away is called. */
  called: Text;
  /** Says who else is, or is not. */
  who?: ReactNode;
  today: DateText;
  /** How its dates are called, and who else is away, and whether that was changed. */
  dates?: Record<'from' | 'to', Text>;
  isChanged?: boolean;
}

const EMPTY: AwaySpan = { from: '', to: '', fromTime: '', toTime: '' };

/** `Doctor away`, by the text of the doctor's id. */
export function DoctorAwayDialog({ doctor, today }: { doctor: string; today: DateText }) {
  const called = useSelected(selectDoctorCalled, doctor);
  const absence = useMemo(() => ({ doctorIds: [doctor], placeId: null }), [doctor]);
  return <AwayDialog title={awayMessages.title} {...{ called, absence, today }} />;
}

/** An absence: its span and its plan. */
export function AwayDialog(props: AwayDialogProps) {
  const { absence, title, called, who, today, dates = awayMessages, isChanged = false } = props;
  const t = useT();
  const dispatch = useDispatch();
  const plan = useSelector(selectPlan);
  const on = useSelector((state: AddressRoot) => selectParam(state, 'on'));
  const day = isDateText(on) && on > today ? on : today;
  const form = useForm<AwaySpan>({
    defaultValues: { ...EMPTY, from: day, to: day },
    mode: 'onBlur',
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
  const values = { ...EMPTY, ...typed };
  const span = isSpan(values, today) ? spanOf(values) : null;
  useTimesFor(absence, span);
  const find = handleSubmit((typed) => dispatch(awayTimesWanted({ ...absence, span: spanOf(typed), isAnew: true })));
  // A plan of another span than the one in the fields is not the one that is meant.
  const isMeant =
    plan !== null &&
    haveSameMembers(Object.values(plan.span), Object.values(spanOf(values))) &&
    haveSameMembers(plan.doctorIds, absence.doctorIds);
  return (
    <Modal
      title={t(uiMessages.titleOf, { title, name: called })}
      size="lg"
      isOpen
      isDirty={isChanged || formState.isDirty || plan?.lines.some(({ isChosen }) => isChosen !== undefined) === true}
      onClose={() => dispatch(awayClosed())}
      onSubmit={() => void find()}
      actions={
        <>
          <Button type="submit" variant="outlined" disabled={isPending || absence.doctorIds.length === 0}>
            <span>{t(awayMessages.find)}</span>
          </Button>
          {isMeant && <PlanActions plan={plan} />}
        </>
      }
    >
      <KeptPlan absence={absence} />
      {who}
      <SpanFields {...{ control, dates }} />
      <ClosingTick plan={isMeant ? plan : null} isUsual={isOfWholeDays(values)} />
      <UndoLedger />
      <PlanView plan={isMeant ? plan : null} onRetry={() => void find()} />
    </Modal>
  );
}

/** Has times looked for as soon as it is known for whom and when. */
function useTimesFor(absence: Absence, span: AwaySpan | null): void {
  const dispatch = useDispatch();
  const look = useEffectEvent(() => {
    if (span && absence.doctorIds.length > 0) dispatch(awayTimesWanted({ ...absence, span }));
  });
  const question = JSON.stringify({ ...absence, span });
  useEffect(() => {
    look();
  }, [question]);
}

interface SpanFieldsProps extends Required<Pick<AwayDialogProps, 'dates'>> {
  control: Control<AwaySpan>;
}

/** From when to when an absence is. */
function SpanFields({ control, dates }: SpanFieldsProps) {
  const t = useT();
  const { from = '', to = '', fromTime = '' } = useWatch({ control });
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'start',
        gap: 1.5,
        // A date is longer than a time.
        '> *': { flex: { xs: '1 1 132px', sm: 1 } },
        '> :nth-of-type(odd)': { flexBasis: { xs: 150 } },
      }}
    >
      <DateInput control={control} name="from" label={t(dates.from)} isRequired />
      <TimeInput control={control} name="fromTime" label={t(awayMessages.fromTime)} />
      <DateInput control={control} name="to" label={t(dates.to)} isRequired />
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
