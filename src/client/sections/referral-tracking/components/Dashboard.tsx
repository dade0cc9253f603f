import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';

import type { ReferralDashboard } from '../../../../contract/referral';
import { NEW_USER_DAYS } from '../../../../contract/rules';
import { aed } from '../../../lib/money';
import { CardGroup } from '../../../ui/CardGroup';
import { StatCard } from '../../../ui/StatCard';
import { useWords } from '../../../ui/useWords';
import { messages } from '../messages';
import { RecentTransactions } from './RecentTransactions';
import { TopReferrers } from './TopReferrers';

const RewardsChart = lazy(() => import('./RewardsChart').then((module) => ({ default: module.RewardsChart })));

/** The figures, the latest transactions and the best referrers (Spec 2 §2.1). */
export function Dashboard({ dashboard }: { dashboard: ReferralDashboard }) {
  const words = useWords();
  const { user_statistics: users, wallet_statistics: wallet } = dashboard;
  const share = (part: number, whole: number) => (whole > 0 ? Math.round((100 * part) / whole) : 0);
  return (
    <>
      <CardGroup title={words(messages.userStatistics)}>
        <StatCard label={words(messages.totalUsers)} value={count(users.total_users)} />
        <StatCard label={words(messages.newUsers, { days: NEW_USER_DAYS })} value={count(users.new_users_last_30_days)} />
        <StatCard
          label={words(messages.usersWithReferrals)}
          value={count(users.users_with_referrals)}
          note={words(messages.ofAll, { share: share(users.users_with_referrals, users.total_users) })}
        />
        <StatCard
          label={words(messages.activeUsers)}
          value={count(users.active_users)}
          note={words(messages.ofAll, { share: share(users.active_users, users.total_users) })}
        />
      </CardGroup>
      <CardGroup title={words(messages.wallet)}>
        <StatCard label={words(messages.totalEarnings)} value={aed(wallet.total_wallet_balance)} />
        <StatCard label={words(messages.totalDistributed)} value={aed(wallet.total_rewards_distributed)} />
        <StatCard label={words(messages.pendingRewards)} value={aed(wallet.pending_rewards)} />
        <StatCard
          label={words(messages.totalRedeemed)}
          value={aed(wallet.total_rewards_redeemed)}
          note={words(messages.ofDistributed, { share: share(Number(wallet.total_rewards_redeemed), Number(wallet.total_rewards_distributed)) })}
        />
      </CardGroup>
      <Suspense fallback={<Skeleton variant="rounded" height={170} sx={{ flex: 'none' }} />}>
        <RewardsChart
          label={words(messages.rewardsChart)}
          bars={[
            { label: words(messages.distributed), amount: wallet.total_rewards_distributed },
            { label: words(messages.pending), amount: wallet.pending_rewards },
            { label: words(messages.redeemed), amount: wallet.total_rewards_redeemed },
          ]}
        />
      </Suspense>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', lg: '7fr 6fr' }, gap: 2, alignItems: 'start' }}>
        <RecentTransactions transactions={dashboard.recent_transactions} />
        <TopReferrers referrers={dashboard.top_referrers} />
      </Box>
    </>
  );
}

function count(value: number): string {
  return value.toLocaleString('en-US');
}
