import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RotateCw } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';

import { clockTime } from '#client/lib/dates';
import { useLoaded } from '#client/state/requests/useLoaded';
import { useAsked } from '#client/state/useAsked';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { useT } from '#client/ui/language/useT';
import { SectionFrame } from '#client/ui/layout/SectionFrame';
import { IconAction } from '#client/ui/page/IconAction';
import { Dashboard } from './components/Dashboard';
import { DashboardSkeleton } from './components/DashboardSkeleton';
import { dashboardOpened, usersChosen } from './events';
import { referralTrackingKeys } from './keys';
import { referralMessages } from './messages';
import { selectDashboard, selectFiguresReadAt } from './slice';

/** The unlocked dashboard with the time of its last update (Spec 2 §2.1). */
export function DashboardView() {
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
