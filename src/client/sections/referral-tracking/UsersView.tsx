import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDispatch, useSelector } from 'react-redux';

import { countText } from '#client/lib/counts';
import { aed } from '#client/lib/money';
import { useLoaded } from '#client/state/useLoaded';
import { CardGroup } from '#client/ui/CardGroup';
import { ErrorPanel } from '#client/ui/ErrorPanel';
import { PageBar } from '#client/ui/PageBar';
import { SectionFrame } from '#client/ui/SectionFrame';
import { StatCard } from '#client/ui/StatCard';
import { TableSkeleton } from '#client/ui/table/TableSkeleton';
import { useWords } from '#client/ui/useWords';
import { PAGE_BUTTONS } from '#contract/rules';
import { UsersTable } from './components/UsersTable';
import { referralKeys } from './keys';
import { messages } from './messages';
import { selectPage, selectUsers } from './selectors';
import { backChosen, pageChosen, usersPageOpened } from './slice';

/** Users & Wallet Management: totals, one page of users, and the way to the others (Spec 2 §2.2). */
export function UsersView() {
  const words = useWords();
  const dispatch = useDispatch();
  const page = useSelector(selectPage);
  const users = useSelector(selectUsers);
  const { isPending, failure, reload } = useLoaded(referralKeys.users, usersPageOpened(page));

  return (
    <SectionFrame
      title={words(messages.usersTitle)}
      actions={
        <Button variant="outlined" onClick={() => dispatch(backChosen())}>
          {words(messages.back)}
        </Button>
      }
    >
      {failure && <ErrorPanel failure={failure} onRetry={reload} />}
      {!users && !failure && <TableSkeleton />}
      {users && (
        <>
          <CardGroup title={words(messages.userStatistics)}>
            <StatCard label={words(messages.totalUsers)} value={countText(users.summary.total_users)} />
            <StatCard label={words(messages.activeUsers)} value={countText(users.summary.active_users)} />
            <StatCard label={words(messages.walletBalanceTotal)} value={aed(users.summary.total_wallet_balance)} />
          </CardGroup>
          <Typography component="h2" variant="h2">
            {words(messages.usersList, { count: countText(users.pagination.total_count) })}
          </Typography>
          <UsersTable key={users.pagination.current_page} users={users.results} isStale={isPending} />
          {users.pagination.total_pages > 1 && (
            <PageBar
              text={words(messages.page, {
                page: users.pagination.current_page,
                pages: users.pagination.total_pages,
                users: countText(users.pagination.total_count),
              })}
              page={users.pagination.current_page}
              buttons={Math.min(PAGE_BUTTONS, users.pagination.total_pages)}
              hasPrevious={users.pagination.has_previous}
              hasNext={users.pagination.has_next}
              onPageChosen={(chosen) => dispatch(pageChosen(chosen))}
            />
          )}
        </>
      )}
    </SectionFrame>
  );
}
