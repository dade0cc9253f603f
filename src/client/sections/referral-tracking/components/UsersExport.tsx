import { useMemo } from 'react';

import { numberOf } from '#client/lib/counts';
import type { CellValue } from '#client/lib/csv';
import { momentDate } from '#client/lib/dates';
import type { Translate } from '#client/lib/text';
import { momentOf } from '#client/lib/zone';
import { GridExportMenu } from '#client/ui/data-grid/ExportMenu';
import { useT } from '#client/ui/language/useT';
import type { WalletUserRow } from '../figures';
import { referralMessages } from '../messages';

/** Takes the users of the page on screen out of it, as a file or on paper. */
export function UsersExport({ users }: { users: readonly WalletUserRow[] }) {
  const t = useT();
  return (
    <GridExportMenu
      name="wallet-users"
      title={t(referralMessages.usersTitle)}
      columns={useMemo(() => columnsIn(t), [t])}
      rows={users}
    />
  );
}

function columnsIn(t: Translate): { header: string; value: (user: WalletUserRow) => CellValue }[] {
  return [
    { header: t(referralMessages.name), value: (user) => user.full_name },
    {
      header: t(referralMessages.created),
      value: ({ created_at: moment }) => (isMoment(moment) ? t(momentDate(moment)) : null),
    },
    { header: t(referralMessages.referralCount), value: (user) => user.total_referrals_count },
    { header: t(referralMessages.rewardsEarned), value: (user) => numberOf(user.total_rewards_earned) },
    { header: t(referralMessages.rewardsRedeemed), value: (user) => numberOf(user.total_rewards_redeemed) },
    { header: t(referralMessages.walletBalance), value: (user) => numberOf(user.wallet_balance) },
  ];
}

function isMoment(text: string | null | undefined): text is string {
  return !Number.isNaN(momentOf(text ?? '').getTime());
}
