import { say } from '#client/lib/text';
import { switchMessages } from '#client/sections/appointments/board/messages';
import { useSelected } from '#client/state/useSelected';
import { useMinute } from '#client/ui/useClock';
import { useT } from '#client/ui/useT';
import { deskMessages } from './messages';
import { selectWaiting } from './selectors';

/** The name of the worklist, and how many lines stand in it once that is known. */
export function WaitsLabel() {
  const t = useT();
  const waiting = useSelected(selectWaiting, useMinute());
  const title = switchMessages.waits;
  return t(waiting ? say(deskMessages.ofGroup, { title, count: waiting.count }) : title);
}
