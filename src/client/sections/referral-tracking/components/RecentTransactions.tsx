import Box from '@mui/material/Box';

import { aed } from '#client/lib/money';
import { wordsOf } from '#client/lib/text';
import { EmptyState } from '#client/ui/EmptyState';
import { Panel } from '#client/ui/Panel';
import { Picture } from '#client/ui/Picture';
import { useWords } from '#client/ui/useWords';
import { DASHBOARD_ROWS } from '#contract/rules';
import type { DashboardFigures } from '../figures';
import { messages } from '../messages';
import { TransactionRow } from './TransactionRow';

/** The latest movements of all wallets, ten at most, each with its sign (Spec 2 §2.1). */
export function RecentTransactions({ transactions }: { transactions: DashboardFigures['recent_transactions'] }) {
  const words = useWords();
  const rows = transactions.slice(0, DASHBOARD_ROWS);
  return (
    <Panel title={words(messages.recentTransactions)}>
      {rows.length === 0 && <EmptyState text={words(messages.noTransactions)} />}
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {rows.map(({ id, transaction_type, user, notes, created_at, amount }) => (
          <TransactionRow
            key={id}
            type={transaction_type}
            picture={<Picture name={user?.name ?? ''} />}
            title={user?.name ?? words(messages.unknownUser)}
            notes={notes ?? wordsOf(transaction_type)}
            createdAt={created_at}
            amount={aed(amount, 'always')}
          />
        ))}
      </Box>
    </Panel>
  );
}
