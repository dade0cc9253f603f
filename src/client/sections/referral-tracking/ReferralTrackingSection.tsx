import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LockKeyhole, RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { clockTime } from '#client/lib/dates';
import { useLoaded } from '#client/state/requests/useLoaded';
import { useRequest } from '#client/state/requests/useRequest';
import { selectSettings } from '#client/state/settings';
import { useAsked } from '#client/state/useAsked';
import { EmptyState } from '#client/ui/feedback/EmptyState';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { useT } from '#client/ui/language/useT';
import { SectionFrame } from '#client/ui/layout/SectionFrame';
import { IconAction } from '#client/ui/page/IconAction';
import { Dashboard } from './components/Dashboard';
import { DashboardSkeleton } from './components/DashboardSkeleton';
import { OtpDialog } from './components/OtpDialog';
import { dashboardOpened, otpDialogClosed, otpSubmitted, sectionLeft, usersChosen } from './events';
import { referralTrackingKeys } from './keys';
import { referralMessages } from './messages';
import { selectDashboard, selectFiguresReadAt, selectIsUnlocked, selectShowsUsers } from './slice';
import { UsersView } from './UsersView';

/** The referral dashboard and its users, behind a one-time password until the section is left (Spec 2 §2). */
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

/** The locked section; the dialog for the one-time password opens by itself, and again on demand (Spec 2 §2.1). */
function LockedView() {
  const t = useT();
  const dispatch = useDispatch();
  const [isAsking, setIsAsking] = useState(true);
  const { isPending, failure } = useRequest(referralTrackingKeys.verify);
  const isConfigured = useSelector(selectSettings).otpMobile !== '';
  return (
    <SectionFrame title={t(referralMessages.title)}>
      <EmptyState icon={LockKeyhole} text={t(referralMessages.locked)}>
        <Button variant="contained" onClick={() => setIsAsking(true)}>
          {t(referralMessages.enterCode)}
        </Button>
      </EmptyState>
      {isAsking && (
        <OtpDialog
          isPending={isPending}
          failure={isConfigured ? failure : { text: referralMessages.otpNotConfigured, detail: null }}
          canSubmit={isConfigured}
          onSubmit={(otp) => dispatch(otpSubmitted(otp))}
          onClose={() => {
            dispatch(otpDialogClosed());
            setIsAsking(false);
          }}
        />
      )}
    </SectionFrame>
  );
}

/** The unlocked dashboard with the time of its last update (Spec 2 §2.1). */
function DashboardView() {
  const t = useT();
  const dispatch = useDispatch();
  const { isPending, failure, reload } = useLoaded(referralTrackingKeys.dashboard, dashboardOpened());
  const dashboard = useSelector(selectDashboard);
  useAsked(referralMessages.refresh, reload, !isPending);
  const updatedAt = useSelector(selectFiguresReadAt);
  return (
    <SectionFrame
      title={t(referralMessages.title)}
      actions={
        <>
          {updatedAt !== null && (
            <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
              {t(referralMessages.lastUpdated, { time: clockTime(new Date(updatedAt)) })}
            </Box>
          )}
          <IconAction
            label={t(referralMessages.refresh)}
            icon={<RotateCw size={16} />}
            isDisabled={isPending}
            onClick={reload}
          />
          <Button variant="contained" onClick={() => dispatch(usersChosen())}>
            {t(referralMessages.viewAllUsers)}
          </Button>
        </>
      }
    >
      {failure && <ErrorPanel title={t(referralMessages.errorTitle)} failure={failure} onRetry={reload} />}
      {dashboard && <Dashboard dashboard={dashboard} />}
      {!dashboard && !failure && <DashboardSkeleton />}
    </SectionFrame>
  );
}
