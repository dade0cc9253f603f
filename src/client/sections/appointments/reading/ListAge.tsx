import { useSelector } from 'react-redux';

import { clockTime } from '#client/lib/dates';
import { selectArePaused } from '#client/state/updates';
import quiet from '#client/ui/language/quiet.module.css';
import { useT } from '#client/ui/language/useT';
import { listMessages } from '../list/messages';
import { selectArrived, selectIsOld, selectListReadAt } from '../list/selectors';

/** Says how many appointments have arrived while the list is read, and afterwards when that was. */
export function ListAge({ isPending }: { isPending: boolean }) {
  const t = useT();
  const arrived = useSelector(selectArrived);
  const updatedAt = useSelector(selectListReadAt);
  const arePaused = useSelector(selectArePaused);
  const isOld = useSelector(selectIsOld);
  const age =
    (isOld && listMessages.notUpdatedSince) || (arePaused ? listMessages.updatedPaused : listMessages.updated);
  return (
    <div
      role={isOld ? 'alert' : undefined}
      className={isOld ? undefined : quiet.text}
      style={{ fontSize: 12, fontWeight: isOld ? 600 : undefined }}
    >
      {isPending && arrived > 0
        ? t(listMessages.arriving, { count: arrived })
        : updatedAt !== null && t(age, { time: clockTime(new Date(updatedAt)) })}
    </div>
  );
}
