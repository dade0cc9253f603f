import Box from '@mui/material/Box';

import { countText, numberOf } from '#client/lib/counts';
import { aed } from '#client/lib/money';
import type { Message } from '#client/lib/text';
import { CardGroup } from '#client/ui/layout/CardGroup';
import { StatCard } from '#client/ui/layout/StatCard';
import { useT } from '#client/ui/useT';
import { NEW_USER_DAYS } from '#contract/rules';
import type { DashboardFigures } from '../figures';
import { referralMessages } from '../messages';
import { RecentTransactions } from './RecentTransactions';
import { RewardsChart } from './RewardsChart';
import { TopReferrers } from './TopReferrers';

/** The figures, the latest transactions and the best referrers (Spec 2 §2.1). */
export function Dashboard({ dashboard }: { dashboard: DashboardFigures }) {
  const t = useT();
  const { user_statistics: users, wallet_statistics: wallet } = dashboard;
  const share = (message: Message, part: number | null, whole: number | null) =>
    part === null || whole === null
      ? undefined
      : t(message, { share: whole > 0 ? Math.round((100 * part) / whole) : 0 });
  return (
    <>
      <CardGroup title={t(referralMessages.userStatistics)}>
        <StatCard label={t(referralMessages.totalUsers)} value={countText(users.total_users)} />
        <StatCard
          label={t(referralMessages.newUsers, { days: NEW_USER_DAYS })}
          value={countText(users.new_users_last_30_days)}
        />
        <StatCard
          label={t(referralMessages.usersWithReferrals)}
          value={countText(users.users_with_referrals)}
          note={share(referralMessages.ofAll, users.users_with_referrals, users.total_users)}
        />
        <StatCard
          label={t(referralMessages.activeUsers)}
          value={countText(users.active_users)}
          note={share(referralMessages.ofAll, users.active_users, users.total_users)}
        />
      </CardGroup>
      <CardGroup title={t(referralMessages.wallet)}>
        <StatCard label={t(referralMessages.totalEarnings)} value={aed(wallet.total_wallet_balance)} />
        <StatCard label={t(referralMessages.totalDistributed)} value={aed(wallet.total_rewards_distributed)} />
        <StatCard label={t(referralMessages.pendingRewards)} value={aed(wallet.pending_rewards)} />
        <StatCard
          label={t(referralMessages.totalRedeemed)}
          value={aed(wallet.total_rewards_redeemed)}
          note={share(
            referralMessages.ofDistributed,
            numberOf(wallet.total_rewards_redeemed),
            numberOf(wallet.total_rewards_distributed),
          )}
        />
      </CardGroup>
      <RewardsChart
        label={t(referralMessages.rewardsChart)}
        bars={[
          { label: t(referralMessages.distributed), amount: wallet.total_rewards_distributed },
          { label: t(referralMessages.pending), amount: wallet.pending_rewards },
          { label: t(referralMessages.redeemed), amount: wallet.total_rewards_redeemed },
        ]}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', lg: '7fr 6fr' }, gap: 2, alignItems: 'start' }}>
        <RecentTransactions transactions={dashboard.recent_transactions} />
        <TopReferrers referrers={dashboard.top_referrers} />
      </Box>
    </>
  );
}
