import Box from '@mui/material/Box';
import { useMemo } from 'react';

import type { Text } from '#client/lib/text';
import { useT } from '../useT';
import { chartMessages } from './messages';
import { marksIn, type NumberPlace, type Numbers } from './numbers';
import { useMarks } from './useMarks';

interface HeatTableProps {
  numbers: Numbers;
  label: string;
  /** What stands above the rows. */
  corner: Text;
  /** Whether the ground of a number tells how great it is. */
  hasHeat: boolean;
  /** How much the ground of a number is tinted, 0 to 1; by its part of the greatest otherwise. */
  heatOf?: (place: NumberPlace) => number;
  /** What stands in a cell, where it is more than its number. */
  cellText?: (place: NumberPlace & { count: number }) => string;
  /** Somebody wants to see what a mark counts. */
  onOpened?: (place: NumberPlace) => void;
}

/** Numbers as a table whose cells are marks; of many rows and columns the heads stay in sight. */
export function HeatTable({ numbers, label, corner, hasHeat, heatOf, cellText, onOpened }: HeatTableProps) {
  const t = useT();
  const { rows, columns, counts } = numbers;
  const hasRemarks = rows.some(({ beside }) => beside !== undefined);
  const marks = useMemo(() => marksIn(numbers).map((mark) => ({ ...mark, x: mark.column, y: -mark.row })), [numbers]);
  const most = useMemo(() => marks.reduce((most, { count }) => Math.max(most, count), 1), [marks]);
  const propsOf = useMarks(marks);
  return (
    <Box sx={{ overflow: 'auto', maxHeight: 480, position: 'relative' }}>
      <Box component="table" data-marks aria-label={label} sx={tableLook}>
        <thead>
          <tr>
            <th scope="col">{t(corner)}</th>
            {columns.map((column, at) => (
              <th key={at} scope="col">
                <bdi>{t(column.label)}</bdi>
              </th>
            ))}
            {hasRemarks && <td />}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              <th scope="row">
                <bdi>{t(row.label)}</bdi>
              </th>
              {columns.map((column, across) => {
                const count = counts[at]?.[across] ?? 0;
                const place = { row: at, column: across, count };
                const text = cellText?.(place) ?? t(chartMessages.number, { count });
                if (count === 0)
                  return (
                    <td key={across} className="none">
                      {text}
                    </td>
                  );
                return (
                  <td key={across}>
                    <button
                      type="button"
                      aria-label={t(chartMessages.mark, { row: t(row.label), column: t(column.label), count: text })}
                      {...propsOf({ x: across, y: -at })}
                      onClick={onOpened && (() => onOpened(place))}
                      style={
                        hasHeat
                          ? {
                              ['--heat' as string]: `${Math.round(100 * (heatOf?.(place) ?? Math.sqrt(count / most)))}%`,
                            }
                          : undefined
                      }
                    >
                      {text}
                    </button>
                  </td>
                );
              })}
              {hasRemarks && <td>{row.beside !== undefined && t(row.beside)}</td>}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

/** The more, the stronger the tint of its ground; the text keeps its contrast on all of them. */
const tableLook = {
  borderCollapse: 'separate',
  borderSpacing: 0,
  minWidth: '100%',
  fontSize: 12,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: 0, textAlign: 'end', whiteSpace: 'nowrap', borderBlockEnd: 1, borderColor: 'divider' },
  '& th': { padding: '4px 8px', fontWeight: 600, bgcolor: 'background.paper' },
  '& th[scope=row], & thead th:first-of-type': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    textAlign: 'start',
  },
  '& thead th': {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    maxWidth: 120,
    whiteSpace: 'normal',
    verticalAlign: 'bottom',
  },
  '& thead th:first-of-type': { zIndex: 2 },
  '& td': { minWidth: 40 },
  '& td.none, & td:last-child:not(:has(button))': { padding: '4px 8px', color: 'text.secondary' },
  '& button': {
    display: 'block',
    width: '100%',
    padding: '4px 8px',
    border: 0,
    font: 'inherit',
    textAlign: 'end',
    color: 'text.primary',
    cursor: 'inherit',
    background: 'none',
  },
  '& button[style]': {
    backgroundColor: 'color-mix(in srgb, var(--mui-palette-primary-main) calc(var(--heat) * 0.45), transparent)',
  },
  '& button:hover': { outline: '2px solid', outlineColor: 'text.primary', outlineOffset: '-2px' },
  '& button:focus-visible': { outline: '3px solid', outlineColor: 'text.primary', outlineOffset: '-3px' },
} as const;
