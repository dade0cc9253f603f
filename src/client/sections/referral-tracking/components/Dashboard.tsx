import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';

import { countText, numberOf } from '#client/lib/counts';
import { aed } from '#client/lib/money';
import type { Message } from '#client/lib/text';
import { CardGroup } from '#client/ui/CardGroup';
import { ErrorBoundary } from '#client/ui/ErrorBoundary';
import { StatCard } from '#client/ui/StatCard';
import { useWords } from '#client/ui/useWords';
import { NEW_USER_DAYS } from '#contract/rules';
import type { DashboardFigures } from '../figures';
import { messages } from '../messages';
import { RecentTransactions } from './RecentTransactions';
import { TopReferrers } from './TopReferrers';

const RewardsChart = lazy(() => import('./RewardsChart').then((module) => ({ default: module.RewardsChart })));

/** The figures, the latest transactions and the best referrers (Spec 2 §2.1). */
export function Dashboard({ dashboard }: { dashboard: DashboardFigures }) {
  const words = useWords();
  const { user_statistics: users, wallet_statistics: wallet } = dashboard;
  const share = (message: Message, part: number | null, whole: number | null) =>
    part === null || whole === null
      ? undefined
      : words(message, { share: whole > 0 ? Math.round((100 * part) / whole) : 0 });
  return (
    <>
      <CardGroup title={words(messages.userStatistics)}>
        <StatCard label={words(messages.totalUsers)} value={countText(users.total_users)} />
        <StatCard
          label={words(messages.newUsers, { days: NEW_USER_DAYS })}
          value={countText(users.new_users_last_30_days)}
        />
        <StatCard
          label={words(messages.usersWithReferrals)}
          value={countText(users.users_with_referrals)}
          note={share(messages.ofAll, users.users_with_referrals, users.total_users)}
        />
        <StatCard
          label={words(messages.activeUsers)}
          value={countText(users.active_users)}
          note={share(messages.ofAll, users.active_users, users.total_users)}
        />
      </CardGroup>
      <CardGroup title={words(messages.wallet)}>
        <StatCard label={words(messages.totalEarnings)} value={aed(wallet.total_wallet_balance)} />
        <StatCard label={words(messages.totalDistributed)} value={aed(wallet.total_rewards_distributed)} />
        <StatCard label={words(messages.pendingRewards)} value={aed(wallet.pending_rewards)} />
        <StatCard
          label={words(messages.totalRedeemed)}
          value={aed(wallet.total_rewards_redeemed)}
          note={share(
            messages.ofDistributed,
            numberOf(wallet.total_rewards_redeemed),
            numberOf(wallet.total_rewards_distributed),
          )}
        />
      </CardGroup>
      {/* What the chart compares stands in the cards as well. */}
      <ErrorBoundary>
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
      </ErrorBoundary>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', lg: '7fr 6fr' }, gap: 2, alignItems: 'start' }}>
        <RecentTransactions transactions={dashboard.recent_transactions} />
        <TopReferrers referrers={dashboard.top_referrers} />
      </Box>
    </>
  );
}
