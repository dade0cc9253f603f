import MenuItem from '@mui/material/MenuItem';
import { ArrowDownUp } from 'lucide-react';

import { useT } from '../language/useT';
import { nextSort, sortParam, type TableSort } from '../table/tableSort';
import type { GridColumn } from './gridColumn';
import { MenuButton } from './MenuButton';
import { gridMessages } from './messages';

interface SortMenuProps<Row> {
  columns: readonly GridColumn<Row>[];
  sort: TableSort | null;
  onSort: (sort: string) => void;
}

/** Sorts the rows where no heads of columns stand: a column chosen again turns round, and then sorts no more. */
export function SortMenu<Row>({ columns, sort, onSort }: SortMenuProps<Row>) {
  const t = useT();
  return (
    <MenuButton label={t(gridMessages.sort)} icon={<ArrowDownUp size={15} />}>
      {(close) =>
        columns
          .filter(({ value }) => value)
          .map(({ id, header }) => (
            <MenuItem
              key={id}
              role="menuitemradio"
              aria-checked={sort?.column === id}
              sx={{ gap: 1, justifyContent: 'space-between' }}
              onClick={() => {
                close();
                onSort(sortParam(nextSort(sort, id)));
              }}
            >
              {header}
              {sort?.column === id && <span aria-hidden>{sort.isDescending ? '↓' : '↑'}</span>}
            </MenuItem>
          ))
      }
    </MenuButton>
  );
}
