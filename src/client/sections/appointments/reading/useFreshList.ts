import { useDispatch, useSelector } from 'react-redux';

import { appointmentsOpened } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { selectListReadAt } from '#client/sections/appointments/list/selectors';
import { useRequest } from '#client/state/requests/useRequest';
import { useReturn } from '#client/ui/clock/useReturn';
import { useOnceOnline } from '#client/ui/waiting/useOnceOnline';

/** A list that nobody has looked at for so long is read anew. */
const STALE_AFTER_MS = 60_000;

/** The list as it was last read; it is read anew when somebody looks at it again, and when the page is online again. */
export function useFreshList() {
  const dispatch = useDispatch();
  const { isPending, failure } = useRequest(appointmentKeys.list);
  const readAt = useSelector(selectListReadAt);
  const reload = () => dispatch(appointmentsOpened());
  useReturn(STALE_AFTER_MS, () => {
    // Behind other windows it has been read by itself.
    const isStale = Date.now() - (readAt ?? 0) >= STALE_AFTER_MS;
    if (!isPending && isStale) reload();
  });
  useOnceOnline((isSettled) => {
    // After a failure its panel has it read again.
    if (!isSettled && !isPending && !failure) reload();
  });
  return { isPending, failure, reload };
}
