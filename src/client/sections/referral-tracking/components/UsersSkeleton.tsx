import Box from '@mui/material/Box';

import { useT } from '#client/ui/language/useT';
import { TableSkeleton } from '#client/ui/virtual-table/TableSkeleton';
import { Skeleton } from '#client/ui/waiting/Skeleton';
import { WALLET_USERS_PAGE_SIZE } from '#contract/rules';
import { CardsSkeleton } from './CardsSkeleton';
import { makeUserColumns } from './UsersTable';

/** The users list before it is there: its cards, its heading and its rows. */
export function UsersSkeleton() {
  const t = useT();
  return (
    <>
      <Box aria-hidden>
        <CardsSkeleton cards={3} />
        <Skeleton width={160} height={28} style={{ marginBlockStart: 16 }} />
      </Box>
      <TableSkeleton rows={WALLET_USERS_PAGE_SIZE} columns={makeUserColumns(t, () => undefined)} />
    </>
  );
}
