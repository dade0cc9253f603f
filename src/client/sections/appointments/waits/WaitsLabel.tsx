import { say } from '#client/lib/text';
import { useSelected } from '#client/state/useSelected';
import { useMinute } from '#client/ui/clock/useClock';
import { useT } from '#client/ui/language/useT';
import { switchMessages } from '../view/messages';
import { deskMessages } from './messages';
import { selectWaiting } from './selectors';

/** The rail of the sidebar has room for no greater number. */
const MOST_ON_RAIL = 99;

/**
 * The name of the worklist, and how many lines somebody must see to today once that is known; where there is room for
 * no more, the number alone (`entry-count`).
 */
export function WaitsLabel() {
  const t = useT();
  const waiting = useSelected(selectWaiting, useMinute());
  const title = switchMessages.waits;
  const count = waiting?.due ?? 0;
  return (
    <>
      <span className="entry-label">{t(waiting ? say(deskMessages.ofGroup, { title, count }) : title)}</span>
      {count > 0 && (
        <span className="entry-count" aria-hidden>
          {t(deskMessages.countOnRail, { count: Math.min(count, MOST_ON_RAIL), more: count > MOST_ON_RAIL ? '+' : '' })}
        </span>
      )}
    </>
  );
}
