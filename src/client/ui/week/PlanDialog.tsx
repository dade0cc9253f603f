import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form';

import type { DateText } from '#client/lib/dates';
import type { Failure } from '#client/lib/errors';
import { say, type Message, type Text } from '#client/lib/text';
import { useToday } from '../clock/useClock';
import { ErrorPanel } from '../feedback/ErrorPanel';
import { useErrorsInLanguage } from '../form/useErrorsInLanguage';
import { uiMessages } from '../language/messages';
import { useT } from '../language/useT';
import { Modal } from '../layout/Modal';
import { SegmentedControl } from '../plain/SegmentedControl';
import { weekMessages } from './messages';
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
  /** Whose hours are planned, where that is one person. */
  name?: Text | undefined;
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
  /** The difference of what the form asks for, once it is found; it stands in place of the week. */
  difference: ReactNode;
  /** What was applied, and taken back. */
  ledgers: ReactNode;
  onClose: () => void;
}

/** `Plan hours`, in two steps: the week that is wanted, under what was applied last, and the difference it makes. */
export function PlanDialog(props: PlanDialogProps) {
  const { form, name, finding, drawing, drawn, onDrawn, onWeekWanted, onShow, isSending, whom, onClose } = props;
  const t = useT();
  useErrorsInLanguage(form);
  useDrawnWeek(form, drawn, onDrawn);
  const { control } = form;
  const { isDirty } = useFormState({ control });
  const startDate = useWatch({ control, name: 'startDate' });
  const [isBack, setIsBack] = useState(false);
  const step = props.difference && !isBack && !finding.isPending ? 'difference' : 'week';
  const show = () =>
    void form.handleSubmit((fields) => {
      setIsBack(false);
      onShow(fields);
    })();
  const top = useShownFromTop(step, isSending);
  return (
    <Modal
      title={t(name ? say(uiMessages.titleOf, { title: planTitle.planHours, name }) : planTitle.planHours)}
      size="xl"
      isOpen
      isDirty={isDirty && !isSending}
      actions={<PlanButtons {...props} step={step} onBack={() => setIsBack(true)} />}
      onSubmit={() => step === 'week' && show()}
      onClose={onClose}
    >
      <div ref={top}>
        <SegmentedControl
          label={t(weekPlanMessages.steps)}
          value={step}
          choices={[
            { value: 'week', label: t(weekMessages.week) },
            { value: 'difference', label: t(weekPlanMessages.difference) },
          ]}
          onChange={(wanted) => (wanted === 'week' ? setIsBack(true) : finding.isPending || isSending || show())}
        />
      </div>
      {step === 'difference' && props.difference}
      {/* It stays, so that nothing of it is lost. */}
      <Step isShown={step === 'week'}>
        {props.ledgers}
        {whom}
        <WeekPlanForm form={form} isReading={drawing.isPending} onWeekWanted={onWeekWanted} />
        <PastHint startDate={startDate} />
        {drawing.failure && <ErrorPanel failure={drawing.failure} />}
        {finding.failure && <ErrorPanel failure={finding.failure} onRetry={show} />}
      </Step>
    </Modal>
  );
}

function Step({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <Box
      sx={{ display: isShown ? 'grid' : 'none', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, alignContent: 'start' }}
    >
      {children}
    </Box>
  );
}

/** Each step begins at its top, and so does what was applied. */
function useShownFromTop(step: string, isSending: boolean) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (top.current?.parentElement) top.current.parentElement.scrollTop = 0;
  }, [step, isSending]);
  return top;
}

interface PlanButtonsProps extends Pick<PlanDialogProps, 'finding' | 'isSending' | 'apply' | 'onApply'> {
  step: 'week' | 'difference';
  onBack: () => void;
}

/** The button that shows the difference of what is typed; beside a difference, those that leave and apply it. */
function PlanButtons({ step, finding, isSending, apply, onApply, onBack }: PlanButtonsProps) {
  const t = useT();
  const { isPending } = finding;
  if (step === 'week')
    return (
      <Button key="show" type="submit" variant="contained" disabled={isPending || isSending}>
        <span>{t(isPending ? weekPlanMessages.reading : weekPlanMessages.showDifference)}</span>
      </Button>
    );
  return (
    <>
      {/* A button of its own: the press that leaves would submit the one that takes its place. */}
      <Button key="back" variant="outlined" onClick={onBack}>
        <span>{t(weekPlanMessages.backToWeek)}</span>
      </Button>
      {apply && (
        <Button key="apply" variant="contained" disabled={isSending} onClick={onApply}>
          <span>{t(apply)}</span>
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
