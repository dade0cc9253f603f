import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';

import { aed } from '#client/lib/money';
import type { Text } from '#client/lib/text';
import { PicturePanel } from '#client/ui/charts/PicturePanel';
import { useT } from '#client/ui/language/useT';
import { DASHBOARD_ROWS } from '#contract/rules';
import type { DashboardFigures, WalletUserRow } from '../figures';
import { referralMessages } from '../messages';
import { pictureMessages } from './messages';
import { referralsEach, rewardsADay, walletsOf, whereRewardsAre, type Drawn } from './rewards';

/** The looks of what is in a wallet, redeemed, and pending, in every picture. */
const LOOKS = [1, 2, 0];

/** The figures of the dashboard as pictures (decisions: figures). */
export function RewardPictures({ dashboard }: { dashboard: DashboardFigures }) {
  const { wallet_statistics: wallet, recent_transactions: transactions, top_referrers: referrers } = dashboard;
  const drawn = useMemo(
    () => ({
      where: whereRewardsAre(wallet),
      days: rewardsADay(transactions),
      referrers: referralsEach(referrers.slice(0, DASHBOARD_ROWS)),
    }),
    [wallet, transactions, referrers],
  );
  return (
    <>
      <OnePicture
        title={referralMessages.rewardsChart}
        rowHead={pictureMessages.rewards}
        drawn={drawn.where}
        isMoney
        isLying
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          gap: 2,
          alignItems: 'start',
        }}
      >
        <OnePicture title={pictureMessages.rewardsADay} rowHead={pictureMessages.dayHead} drawn={drawn.days} isMoney />
        <OnePicture
          title={pictureMessages.topReferrers}
          rowHead={pictureMessages.userHead}
          drawn={drawn.referrers}
          isLying
        />
      </Box>
    </>
  );
}

/** What each user of a page has in the wallet, and has redeemed, as one bar. */
export function WalletsPicture({ users }: { users: readonly WalletUserRow[] }) {
  const drawn = useMemo(() => walletsOf(users), [users]);
  return (
    <OnePicture title={pictureMessages.wallets} rowHead={pictureMessages.userHead} drawn={drawn} isMoney isLying />
  );
}

interface OnePictureProps {
  title: Text;
  rowHead: Text;
  drawn: Drawn;
  isMoney?: boolean;
  isLying?: boolean;
}

function OnePicture({ title, rowHead, drawn, isMoney = false, isLying = false }: OnePictureProps) {
  const t = useT();
  const [isTable, setIsTable] = useState(false);
  return (
    <PicturePanel
      title={title}
      numbers={drawn.numbers}
      rowHead={rowHead}
      kind={isLying ? 'lying' : 'standing'}
      looks={LOOKS}
      isTable={isTable}
      notes={drawn.notes}
      numberText={isMoney ? (amount) => t(aed(amount)) : undefined}
      onToggled={() => setIsTable(!isTable)}
    />
  );
}
