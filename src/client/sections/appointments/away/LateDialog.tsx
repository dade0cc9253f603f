import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { useSelected } from '#client/state/useSelected';
import { useT } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import { SegmentedControl } from '#client/ui/plain/SegmentedControl';
import { lateMessages } from './afterMessages';
import { UndoLedger } from './AfterMoves';
import { DoctorField } from './components/DoctorField';
import { SHIFTS } from './delayed';
import { awayClosed, lateTimesWanted, planDropped } from './events';
import { KeptPlan } from './KeptPlan';
import { PlanActions } from './PlanActions';
import { PlanView } from './PlanView';
import { selectDoctorCalled, selectPlan } from './selectors';

/** `Doctor late`: the shift and its plan. */
export function LateDialog({ doctor }: { doctor: string }) {
  const t = useT();
  const dispatch = useDispatch();
  const called = useSelected(selectDoctorCalled, doctor);
  const plan = useSelector(selectPlan);
  const [shift, setShift] = useState<number>(SHIFTS[0]);
  useEffect(() => {
    dispatch(lateTimesWanted({ doctorId: doctor, shift }));
  }, [dispatch, doctor, shift]);
  useEffect(
    () => () => {
      dispatch(planDropped());
    },
    [dispatch],
  );
  const isMeant = plan?.kind === 'late' && plan.shift === shift;
  return (
    <Modal
      title={t(lateMessages.title)}
      size="lg"
      isOpen
      isDirty={isMeant && plan.lines.some(({ isChosen }) => isChosen !== undefined)}
      onClose={() => dispatch(awayClosed())}
      actions={isMeant && <PlanActions plan={plan} />}
    >
      <KeptPlan doctor={doctor} />
      <DoctorField called={called} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <span aria-hidden>{t(lateMessages.shiftBy)}</span>
        <SegmentedControl
          label={t(lateMessages.shiftBy)}
          value={String(shift)}
          choices={SHIFTS.map((minutes) => ({ value: String(minutes), label: t(lateMessages.minutes, { minutes }) }))}
          onChange={(chosen) => setShift(Number(chosen))}
        />
      </Box>
      <UndoLedger />
      <PlanView plan={isMeant ? plan : null} onRetry={() => dispatch(lateTimesWanted({ doctorId: doctor, shift }))} />
    </Modal>
  );
}
