import { useMemo } from 'react';

import { numberOf } from '#client/lib/counts';
import type { CellValue } from '#client/lib/csv';
import { dayOf } from '#client/lib/dates';
import type { Translate } from '#client/lib/text';
import { ExportMenu } from '#client/ui/data-grid/ExportMenu';
import { useT } from '#client/ui/useT';
import type { WalletUserRow } from '../figures';
import { messages } from '../messages';

/** Takes the users of the page on screen out of it, as a file or on paper. */
export function UsersExport({ users }: { users: readonly WalletUserRow[] }) {
  const t = useT();
  return (
    <ExportMenu
      name="wallet-users"
      title={t(messages.usersTitle)}
      columns={useMemo(() => columnsIn(t), [t])}
      rows={users}
    />
  );
}

function columnsIn(t: Translate): { header: string; value: (user: WalletUserRow) => CellValue }[] {
  return [
    { header: t(messages.name), value: (user) => user.full_name },
    { header: t(messages.created), value: (user) => localDay(user.created_at) },
    { header: t(messages.referralCount), value: (user) => user.total_referrals_count },
    { header: t(messages.rewardsEarned), value: (user) => numberOf(user.total_rewards_earned) },
    { header: t(messages.rewardsRedeemed), value: (user) => numberOf(user.total_rewards_redeemed) },
    { header: t(messages.walletBalance), value: (user) => numberOf(user.wallet_balance) },
  ];
}

/** The local day of a moment as it travels; empty where it is none. */
function localDay(moment: string | null | undefined): string {
  const date = new Date(moment ?? '');
  return Number.isNaN(date.getTime()) ? '' : dayOf(date);
}
