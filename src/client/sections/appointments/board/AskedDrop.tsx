import { useT } from '#client/ui/language/useT';
import type { BoardGridProps } from './boardProps';
import { DropQuestion } from './components/DropQuestion';
import { GHOST } from './geometry';
import type { useMoving } from './useMoving';

interface AskedDropProps extends Pick<BoardGridProps, 'nameOf' | 'placeOf'> {
  move: ReturnType<typeof useMoving>;
  frame: HTMLElement | null;
}

/** The question at the slot on which an appointment was dropped, with the place where that is another one. */
export function AskedDrop({ move, frame, nameOf, placeOf }: AskedDropProps) {
  const t = useT();
  if (!move.moving?.isAsked || !move.moving.over) return null;
  const { appointment, over } = move.moving;
  const isAtHome = over.locationId === null || String(over.locationId) === String(appointment.location_id);
  return (
    <DropQuestion
      patient={t(nameOf(appointment))}
      slot={over}
      isOtherDay={over.date !== appointment.date}
      place={isAtHome ? '' : placeOf(over)}
      findPlace={() => frame?.querySelector(GHOST) ?? document.body}
      onConfirmed={move.confirm}
      onCancelled={move.giveUp}
    />
  );
}
