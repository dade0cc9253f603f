import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { DashboardView } from './DashboardView';
import { sectionLeft } from './events';
import { LockedView } from './LockedView';
import { selectIsUnlocked, selectShowsUsers } from './slice';
import { UsersView } from './UsersView';

/**
 * The referral dashboard and its users list, behind a one-time password that holds until the section is left (Spec 2
 * §2).
 */
export function ReferralTrackingSection() {
  const dispatch = useDispatch();
  const isUnlocked = useSelector(selectIsUnlocked);
  const showsUsers = useSelector(selectShowsUsers);
  useEffect(
    () => () => {
      dispatch(sectionLeft());
    },
    [dispatch],
  );
  if (!isUnlocked) return <LockedView />;
  return showsUsers ? <UsersView /> : <DashboardView />;
}
