import Box from '@mui/material/Box';
import { useCallback, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { StoredAppointment } from '#client/entities/appointments';
import type { Text } from '#client/lib/text';
import { useRequest } from '#client/state/requests/useRequest';
import { useSelected } from '#client/state/useSelected';
import { useMinute } from '#client/ui/clock/useClock';
import { EmptyState } from '#client/ui/feedback/EmptyState';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { Spinner } from '#client/ui/feedback/Spinner';
import { useT } from '#client/ui/language/useT';
import { rowMaker } from '../list/rows';
import { selectRealReferred } from '../list/selectors';
import { selectLocationNames } from '../reschedule/moving';
import { selectDoctorOf } from './called';
import { ChangeTime } from './ChangeTime';
import { PlanTable } from './components/PlanTable';
import { groupToggled, lineChanged, lineToggled } from './events';
import { awayKeys } from './keys';
import { awayMessages, closedMessages } from './messages';
import { NarrowingChips, UnsentCalls } from './PlanExtras';
import { lookedUntil, timeOnceTicked } from './planning';
import type { Ground } from './proposals';
import { selectGround } from './selectors';
import type { AwayPlan, PlanLine } from './state';

interface PlanViewProps {
  /** The plan that is looked at; `null` before one was asked for. */
  plan: AwayPlan | null;
  /** Looks for the times once more. */
  onRetry: () => void;
}

/** The lines of a plan, of which each can be left out or given another time, while its times are looked for too. */
export function PlanView({ plan, onRetry }: PlanViewProps) {
  const dispatch = useDispatch();
  const { isPending, failure } = useRequest(awayKeys.find);
  const referred = useSelector(selectRealReferred);
  const toRow = useMemo(() => rowMaker(referred), [referred]);
  const doctorOf = useSelector(selectDoctorOf);
  const places = useSelector(selectLocationNames);
  const ground = useSelected(selectGround, useMinute());
  const [changing, setChanging] = useState<PlanLine | null>(null);
  const toggles = useToggles(plan, ground);
  return (
    <>
      {failure && <ErrorPanel failure={failure} onRetry={onRetry} />}
      <Found {...{ plan, isPending, ground, doctorOf }} />
      {plan && plan.lines.length > 0 && (
        <>
          {plan.kind === 'away' && <NarrowingChips narrowing={plan.narrowing} />}
          {plan.hasTimes && plan.lines.every(({ proposed }) => !proposed) ? (
            <UnsentCalls plan={plan} />
          ) : (
            <PlanTable
              plan={plan}
              toRow={toRow}
              doctorOf={doctorOf}
              places={places}
              {...toggles}
              onChange={setChanging}
            />
          )}
        </>
      )}
      {changing && plan && ground && (
        <ChangeTime
          row={toRow(changing.appointment)}
          line={changing}
          lines={plan.lines}
          ground={ground}
          places={places}
          onChosen={(slot) => {
            setChanging(null);
            dispatch(lineChanged({ id: changing.appointment.id, slot }));
          }}
          onClose={() => setChanging(null)}
        />
      )}
    </>
  );
}

/** What ticking lines of a plan does. */
function useToggles(plan: AwayPlan | null, ground: Ground | null) {
  const dispatch = useDispatch();
  const onToggled = useCallback(
    (line: PlanLine, isTicked: boolean) => {
      const { id } = line.appointment;
      // Of a doctor who is late other lines may have to give way, which a workflow sees to.
      if (plan?.kind === 'late') {
        dispatch(lineToggled({ id, isTicked }));
        return;
      }
      const slot = isTicked && plan && ground ? timeOnceTicked(plan.lines, line, ground) : line.proposed;
      if (slot && slot !== line.proposed) dispatch(lineChanged({ id, slot }));
      else if (slot) dispatch(lineToggled({ id, isTicked }));
    },
    [dispatch, plan, ground],
  );
  const onGroupToggled = useCallback(
    (lines: readonly PlanLine[], isTicked: boolean) =>
      dispatch(groupToggled({ ids: lines.map(({ appointment }) => appointment.id), isTicked })),
    [dispatch],
  );
  return { onToggled, onGroupToggled };
}

interface FoundProps {
  plan: AwayPlan | null;
  isPending: boolean;
  ground: Ground | null;
  doctorOf: (one: Pick<StoredAppointment, 'doctor_id'>) => Text;
}

/** What is said of the times of a plan: that they are looked for, and until when, of each doctor of a closed place. */
function Found({ plan, isPending, ground, doctorOf }: FoundProps) {
  const t = useT();
  const looked = plan && ground ? lookedUntil(plan, ground) : [];
  return (
    <Box role="status">
      {isPending && <Spinner label={t(awayMessages.finding)} />}
      {!isPending && plan?.lines.length === 0 && <EmptyState text={t(awayMessages.nobody)} />}
      {looked.map(({ doctorId, text }) => (
        <div key={doctorId}>
          {plan?.placeId === null
            ? t(text)
            : t(closedMessages.saidOf, { doctor: doctorOf({ doctor_id: doctorId }), text })}
        </div>
      ))}
    </Box>
  );
}
