import Box from '@mui/material/Box';
import { Unlink } from 'lucide-react';
import { useMemo } from 'react';

import type { Words } from '#client/lib/text';
import { NameCell } from '#client/sections/home-services/components/NameCell';
import type { Removal } from '#client/sections/home-services/crud/defineResource';
import { useSearch } from '#client/sections/home-services/crud/useSearch';
import { messages } from '#client/sections/home-services/messages';
import { IconAction } from '#client/ui/IconAction';
import type { Column } from '#client/ui/table/VirtualTable';
import { VirtualTable } from '#client/ui/table/VirtualTable';
import { useWords } from '#client/ui/useWords';
import { AvailabilityCell } from './AvailabilityCell';
import { DurationCell } from './DurationCell';
import type { LinkRow } from './linkRows';
import { linkMessages } from './messages';
import { PriceCell } from './PriceCell';
import { SaveStateCell } from './SaveStateCell';

interface LinkTableProps {
  /** The accessible name of the table. */
  label: string;
  rows: readonly LinkRow[];
  hasDuration: boolean;
  onUnlink: (removal: Removal) => void;
}

/** Links as rows that are changed where they stand. */
export function LinkTable({ label, rows, hasDuration, onUnlink }: LinkTableProps) {
  const words = useWords();
  const [search] = useSearch();
  const columns = useMemo(() => columnsIn(words, hasDuration, onUnlink), [words, hasDuration, onUnlink]);
  return (
    <VirtualTable label={label} columns={columns} rows={rows} rowKey={({ link }) => String(link.id)} topic={search} />
  );
}

function columnsIn(
  words: Words,
  hasDuration: boolean,
  onUnlink: LinkTableProps['onUnlink'],
): readonly Column<LinkRow>[] {
  const duration: Column<LinkRow> = {
    id: 'duration',
    header: words(linkMessages.duration),
    width: 'minmax(112px, 0.6fr)',
    cell: ({ link, offer }) => <DurationCell link={link} stored={Number(offer.duration_minutes)} />,
  };
  return [
    { id: 'name', header: words(messages.name), width: 'minmax(170px, 2fr)', cell: (row) => <ItemCell row={row} /> },
    {
      id: 'price',
      header: words(linkMessages.price),
      width: 'minmax(140px, 0.8fr)',
      cell: ({ link, offer }) => <PriceCell link={link} stored={offer.price} />,
    },
    ...(hasDuration ? [duration] : []),
    {
      id: 'available',
      header: words(linkMessages.availability),
      width: '130px',
      cell: ({ link, offer }) => <AvailabilityCell link={link} stored={offer.is_available} />,
    },
    {
      id: 'state',
      header: words(linkMessages.changes),
      width: 'minmax(200px, 1fr)',
      cell: ({ link }) => <SaveStateCell link={link} />,
    },
    {
      id: 'actions',
      header: words(messages.actions),
      width: '60px',
      cell: ({ link: { id, name } }) => (
        <IconAction
          label={words(linkMessages.unlinkItem, { name })}
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
        className="quiet"
        sx={{ flex: '1 1 0', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', fontSize: 12 }}
      >
        {item?.name && item.code}
      </Box>
    </Box>
  );
}
