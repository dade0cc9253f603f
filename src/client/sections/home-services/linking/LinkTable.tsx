import Box from '@mui/material/Box';
import { Unlink } from 'lucide-react';
import { useMemo } from 'react';

import type { Translate } from '#client/lib/text';
import { IconAction } from '#client/ui/IconAction';
import { TableSkeleton } from '#client/ui/table/TableSkeleton';
import type { Column } from '#client/ui/table/VirtualTable';
import { VirtualTable } from '#client/ui/table/VirtualTable';
import { useT } from '#client/ui/useT';
import { messages } from '../messages';
import { NameCell } from '../shared/components/NameCell';
import type { Removal } from '../shared/resource/events';
import { useSearch } from '../shared/tabs/useSearch';
import { AvailabilityCell } from './cells/AvailabilityCell';
import { DurationCell } from './cells/DurationCell';
import { PriceCell } from './cells/PriceCell';
import { SaveStateCell } from './cells/SaveStateCell';
import type { LinkRow } from './linkRows';
import { linkMessages } from './messages';

interface LinkTableProps {
  /** The accessible name of the table. */
  label: string;
  rows: readonly LinkRow[];
  hasDuration: boolean;
  onUnlink: (removal: Removal) => void;
}

/** The links of a provider as a table whose values are changed in their rows. */
export function LinkTable({ label, rows, hasDuration, onUnlink }: LinkTableProps) {
  const t = useT();
  const [search] = useSearch();
  const columns = useMemo(() => columnsIn(t, hasDuration, onUnlink), [t, hasDuration, onUnlink]);
  return (
    <VirtualTable label={label} columns={columns} rows={rows} rowKey={({ link }) => String(link.id)} topic={search} />
  );
}

/** The shape of the table before its links are there. */
export function LinkTableSkeleton({ hasDuration }: Pick<LinkTableProps, 'hasDuration'>) {
  const t = useT();
  return <TableSkeleton columns={columnsIn(t, hasDuration, () => undefined)} />;
}

function columnsIn(
  t: Translate,
  hasDuration: boolean,
  onUnlink: LinkTableProps['onUnlink'],
): readonly Column<LinkRow>[] {
  const duration: Column<LinkRow> = {
    id: 'duration',
    header: t(linkMessages.duration),
    width: 'minmax(112px, 0.6fr)',
    isNumber: true,
    cell: ({ link, offer }) => <DurationCell link={link} stored={Number(offer.duration_minutes)} />,
  };
  return [
    { id: 'name', header: t(messages.name), width: 'minmax(170px, 2fr)', cell: (row) => <ItemCell row={row} /> },
    {
      id: 'price',
      header: t(linkMessages.price),
      width: 'minmax(140px, 0.8fr)',
      isNumber: true,
      cell: ({ link, offer }) => <PriceCell link={link} stored={offer.price} />,
    },
    ...(hasDuration ? [duration] : []),
    {
      id: 'available',
      header: t(linkMessages.availability),
      width: '130px',
      cell: ({ link, offer }) => <AvailabilityCell link={link} stored={offer.is_available} />,
    },
    {
      id: 'state',
      header: t(linkMessages.changes),
      width: 'minmax(200px, 1fr)',
      cell: ({ link }) => <SaveStateCell link={link} />,
    },
    {
      id: 'actions',
      header: t(messages.actions),
      width: '60px',
      cell: ({ link: { id, name } }) => (
        <IconAction
          label={t(linkMessages.unlinkItem, { name })}
          icon={<Unlink size={16} />}
          onClick={() => {
            onUnlink({ id, name });
          }}
        />
      ),
    },
  ];
}

function ItemCell({ row: { link, item } }: { row: LinkRow }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <NameCell name={link.name} icon={item?.icon} />
      <Box
        component="span"
        data-searched
        className="quiet"
        sx={{ flex: '1 1 0', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', fontSize: 12 }}
      >
        {item?.name && item.code}
      </Box>
    </Box>
  );
}
