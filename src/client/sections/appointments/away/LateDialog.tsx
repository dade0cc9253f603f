import Box from '@mui/material/Box';
import { useCallback, useEffect, useState, type ComponentProps } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { useSelected } from '#client/state/useSelected';
import { useMinute } from '#client/ui/clock/useClock';
import { uiMessages } from '#client/ui/language/messages';
import { useT } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import { SegmentedControl } from '#client/ui/plain/SegmentedControl';
import type { TimeText } from '#contract/common';
import { shortEnd } from '#contract/text/dayEnd';
import { lateMessages } from './afterMessages';
import { UndoLedger } from './AfterMoves';
import { selectDoctorCalled } from './called';
import { SHIFTS } from './delayed';
import { awayClosed, lateTimesWanted, planDropped } from './events';
import { KeptPlan } from './KeptPlan';
import { PlanActions } from './PlanActions';
import { PlanView } from './PlanView';
import { selectGround, selectPlan } from './selectors';
import { staysOffered } from './staying';

/** `Doctor late`: the shift and its plan. */
export function LateDialog({ doctor }: { doctor: string }) {
  const t = useT();
  const dispatch = useDispatch();
  const called = useSelected(selectDoctorCalled, doctor);
  const plan = useSelector(selectPlan);
  const [shift, setShift] = useState<number>(SHIFTS[0]);
  const [until, setUntil] = useState<TimeText | null>(null);
  const find = useCallback(
    () => dispatch(lateTimesWanted({ doctorId: doctor, shift, until })),
    [dispatch, doctor, shift, until],
  );
  useEffect(() => {
    find();
  }, [find]);
  useEffect(
    () => () => {
      dispatch(planDropped());
    },
    [dispatch],
  );
  const isMeant = plan?.kind === 'late' && plan.shift === shift && (plan.until ?? null) === until;
  return (
    <Modal
      title={t(uiMessages.titleOf, { title: lateMessages.title, name: called })}
      size="lg"
      isOpen
      isDirty={isMeant && plan.lines.some(({ isChosen }) => isChosen !== undefined)}
      onClose={() => dispatch(awayClosed())}
      actions={isMeant && <PlanActions plan={plan} />}
    >
      <KeptPlan absence={{ doctorIds: [doctor], placeId: null }} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', rowGap: 1.5, columnGap: 3 }}>
        <LabelledChoice
          label={t(lateMessages.shiftBy)}
          value={String(shift)}
          choices={SHIFTS.map((minutes) => ({ value: String(minutes), label: t(lateMessages.minutes, { minutes }) }))}
          onChange={(chosen) => setShift(Number(chosen))}
        />
        {plan && <StayChoice until={until} onChosen={setUntil} />}
      </Box>
      <UndoLedger />
      <PlanView plan={isMeant ? plan : null} onRetry={find} />
    </Modal>
  );
}

interface StayChoiceProps {
  /** Until when the doctor stays; `null` for no longer than the hours. */
  until: TimeText | null;
  onChosen: (until: TimeText | null) => void;
}

/** `Stay until`: the end of the hours of today, or some time after it, for which hours are opened. */
function StayChoice({ until, onChosen }: StayChoiceProps) {
  const t = useT();
  const ground = useSelected(selectGround, useMinute());
  const offered = ground && staysOffered(ground);
  if (!offered) return null;
  const { end } = offered;
  return (
    <LabelledChoice
      label={t(lateMessages.stayUntil)}
      value={until ?? end}
      choices={[end, ...offered.until].map((time) => ({ value: time, label: shortEnd(time) }))}
      onChange={(chosen) => onChosen(chosen === end ? null : chosen)}
    />
  );
}

/** A choice with its label before it, on one line with it where that has room. */
function LabelledChoice(props: ComponentProps<typeof SegmentedControl<string>>) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', rowGap: 0.5, columnGap: 1.5 }}>
      <span aria-hidden>{props.label}</span>
      <SegmentedControl {...props} />
    </Box>
  );
}
