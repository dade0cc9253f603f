import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { UserCheck, Users, Wallet } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';

import { countText } from '#client/lib/counts';
import { aed } from '#client/lib/money';
import { useLoaded } from '#client/state/requests/useLoaded';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { useT } from '#client/ui/language/useT';
import { CardGroup } from '#client/ui/layout/CardGroup';
import { PageBar } from '#client/ui/layout/PageBar';
import { SectionFrame } from '#client/ui/layout/SectionFrame';
import { StatCard } from '#client/ui/layout/StatCard';
import { Skeleton } from '#client/ui/waiting/Skeleton';
import { useOnceWanted } from '#client/ui/waiting/useOnDemand';
import { PAGE_BUTTONS } from '#contract/rules';
import { UsersExport } from './components/UsersExport';
import { UsersSkeleton } from './components/UsersSkeleton';
import { UsersTable } from './components/UsersTable';
import { dashboardChosen, pageChosen, usersPageOpened } from './events';
import type { UsersPage } from './figures';
import { referralTrackingKeys } from './keys';
import { referralMessages } from './messages';
import { picturesCode } from './picturesCode';
import { selectPage, selectUsers } from './slice';

/** The height of the picture of a whole page, in pixels. */
const PICTURE_HEIGHT = 760;

/** Users & Wallet Management: totals, one page of users, and the bar that leads to other pages (Spec 2 §2.2). */
export function UsersView() {
  const t = useT();
  const dispatch = useDispatch();
  const page = useSelector(selectPage);
  const users = useSelector(selectUsers);
  const { isPending, failure, reload } = useLoaded(referralTrackingKeys.users, usersPageOpened(page), false);

  return (
    <SectionFrame
      title={t(referralMessages.usersTitle)}
      actions={
        <Button variant="outlined" onClick={() => dispatch(dashboardChosen())}>
          {t(referralMessages.back)}
        </Button>
      }
    >
      {failure && <ErrorPanel failure={failure} onRetry={reload} />}
      {!users && !failure && <UsersSkeleton />}
      {users && (
        <>
          <Totals summary={users.summary} />
          {users.results.length > 0 && <Wallets users={users.results} />}
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
            <Typography component="h2" variant="h2">
              {t(referralMessages.usersList, { count: countText(users.pagination.total_count) })}
            </Typography>
            {users.results.length > 0 && <UsersExport users={users.results} />}
          </Box>
          <UsersTable key={users.pagination.current_page} users={users.results} isStale={isPending} />
          {users.pagination.total_pages > 1 && (
            <PageBar
              text={t(referralMessages.page, {
                page: users.pagination.current_page,
                pages: users.pagination.total_pages,
                users: countText(users.pagination.total_count),
              })}
              page={users.pagination.current_page}
              buttons={Math.min(PAGE_BUTTONS, users.pagination.total_pages)}
              hasPrevious={users.pagination.has_previous}
              hasNext={users.pagination.has_next}
              onPageChosen={(chosen) => dispatch(pageChosen(chosen))}
            />
          )}
        </>
      )}
    </SectionFrame>
  );
}

/** The picture of a page of users, once its code is there. */
function Wallets({ users }: { users: UsersPage['results'] }) {
  const pictures = useOnceWanted(picturesCode, true);
  return pictures ? <pictures.WalletsPicture users={users} /> : <Skeleton variant="rounded" height={PICTURE_HEIGHT} />;
}

function Totals({ summary }: Pick<UsersPage, 'summary'>) {
  const t = useT();
  return (
    <CardGroup title={t(referralMessages.userStatistics)}>
      <StatCard icon={Users} label={t(referralMessages.totalUsers)} value={countText(summary.total_users)} />
      <StatCard icon={UserCheck} label={t(referralMessages.activeUsers)} value={countText(summary.active_users)} />
      <StatCard
        icon={Wallet}
        label={t(referralMessages.walletBalanceTotal)}
        value={aed(summary.total_wallet_balance)}
      />
    </CardGroup>
  );
}
