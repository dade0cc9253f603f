import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { say } from '#client/lib/text';
import { useFanOut } from '#client/state/fanOut/useFanOut';
import { useSelected } from '#client/state/useSelected';
import { useMinute } from '#client/ui/clock/useClock';
import { Spinner } from '#client/ui/feedback/Spinner';
import { useT } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import { FanOutPanel } from '#client/ui/ledger/FanOutPanel';
import { selectLocationNames } from '../reschedule/moving';
import { lateMessages } from './afterMessages';
import { AfterMoves } from './AfterMoves';
import { DoctorField } from './components/DoctorField';
import { awayClosed, nextTimeChosen, sentClosed } from './events';
import { awayKeys } from './keys';
import { awayMessages } from './messages';
import { nextTimes, timeNamed } from './planning';
import { selectDoctorCalled, selectGround } from './selectors';
import type { SentPlan } from './sent';

/** `Doctor away` or `Doctor late` once a plan was sent: the ledger of its moves, and what is left to do. */
export function SentPlanDialog({ sent }: { sent: SentPlan }) {
  const t = useT();
  const dispatch = useDispatch();
  const called = useSelected(selectDoctorCalled, sent.doctorId);
  const { panel } = useFanOut(awayKeys.moves);
  const offers = useNextTimes(sent);
  const { title } = sent.kind === 'late' ? lateMessages : awayMessages;
  return (
    <Modal title={t(title)} size="lg" isOpen onClose={() => dispatch(awayClosed())}>
      <DoctorField called={called} />
      {panel ? (
        <FanOutPanel {...panel} deed="moved" offers={offers} onClose={() => dispatch(sentClosed(sent.doctorId))} />
      ) : (
        <Spinner label={t(awayMessages.moving)} />
      )}
      <AfterMoves sent={sent} />
    </Modal>
  );
}

/** The offers `Move to {next time}` of the lines whose time was taken. */
function useNextTimes(sent: SentPlan) {
  const dispatch = useDispatch();
  const ground = useSelected(selectGround, useMinute());
  const places = useSelector(selectLocationNames);
  return useMemo(() => {
    const next = ground ? nextTimes(sent, ground) : new Map<string, never>();
    return new Map(
      sent.lines.flatMap(({ original }) => {
        const slot = next.get(String(original.id));
        if (!slot) return [];
        const label = say(awayMessages.nextTime, { time: timeNamed(slot, original, places) });
        return [[String(original.id), { label, onChosen: () => dispatch(nextTimeChosen({ id: original.id, slot })) }]];
      }),
    );
  }, [dispatch, sent, ground, places]);
}
