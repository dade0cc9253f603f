import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form';

import type { DateText } from '#client/lib/dates';
import type { Failure } from '#client/lib/errors';
import type { Message } from '#client/lib/text';
import { useToday } from '../clock/useClock';
import { ErrorPanel } from '../feedback/ErrorPanel';
import { useErrorsInLanguage } from '../form/useErrorsInLanguage';
import { useT } from '../language/useT';
import { Modal } from '../layout/Modal';
import { typedWeek, type WeekPlanFields } from './planFields';
import { planTitle } from './PlanHoursButton';
import { weekPlanMessages } from './planMessages';
import type { Week } from './week';
import { WeekPlanForm } from './WeekPlanForm';

/** How a reading stands. */
interface Reading {
  isPending: boolean;
  failure: Failure | null;
}

interface PlanDialogProps {
  form: UseFormReturn<WeekPlanFields>;
  /** The reading that finds a difference, and the one that draws a week as it is there. */
  finding: Reading;
  drawing: Reading;
  /** The week that was read to be drawn, until the form has taken it. */
  drawn: Week | null;
  onDrawn: () => void;
  onWeekWanted: (date: DateText) => void;
  onShow: (fields: WeekPlanFields) => void;
  /** What the button says that applies the difference on screen; `null` where nothing would change. */
  apply: Message | null;
  onApply: () => void;
  /** Whether a plan, or its undo, is being sent. */
  isSending: boolean;
  /** For whom the week is wanted, where that is asked. */
  whom?: ReactNode;
  /** The difference on screen, and the ledgers. */
  children: ReactNode;
  onClose: () => void;
}

/** `Plan hours`: the week that is wanted, the difference to what is there, and the ledger of what was applied. */
export function PlanDialog(props: PlanDialogProps) {
  const { form, finding, drawing, drawn, onDrawn, onWeekWanted, onShow, isSending, whom, children, onClose } = props;
  const t = useT();
  useErrorsInLanguage(form);
  useDrawnWeek(form, drawn, onDrawn);
  const { control } = form;
  const { isDirty } = useFormState({ control });
  const startDate = useWatch({ control, name: 'startDate' });
  const show = () => void form.handleSubmit(onShow)();
  return (
    <Modal
      title={t(planTitle.planHours)}
      size="xl"
      isOpen
      isDirty={isDirty && !isSending}
      actions={<PlanButtons {...props} />}
      onSubmit={show}
      onClose={onClose}
    >
      {whom}
      <WeekPlanForm form={form} isReading={drawing.isPending} onWeekWanted={onWeekWanted} />
      <PastHint startDate={startDate} />
      {drawing.failure && <ErrorPanel failure={drawing.failure} />}
      {finding.failure && <ErrorPanel failure={finding.failure} onRetry={show} />}
      {children}
    </Modal>
  );
}

type PlanButtonsProps = Pick<PlanDialogProps, 'finding' | 'isSending' | 'apply' | 'onApply'>;

/** The buttons that show the difference of what is typed, and apply the one that is shown. */
function PlanButtons({ finding, isSending, apply, onApply }: PlanButtonsProps) {
  const t = useT();
  const { isPending } = finding;
  return (
    <>
      <Button type="submit" variant={apply ? 'outlined' : 'contained'} disabled={isPending || isSending}>
        <span>{t(isPending ? weekPlanMessages.reading : weekPlanMessages.showDifference)}</span>
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
  return isPast && <Box sx={{ color: 'text.secondary' }}>{t(weekPlanMessages.pastStays)}</Box>;
}

/** Draws a week that was read for it. */
function useDrawnWeek({ setValue }: UseFormReturn<WeekPlanFields>, drawn: Week | null, onDrawn: () => void): void {
  const draw = useEffectEvent((week: Week) => {
    setValue('days', typedWeek(week), { shouldDirty: true });
    onDrawn();
  });
  useEffect(() => {
    if (drawn) draw(drawn);
  }, [drawn]);
}
