import Box from '@mui/material/Box';

import { aed } from '#client/lib/money';
import { shownName, humanized } from '#client/lib/text';
import { EmptyState } from '#client/ui/feedback/EmptyState';
import { useT } from '#client/ui/language/useT';
import { Panel } from '#client/ui/layout/Panel';
import { Picture } from '#client/ui/plain/Picture';
import { DASHBOARD_ROWS } from '#contract/rules';
import type { DashboardFigures } from '../figures';
import { referralMessages } from '../messages';
import { TransactionRow } from './TransactionRow';

/** At most ten of the latest movements of all wallets, each amount with its sign (Spec 2 §2.1). */
export function RecentTransactions({ transactions }: { transactions: DashboardFigures['recent_transactions'] }) {
  const t = useT();
  const rows = transactions.slice(0, DASHBOARD_ROWS);
  return (
    <Panel title={t(referralMessages.recentTransactions)}>
      {rows.length === 0 && <EmptyState text={t(referralMessages.noTransactions)} />}
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {rows.map(({ id, transaction_type, user, notes, created_at, amount }) => (
          <TransactionRow
            key={id}
            type={transaction_type}
            picture={<Picture name={user?.name ?? ''} />}
            title={shownName(user?.name) ?? t(referralMessages.unknownUser)}
            notes={notes ?? humanized(transaction_type)}
            createdAt={created_at}
            amount={aed(amount, 'always')}
          />
        ))}
      </Box>
    </Panel>
  );
}
