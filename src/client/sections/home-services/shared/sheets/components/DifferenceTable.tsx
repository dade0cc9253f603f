import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';

import { wayOf } from '#client/lib/bidi';
import type { Message } from '#client/lib/text';
import { PAGE_SIZES } from '#client/ui/data-grid/gridPage';
import { GridPager } from '#client/ui/data-grid/GridPager';
import { directionOf } from '#client/ui/language/directionOf';
import { useT } from '#client/ui/language/useT';
import { SegmentedControl } from '#client/ui/plain/SegmentedControl';
import { StatusChip, type Tone } from '#client/ui/plain/StatusChip';
import { isTelling, type ComparedRow, type SheetDifference } from '../difference';
import { importTexts } from '../messages';
import type { SheetColumn } from '../sheet';
import { cellPlace, type Corrections } from '../useDifference';
import { useShownRows } from '../useShownRows';
import { DifferenceCell } from './DifferenceCell';

type Sorts = Partial<Record<ComparedRow['is'], Message>>;

interface DifferenceTableProps<World> {
  difference: SheetDifference;
  columns: readonly SheetColumn<World>[];
  world: World;
  corrections: Corrections;
  /** The sorts of rows that there may be, and what they are called. */
  sorts?: Sorts;
  onCorrect: (line: number, column: string, text: string) => void;
  /** Told whether something is typed in a field that is not taken yet. */
  onTyping?: (isTyping: boolean) => void;
}

const { added, changed, unchanged, faulty } = importTexts;
const SORTS = { added, changed, unchanged, faulty };

const TONES = { added: 'green', changed: 'blue', unchanged: 'grey', faulty: 'red' } as const satisfies Record<
  ComparedRow['is'],
  Tone
>;

/** The rows of a file beside what is there, page by page; at first without those that change nothing. */
export function DifferenceTable<World>(props: DifferenceTableProps<World>) {
  const { difference, corrections, sorts = SORTS } = props;
  const t = useT();
  const { shown, setShown, rows, page, setPage, pageSize, setPageSize } = useShownRows(difference, corrections);
  const { counts } = difference;
  const drawn = rows.slice((page - 1) * pageSize, page * pageSize);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <SegmentedControl
        label={t(importTexts.shown)}
        value={shown}
        choices={[
          {
            value: 'all',
            label: t(importTexts.differences),
            beside: String(difference.rows.filter(isTelling).length),
          },
          ...entriesOf(sorts)
            .filter(([sort]) => counts[sort] > 0 || sort === shown)
            .map(([sort, label]) => ({ value: sort, label: t(label), beside: String(counts[sort]) })),
        ]}
        onChange={setShown}
      />
      {drawn.length === 0 ? <div>{t(importTexts.none)}</div> : <Rows {...props} rows={drawn} />}
      {rows.length > PAGE_SIZES[0] && (
        <GridPager
          rowCount={rows.length}
          {...{ page, pageSize }}
          onPage={setPage}
          onPageSize={(size) => {
            setPageSize(size);
            setPage(1);
          }}
        />
      )}
    </Box>
  );
}

function entriesOf(sorts: Sorts) {
  return (Object.keys(sorts) as ComparedRow['is'][]).map((sort) => [sort, sorts[sort] ?? importTexts[sort]] as const);
}

function Rows<World>({ rows, ...props }: DifferenceTableProps<World> & { rows: readonly ComparedRow[] }) {
  const { difference, columns } = props;
  const t = useT();
  const told = useMemo(
    () => columns.filter((column) => difference.rows.some(({ compared }) => isTold(column, compared[column.id]))),
    [columns, difference],
  );
  return (
    <Scroller tabIndex={0} role="region" aria-label={t(importTexts.differences)}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t(importTexts.line)}</th>
            <th scope="col">{t(importTexts.state)}</th>
            {told.map(({ id, head }) => (
              <th key={id} scope="col">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.line} row={row} {...props} columns={told} />
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

function Row<World>({
  row: { line, name, is, fault, compared },
  columns,
  world,
  corrections,
  sorts,
  onCorrect,
  onTyping,
}: DifferenceTableProps<World> & { row: ComparedRow }) {
  const t = useT();
  return (
    <tr>
      <th scope="row">
        <div className="row">
          <span>{line}</span>
          <bdi dir={wayOf(name)}>{name}</bdi>
        </div>
      </th>
      <td>
        <StatusChip tone={TONES[is]} label={t(sorts?.[is] ?? importTexts[is])} />
        {fault && <p dir={directionOf(fault)}>{t(fault)}</p>}
      </td>
      {columns.map(({ id, head, show }) => {
        const cell = compared[id];
        return (
          <td key={id}>
            {cell && (
              <DifferenceCell
                cell={cell}
                label={t(importTexts.cellOf, { column: head, line })}
                show={(value) => (show && value !== '' ? show(value, world) : value)}
                isCorrected={cellPlace(line, id) in corrections}
                onCorrect={(text) => onCorrect(line, id, text)}
                onTyping={onTyping}
              />
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** Whether a column has something to say: a cell of the file, or a fault. Names are told at the head of the row. */
function isTold<World>({ isNote }: SheetColumn<World>, cell: ComparedRow['compared'][string] | undefined): boolean {
  return !isNote && cell !== undefined && (cell.text !== '' || cell.fault !== undefined);
}

const Scroller = styled('div')(({ theme }) => ({
  maxHeight: '42dvh',
  overflow: 'auto',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  table: { width: '100%', borderCollapse: 'collapse', fontSize: 13 },
  'th, td': {
    padding: '6px 10px',
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'start',
    verticalAlign: 'top',
    minWidth: 104,
    maxWidth: 260,
    overflowWrap: 'break-word',
  },
  'tbody th': { fontWeight: 500, minWidth: 150 },
  [theme.breakpoints.down('sm')]: { 'th, td': { padding: 6, minWidth: 84 }, 'tbody th': { minWidth: 104 } },
  'td > p': { margin: 0, marginBlockStart: 4, fontSize: 12, color: theme.vars.palette.error.main },
  '.row': { display: 'flex', gap: 8 },
  '.row span': { color: theme.vars.palette.text.secondary },
  'thead th': {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    fontSize: 12,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.paper,
  },
  'tbody tr:last-child > *': { borderBlockEnd: 'none' },
}));
