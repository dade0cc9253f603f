import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RotateCw } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';

import { clockTime } from '#client/lib/dates';
import { useLoaded } from '#client/state/requests/useLoaded';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { IconAction } from '#client/ui/IconAction';
import { SectionFrame } from '#client/ui/layout/SectionFrame';
import { useT } from '#client/ui/useT';
import { Dashboard } from './components/Dashboard';
import { DashboardSkeleton } from './components/DashboardSkeleton';
import { dashboardOpened, usersChosen } from './events';
import { referralTrackingKeys } from './keys';
import { messages } from './messages';
import { selectDashboard, selectUpdatedAt } from './slice';

/** The unlocked dashboard with the time of its last update (Spec 2 §2.1). */
export function DashboardView() {
  const t = useT();
  const dispatch = useDispatch();
  const { isPending, failure, reload } = useLoaded(referralTrackingKeys.dashboard, dashboardOpened());
  const dashboard = useSelector(selectDashboard);
  const updatedAt = useSelector(selectUpdatedAt);
  return (
    <SectionFrame
      title={t(messages.title)}
      actions={
        <>
          {updatedAt !== null && (
            <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
              {t(messages.lastUpdated, { time: clockTime(new Date(updatedAt)) })}
            </Box>
          )}
          <IconAction
            label={t(messages.refresh)}
            icon={<RotateCw size={16} />}
            isDisabled={isPending}
            onClick={reload}
          />
          <Button variant="contained" onClick={() => dispatch(usersChosen())}>
            {t(messages.viewAllUsers)}
          </Button>
        </>
      }
    >
      {failure && <ErrorPanel title={t(messages.errorTitle)} failure={failure} onRetry={reload} />}
      {dashboard && <Dashboard dashboard={dashboard} />}
      {!dashboard && !failure && <DashboardSkeleton />}
    </SectionFrame>
  );
}
