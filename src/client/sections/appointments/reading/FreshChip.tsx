import { Pause, RotateCw } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { beside, say } from '#client/lib/text';
import { selectSettings } from '#client/state/settings';
import { selectArePaused, updatesPaused } from '#client/state/updates';
import { useAsked } from '#client/state/useAsked';
import { useT } from '#client/ui/language/useT';
import { IconAction } from '#client/ui/page/IconAction';
import { Unseen } from '#client/ui/page/Unseen';
import { useIsPhone } from '#client/ui/page/useMedia';
import { PlainButton } from '#client/ui/plain/PlainButton';
import { arrivedWanted, listScrolled } from '../list/events';
import { listMessages } from '../list/messages';
import { selectArrived, selectIsOld } from '../list/selectors';
import styles from './FreshChip.module.css';
import { ListAge } from './ListAge';
import { freshMessages } from './messages';
import { selectHasMoreArrived } from './selectors';

interface FreshChipProps {
  isPending: boolean;
  onRefreshed: () => void;
  /** What has changed. */
  children: ReactNode;
}

/** How fresh the list is: what has changed, since when it stands, and that it is read again, now or by itself. */
export function FreshChip({ isPending, onRefreshed, children }: FreshChipProps) {
  const t = useT();
  const dispatch = useDispatch();
  const isPhone = useIsPhone();
  const isOld = useSelector(selectIsOld);
  const hasMore = useMoreArrived();
  const { refreshSeconds = 0 } = useSelector(selectSettings);
  const arePaused = useSelector(selectArePaused);
  const pause = () => dispatch(updatesPaused(!arePaused));
  useAsked(freshMessages.pause, pause, refreshSeconds > 0);
  return (
    <div className={styles.chip}>
      {children}
      {!isPhone && isOld && <ListAge isPending={isPending} />}
      {hasMore ? (
        <ShowArrived isPhone={isPhone} />
      ) : (
        <button
          type="button"
          className={styles.refresh}
          title={t(listMessages.refresh)}
          aria-disabled={isPending || undefined}
          onClick={isPending ? undefined : onRefreshed}
        >
          <RotateCw size={16} aria-hidden />
          <Unseen>{t(listMessages.refresh)}</Unseen>
          {!isPhone && !isOld && <ListAge isPending={isPending} />}
        </button>
      )}
      {refreshSeconds > 0 && (
        <IconAction label={t(freshMessages.pause)} icon={<Pause size={15} />} isPressed={arePaused} onClick={pause} />
      )}
    </div>
  );
}

/** Takes in those that have arrived, and says how many; on a phone that stands under the title of the section. */
function ShowArrived({ isPhone }: { isPhone: boolean }) {
  const t = useT();
  const dispatch = useDispatch();
  const count = useSelector(selectArrived);
  const name = t(beside(say(listMessages.arriving, { count }), freshMessages.show));
  return (
    <PlainButton aria-label={name} onClick={() => dispatch(arrivedWanted())}>
      <span>{isPhone ? t(freshMessages.show) : name}</span>
    </PlainButton>
  );
}

/** Whether more of a first list has arrived than is shown; once somebody scrolls, it is. */
function useMoreArrived(): boolean {
  const dispatch = useDispatch();
  const hasMore = useSelector(selectHasMoreArrived);
  useEffect(() => {
    if (!hasMore) return undefined;
    const tell = () => dispatch(listScrolled());
    window.addEventListener('scroll', tell, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', tell, { capture: true });
  }, [dispatch, hasMore]);
  return hasMore;
}
