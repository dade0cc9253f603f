import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';

import { countText } from '#client/lib/counts';
import { momentDate } from '#client/lib/dates';
import { aed, MINUS } from '#client/lib/money';
import { shownName, humanized, type Translate } from '#client/lib/text';
import { EmptyState } from '#client/ui/feedback/EmptyState';
import { OwnText } from '#client/ui/language/OwnText';
import { useT } from '#client/ui/language/useT';
import { Picture } from '#client/ui/plain/Picture';
import { RowOpener } from '#client/ui/virtual-table/RowOpener';
import { VirtualTable, type Column } from '#client/ui/virtual-table/VirtualTable';
import { REFERRAL_REWARD } from '#contract/rules';
import type { WalletUserRow } from '../figures';
import { referralMessages } from '../messages';
import { TransactionRow } from './TransactionRow';

interface UsersTableProps {
  users: readonly WalletUserRow[];
  /** Whether another page is on its way. */
  isStale: boolean;
}

/** One page of users; a row opens to its recent transactions (Spec 2 §2.2). */
export function UsersTable({ users, isStale }: UsersTableProps) {
  const t = useT();
  const [openId, setOpenId] = useState<string | null>(null);
  const columns = useMemo(() => makeUserColumns(t, setOpenId), [t]);
  return (
    <Box
      aria-busy={isStale}
      sx={{ display: 'flex', flexDirection: 'column', flex: '1 0 320px', opacity: isStale ? 0.6 : 1 }}
    >
      <VirtualTable
        label={t(referralMessages.usersTitle)}
        columns={columns}
        rows={users}
        rowKey={({ id }) => String(id)}
        openKey={openId}
        renderDetails={(user) => <Transactions user={user} />}
        empty={<EmptyState text={t(referralMessages.noUsers)} />}
      />
    </Box>
  );
}

function Transactions({ user: { recent_transactions: transactions } }: { user: WalletUserRow }) {
  const t = useT();
  if (transactions.length === 0)
    return (
      <Box sx={{ padding: '0 16px 16px 52px', color: 'text.secondary' }}>{t(referralMessages.noTransactions)}</Box>
    );
  return (
    <Box
      component="ul"
      aria-label={t(referralMessages.recentTransactions)}
      sx={{ margin: 0, padding: '0 0 12px 36px', listStyle: 'none' }}
    >
      {transactions.map(({ id, transaction_type, amount, notes, created_at }) => (
        <TransactionRow
          key={id}
          type={transaction_type}
          notes={notes ?? humanized(transaction_type)}
          createdAt={created_at}
          amount={aed(amount, transaction_type === REFERRAL_REWARD ? '+' : MINUS)}
        />
      ))}
    </Box>
  );
}

/** The columns of the users list; `open` is told whose transactions are to be shown. */
export function makeUserColumns(t: Translate, open: (id: string | null) => void): Column<WalletUserRow>[] {
  return [
    {
      id: 'name',
      header: t(referralMessages.name),
      width: 'minmax(180px, 2fr)',
      cell: ({ id, full_name }, isOpen) => (
        <RowOpener isOpen={isOpen} onToggle={() => open(isOpen ? null : String(id))}>
          <Picture name={full_name ?? ''} />
          <OwnText>{shownName(full_name) ?? t(referralMessages.unknownUser)}</OwnText>
        </RowOpener>
      ),
    },
    {
      id: 'created',
      header: t(referralMessages.created),
      width: 'minmax(100px, 1fr)',
      cell: ({ created_at }) => t(momentDate(created_at)),
    },
    {
      id: 'referrals',
      header: t(referralMessages.referralCount),
      width: 'minmax(112px, 0.8fr)',
      isNumber: true,
      cell: ({ total_referrals_count }) => t(countText(total_referrals_count)),
    },
    {
      id: 'earned',
      header: t(referralMessages.rewardsEarned),
      width: 'minmax(110px, 1fr)',
      isNumber: true,
      cell: ({ total_rewards_earned }) => t(aed(total_rewards_earned)),
    },
    {
      id: 'redeemed',
      header: t(referralMessages.rewardsRedeemed),
      width: 'minmax(136px, 1fr)',
      isNumber: true,
      cell: ({ total_rewards_redeemed }) => t(aed(total_rewards_redeemed)),
    },
    {
      id: 'balance',
      header: t(referralMessages.walletBalance),
      width: 'minmax(110px, 1fr)',
      isNumber: true,
      cell: ({ wallet_balance }) => <strong>{t(aed(wallet_balance))}</strong>,
    },
  ];
}
