import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { ArrowDownUp } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

import { OwnText } from '../language/OwnText';
import { useT } from '../language/useT';
import { FieldStop } from '../plain/InlineInput';
import { RowCheckbox } from '../plain/RowCheckbox';
import { nextSort, sortParam, type TableSort } from '../table/tableSort';
import type { GridColumn } from './gridColumn';
import { MenuButton } from './MenuButton';
import { gridMessages } from './messages';

interface GridCardsProps<Row> {
  label: string;
  columns: readonly GridColumn<Row>[];
  rowKey: (row: Row) => string;
  nameOf: (row: Row) => string;
  selection: { selected: ReadonlySet<string>; onSelect: (selected: ReadonlySet<string>) => void } | undefined;
  /** The rows of the page. */
  rows: readonly Row[];
  hidden: readonly string[];
  /** The keys of the rows that were just made. */
  tinted: ReadonlySet<string>;
  sort: TableSort | null;
  onSort: (sort: string) => void;
  /** Ticks all rows of all pages, or none. */
  all: { isChecked: boolean; isPartial: boolean; onToggle: () => void };
  /** When it changes, the first row comes into view. */
  topic: string;
}

/**
 * The rows of a grid on a page as narrow as a phone, where its columns have no room side by side: each a card that has
 * its name and its buttons in the first line, and below it what else it holds, a line for each column.
 */
export function GridCards<Row>(props: GridCardsProps<Row>) {
  const { label, columns, hidden, tinted, rows, rowKey, nameOf, selection, sort, onSort, all, topic } = props;
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  useFirstInView(list, topic);
  const shown = columns.filter(({ id }) => !hidden.includes(id));
  const [first, ...others] = shown.filter(({ id }) => id !== 'actions');
  const actions = shown.find(({ id }) => id === 'actions');
  return (
    <FieldStop value={0}>
      <Head>
        {selection && (
          <label>
            <RowCheckbox
              checked={all.isChecked}
              onChange={all.onToggle}
              slotProps={{ htmlInput: { ref: (box: HTMLInputElement | null) => markPartial(box, all) } }}
            />
            {t(gridMessages.selectAll)}
          </label>
        )}
        <SortMenu columns={columns} sort={sort} onSort={onSort} />
      </Head>
      <Cards ref={list} aria-label={label} onKeyDown={goBelow}>
        {rows.map((row) => {
          const key = rowKey(row);
          const isChosen = selection?.selected.has(key) ?? false;
          return (
            <li key={key} data-id={key} data-chosen={isChosen || tinted.has(key) || undefined}>
              <div className="line">
                {selection && (
                  <RowCheckbox
                    checked={isChosen}
                    onChange={() => selection.onSelect(withOrWithout(selection.selected, key))}
                    slotProps={{ htmlInput: { 'aria-label': t(gridMessages.select, { name: nameOf(row) }) } }}
                  />
                )}
                <div className="first" data-field={first?.id}>
                  {first && <Cell column={first} row={row} />}
                </div>
                {actions && <Cell column={actions} row={row} />}
              </div>
              {others
                .filter(({ value }) => !value || (value(row) ?? '') !== '')
                .map((column) => (
                  <div key={column.id} className={column.value && 'line'} data-field={column.id}>
                    {column.value && <span className="name">{column.header}</span>}
                    <div className="value">
                      <Cell column={column} row={row} />
                    </div>
                  </div>
                ))}
            </li>
          );
        })}
      </Cards>
    </FieldStop>
  );
}

function Cell<Row>({ column: { value, cell }, row }: { column: GridColumn<Row>; row: Row }) {
  return cell?.(row, 0) || <OwnText>{String(value?.(row) ?? '')}</OwnText>;
}

function markPartial(box: HTMLInputElement | null, { isChecked, isPartial }: GridCardsProps<unknown>['all']): void {
  if (box) box.indeterminate = isChecked && isPartial;
}

function withOrWithout(selected: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const others = [...selected].filter((one) => one !== key);
  return new Set(selected.has(key) ? others : [...selected, key]);
}

/** Brings the first row into view when other rows have come. */
function useFirstInView(list: RefObject<Element | null>, topic: string): void {
  const shown = useRef(topic);
  useEffect(() => {
    if (shown.current !== topic) list.current?.scrollIntoView({ block: 'nearest' });
    shown.current = topic;
  }, [list, topic]);
}

/** Enter goes on to the same field of the next row, unless the field prevents that. */
function goBelow(event: KeyboardEvent<HTMLElement>): void {
  const field = (event.target as Element).closest('[data-field]');
  if (event.key !== 'Enter' || event.isDefaultPrevented() || !field) return;
  const below = field.closest('li')?.nextElementSibling;
  const same = `[data-field="${field.getAttribute('data-field') ?? ''}"] input[type="text"]`;
  below?.querySelector<HTMLElement>(same)?.focus();
}

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  minHeight: 44,
  paddingInlineStart: 13,
  label: { display: 'flex', alignItems: 'center', gap: 13, minHeight: 44, fontSize: 13 },
});

const Cards = styled('ul')(({ theme: { vars } }) => ({
  flex: 'none',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 12,
  backgroundColor: vars.palette.background.paper,
  li: { padding: '6px 12px 8px' },
  'li + li': { borderBlockStart: `1px solid ${vars.palette.divider}` },
  'li[data-chosen]': { backgroundColor: vars.palette.accentSoft },
  '.line': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 26 },
  '.line:first-of-type': { minHeight: 44 },

  '.first': { flex: 1, minWidth: 0, fontWeight: 600 },
  '.name': { flex: '0 0 32%', fontSize: 12, color: vars.palette.text.secondary },
  '.value': { flex: 1, minWidth: 0 },
}));

interface SortMenuProps<Row> {
  columns: readonly GridColumn<Row>[];
  sort: TableSort | null;
  onSort: (sort: string) => void;
}

/** Sorts the rows where no heads of columns stand: a column chosen again turns round, and then sorts no more. */
function SortMenu<Row>({ columns, sort, onSort }: SortMenuProps<Row>) {
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
