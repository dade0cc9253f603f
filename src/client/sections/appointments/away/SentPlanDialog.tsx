import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { isUnderWay } from '#client/lib/tally';
import { say, type Text } from '#client/lib/text';
import { dialogDone, type DialogInAddress } from '#client/state/address';
import { selectLedger } from '#client/state/fanOut/ledgers';
import { useFanOut } from '#client/state/fanOut/useFanOut';
import { useSelected } from '#client/state/useSelected';
import { useMinute } from '#client/ui/clock/useClock';
import { Spinner } from '#client/ui/feedback/Spinner';
import { uiMessages } from '#client/ui/language/messages';
import { useT } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import { FanOutPanel } from '#client/ui/ledger/FanOutPanel';
import { LedgerRows } from '#client/ui/ledger/LedgerRows';
import { ledgerMessages, outcomeLabels } from '#client/ui/ledger/messages';
import { selectLocationNames } from '../reschedule/moving';
import { lateMessages } from './afterMessages';
import { AfterMoves, UndoButton } from './AfterMoves';
import { selectAbsentCalled } from './called';
import { nextTimeChosen, sentClosed, visitCalled } from './events';
import { awayKeys } from './keys';
import { awayMessages, closedMessages } from './messages';
import { nextTimes, timeNamed } from './planning';
import { selectGround, STAY } from './selectors';
import type { SentPlan } from './sent';
import { ToCall } from './ToCall';

/**
 * `Doctor away` or `Doctor late` once a plan was sent: the ledger of its moves, and what is left to do. Once it is left
 * Back leads to before `dialog` was opened.
 */
export function SentPlanDialog({ sent, dialog }: { sent: SentPlan; dialog: DialogInAddress }) {
  const t = useT();
  const dispatch = useDispatch();
  const called = useSelected(selectAbsentCalled, sent);
  const { panel } = useFanOut(awayKeys.moves);
  const offers = useNextTimes(sent);
  const isRunning = isUnderWay(panel?.ledger.status);
  // The hours in which a doctor stays are no patient's.
  const stay = panel?.ledger.rows.filter(({ id }) => id === STAY) ?? [];
  const states = useStates();
  const { kind, doctorIds, placeId } = sent;
  const { title } = kind === 'late' ? lateMessages : placeId === null ? awayMessages : closedMessages;
  return (
    <Modal
      title={t(uiMessages.titleOf, { title, name: called })}
      size="lg"
      isOpen
      onClose={() => dispatch(dialogDone(dialog))}
      actions={<UndoButton />}
    >
      {panel ? (
        <FanOutPanel {...panel} deed="moved" onClose={() => dispatch(sentClosed({ doctorIds, placeId }))}>
          {stay.length > 0 && (
            <LedgerRows
              rows={stay}
              name={awayMessages.moving}
              done={outcomeLabels.added}
              offers={undefined}
              {...{ isRunning }}
            />
          )}
          <ToCall
            visits={sent.lines}
            offers={isRunning ? NO_OFFERS : offers}
            onCalled={(id, isCalled) => dispatch(visitCalled({ id, isCalled }))}
            {...{ sent, states }}
          />
        </FanOutPanel>
      ) : (
        <Spinner label={t(awayMessages.moving)} />
      )}
      <AfterMoves />
    </Modal>
  );
}

const NO_OFFERS: ReadonlyMap<string, never> = new Map<string, never>();

/** How the lines of the plan stand: as the ledger of the moves has it, or that of their undo. */
function useStates(): ReadonlyMap<string, Text> {
  const moves = useSelected(selectLedger, awayKeys.moves);
  const undo = useSelected(selectLedger, awayKeys.undo);
  return useMemo(() => {
    const rows = [...(moves?.rows ?? []), ...(undo?.rows ?? [])];
    return new Map(
      rows.map(({ id, outcome, reason }) => [id, reason ?? { ...outcomeLabels, added: ledgerMessages.moved }[outcome]]),
    );
  }, [moves, undo]);
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
