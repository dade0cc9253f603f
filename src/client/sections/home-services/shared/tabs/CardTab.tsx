import type { ReactNode } from 'react';

import type { Message } from '#client/lib/text';
import { useT } from '#client/ui/language/useT';
import type { Id } from '#contract/common';
import { CardActions } from '../components/CardActions';
import { CardGrid, CardGridSkeleton } from '../components/CardGrid';
import { ListFailures } from '../components/ListFailures';
import { searchTextOf, type NamedItem } from '../names';
import { useNames } from '../useNames';
import { ItemList } from './ItemList';
import type { TabProps } from './TableTab';
import { TabToolbar } from './TabToolbar';
import { useFound } from './useSearch';

interface CardTabProps<Row> extends TabProps<Row> {
  /** The label of the button that opens the details of a card. */
  viewLabel: Message;
  onView: (row: Row) => void;
  /** Stands before the buttons of a card. */
  foot?: (row: Row) => ReactNode;
  /** What stands beside the primary action, for the rows that are shown. */
  tools?: (rows: readonly Row[]) => ReactNode;
  /** How many elements `children` makes of every row. */
  lines: number;
  /** What stands on a card. */
  children: (row: Row) => ReactNode;
}

/** A tab as a toolbar above cards side by side. */
export function CardTab<Row extends NamedItem & { id: Id }>({
  tab,
  texts,
  filters,
  narrowed = tab.rows,
  choices = [],
  viewLabel,
  onView,
  foot,
  tools,
  lines,
  children,
}: CardTabProps<Row>) {
  const t = useT();
  const names = useNames();
  const found = useFound(narrowed, searchTextOf);
  const card = (row: Row) => (
    <>
      {children(row)}
      <CardActions
        name={names.of(row)}
        viewLabel={t(viewLabel)}
        onView={() => onView(row)}
        onEdit={() => tab.startEdit(row)}
        onRemove={() => tab.remove({ id: row.id, name: names.of(row) })}
      >
        {foot?.(row)}
      </CardActions>
    </>
  );
  return (
    <>
      <TabToolbar
        search={texts.search}
        isNarrowed={narrowed?.length !== tab.rows?.length}
        rows={tab.rows}
        visible={found}
        isOfGrid={false}
        tools={tools?.(found ?? [])}
        addLabel={t(texts.add)}
        onAdd={tab.startCreate}
      >
        {filters}
      </TabToolbar>
      <ListFailures lists={choices} />
      <ItemList list={tab} visible={found} empty={t(texts.empty)} skeleton={<CardGridSkeleton />}>
        {(rows) => (
          <CardGrid label={t(texts.list)} rows={rows} rowKey={({ id }) => String(id)} made={tab.made} lines={lines + 1}>
            {card}
          </CardGrid>
        )}
      </ItemList>
    </>
  );
}
