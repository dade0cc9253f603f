import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RotateCw } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';

import { clockTime } from '#client/lib/dates';
import { useLoaded } from '#client/state/useLoaded';
import { ErrorPanel } from '#client/ui/ErrorPanel';
import { IconAction } from '#client/ui/IconAction';
import { SectionFrame } from '#client/ui/SectionFrame';
import { Spinner } from '#client/ui/Spinner';
import { useWords } from '#client/ui/useWords';
import { Dashboard } from './components/Dashboard';
import { referralKeys } from './keys';
import { messages } from './messages';
import { selectDashboard, selectUpdatedAt } from './selectors';
import { dashboardOpened, usersChosen } from './slice';

/** The unlocked dashboard: loading, failed, or on screen with the time of its figures (Spec 2 §2.1). */
export function DashboardView() {
  const words = useWords();
  const dispatch = useDispatch();
  const { isPending, failure, reload } = useLoaded(referralKeys.dashboard, dashboardOpened());
  const dashboard = useSelector(selectDashboard);
  const updatedAt = useSelector(selectUpdatedAt);
  return (
    <SectionFrame
      title={words(messages.title)}
      actions={
        <>
          {updatedAt !== null && (
            <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
              {words(messages.lastUpdated, { time: clockTime(new Date(updatedAt)) })}
            </Box>
          )}
          <IconAction
            label={words(messages.refresh)}
            icon={<RotateCw size={16} />}
            isDisabled={isPending}
            onClick={reload}
          />
          <Button variant="contained" onClick={() => dispatch(usersChosen())}>
            {words(messages.viewAllUsers)}
          </Button>
        </>
      }
    >
      {failure && <ErrorPanel title={words(messages.errorTitle)} failure={failure} onRetry={reload} />}
      {dashboard && <Dashboard dashboard={dashboard} />}
      {!dashboard && !failure && <Spinner label={words(messages.loading)} showsLabel />}
    </SectionFrame>
  );
}
