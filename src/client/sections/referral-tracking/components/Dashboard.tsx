import Box from '@mui/material/Box';
import { Gift, Hourglass, Share2, TicketCheck, UserCheck, UserPlus, Users, Wallet } from 'lucide-react';

import { countText, numberOf } from '#client/lib/counts';
import { aed } from '#client/lib/money';
import { percent } from '#client/lib/percent';
import type { Message, Translate } from '#client/lib/text';
import { useT } from '#client/ui/language/useT';
import { CardGroup } from '#client/ui/layout/CardGroup';
import { StatCard } from '#client/ui/layout/StatCard';
import { Skeleton } from '#client/ui/waiting/Skeleton';
import { useOnceWanted } from '#client/ui/waiting/useOnDemand';
import { NEW_USER_DAYS } from '#contract/rules';
import type { DashboardFigures } from '../figures';
import { referralMessages } from '../messages';
import { picturesCode } from '../picturesCode';
import { RecentTransactions } from './RecentTransactions';
import { TopReferrers } from './TopReferrers';

/** The height of the first picture, in pixels. */
const PICTURE_HEIGHT = 210;

/** The figures, the latest transactions and the best referrers (Spec 2 §2.1), and pictures of them. */
export function Dashboard({ dashboard }: { dashboard: DashboardFigures }) {
  const pictures = useOnceWanted(picturesCode, true);
  return (
    <>
      <UserCards users={dashboard.user_statistics} />
      <WalletCards wallet={dashboard.wallet_statistics} />
      {pictures ? (
        <pictures.RewardPictures dashboard={dashboard} />
      ) : (
        <Skeleton variant="rounded" height={PICTURE_HEIGHT} />
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', lg: '7fr 6fr' }, gap: 2, alignItems: 'start' }}>
        <RecentTransactions transactions={dashboard.recent_transactions} />
        <TopReferrers referrers={dashboard.top_referrers} />
      </Box>
    </>
  );
}

function UserCards({ users }: { users: DashboardFigures['user_statistics'] }) {
  const t = useT();
  return (
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
        share={shareOf(t, referralMessages.ofAll, users.users_with_referrals, users.total_users)}
      />
      <StatCard
        icon={UserCheck}
        label={t(referralMessages.activeUsers)}
        value={countText(users.active_users)}
        share={shareOf(t, referralMessages.ofAll, users.active_users, users.total_users)}
      />
    </CardGroup>
  );
}

function WalletCards({ wallet }: { wallet: DashboardFigures['wallet_statistics'] }) {
  const t = useT();
  return (
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
        share={shareOf(
          t,
          referralMessages.ofDistributed,
          numberOf(wallet.total_rewards_redeemed),
          numberOf(wallet.total_rewards_distributed),
        )}
      />
    </CardGroup>
  );
}

/** How much a part is of a whole, in hundredths; nothing where one of them is not known, or the whole is nothing. */
function shareOf(t: Translate, message: Message, part: number | null, whole: number | null) {
  if (part === null || whole === null || whole <= 0) return undefined;
  return { percent: (100 * part) / whole, text: t(message, { share: percent(part, whole) }) };
}
