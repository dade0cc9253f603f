import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { UndoableBar } from '#client/sections/appointments/many/UndoableBar';
import { useFanOut } from '#client/state/fanOut/useFanOut';
import { LedgerFrame } from '#client/ui/ledger/LedgerFrame';
import { seriesMessages } from './messages';

/** How far the booking of a series is, or that of its Undo, and what it came to. */
export function SeriesBar() {
  const { panel: doing } = useFanOut(appointmentKeys.series);
  const { panel: undoing } = useFanOut(appointmentKeys.undoSeries);
  return (
    <LedgerFrame data-keep-clear>
      <UndoableBar
        doing={doing}
        undoing={undoing}
        done={[seriesMessages.booked, seriesMessages.wasBooked]}
        undone={[seriesMessages.cancelled, seriesMessages.wasCancelled]}
      />
    </LedgerFrame>
  );
}
