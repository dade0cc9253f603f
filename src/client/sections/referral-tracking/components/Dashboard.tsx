import Box from '@mui/material/Box';
import { Gift, Hourglass, Share2, TicketCheck, UserCheck, UserPlus, Users, Wallet } from 'lucide-react';

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
  const share = (message: Message, part: number | null, whole: number | null) => {
    if (part === null || whole === null) return undefined;
    const percent = whole > 0 ? Math.round((100 * part) / whole) : 0;
    return { percent, text: t(message, { share: percent }) };
  };
  return (
    <>
      <CardGroup title={t(referralMessages.userStatistics)}>
        <StatCard icon={Users} label={t(referralMessages.totalUsers)} value={countText(users.total_users)} />
        <StatCard
          icon={UserPlus}
          label={t(referralMessages.newUsers, { days: NEW_USER_DAYS })}
          value={countText(users.new_users_last_30_days)}
        />
        <StatCard
          icon={Share2}
          label={t(referralMessages.usersWithReferrals)}
          value={countText(users.users_with_referrals)}
          share={share(referralMessages.ofAll, users.users_with_referrals, users.total_users)}
        />
        <StatCard
          icon={UserCheck}
          label={t(referralMessages.activeUsers)}
          value={countText(users.active_users)}
          share={share(referralMessages.ofAll, users.active_users, users.total_users)}
        />
      </CardGroup>
      <CardGroup title={t(referralMessages.wallet)}>
        <StatCard icon={Wallet} label={t(referralMessages.totalEarnings)} value={aed(wallet.total_wallet_balance)} />
        <StatCard
          icon={Gift}
          label={t(referralMessages.totalDistributed)}
          value={aed(wallet.total_rewards_distributed)}
        />
        <StatCard icon={Hourglass} label={t(referralMessages.pendingRewards)} value={aed(wallet.pending_rewards)} />
        <StatCard
          icon={TicketCheck}
          label={t(referralMessages.totalRedeemed)}
          value={aed(wallet.total_rewards_redeemed)}
          share={share(
            referralMessages.ofDistributed,
            numberOf(wallet.total_rewards_redeemed),
            numberOf(wallet.total_rewards_distributed),
          )}
        />
      </CardGroup>
      <RewardsChart
        label={t(referralMessages.rewardsChart)}
        parts={[
          { label: t(referralMessages.inWallets), amount: wallet.total_wallet_balance },
          { label: t(referralMessages.redeemed), amount: wallet.total_rewards_redeemed },
          { label: t(referralMessages.pending), amount: wallet.pending_rewards },
        ]}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', lg: '7fr 6fr' }, gap: 2, alignItems: 'start' }}>
        <RecentTransactions transactions={dashboard.recent_transactions} />
        <TopReferrers referrers={dashboard.top_referrers} />
      </Box>
    </>
  );
}
