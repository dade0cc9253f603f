import Box from '@mui/material/Box';
import { useMemo } from 'react';

import type { Text } from '#client/lib/text';
import { useT } from '../language/useT';
import { chartMessages } from './messages';
import { marksIn, type NumberPlace, type NumbersProps } from './numbers';
import { useMarks } from './useMarks';

/** What the table says beside its numbers. */
export interface HeatTableProps extends NumbersProps {
  label: string;
  /** What stands above the rows. */
  corner: Text;
  /** What stands above the remarks. */
  remarkHead?: Text | undefined;
  /** Whether the ground of a number tells how great it is. */
  hasHeat: boolean;
  /** How much the ground of a number is tinted, 0 to 1; by its part of the greatest otherwise. */
  heatOf?: ((place: NumberPlace) => number) | undefined;
}

/** Numbers as a table whose cells are marks; of many rows and columns the heads stay in sight. */
export function HeatTable(props: HeatTableProps) {
  const { numbers, label, corner, remarkHead = '' } = props;
  const t = useT();
  const { rows, columns } = numbers;
  const hasRemarks = rows.some(({ beside }) => beside !== undefined);
  const marks = useMemo(() => marksIn(numbers).map((mark) => ({ ...mark, x: mark.column, y: -mark.row })), [numbers]);
  const most = useMemo(() => marks.reduce((greatest, { count }) => Math.max(greatest, count), 1), [marks]);
  const propsOf = useMarks(marks);
  return (
    <Box sx={frameLook}>
      <Box component="table" data-marks aria-label={label} sx={tableLook}>
        <thead>
          <tr>
            <th scope="col">{t(corner)}</th>
            {hasRemarks && <th scope="col">{t(remarkHead)}</th>}
            {columns.map((column, at) => (
              <th key={at} scope="col">
                <bdi>{t(column.label)}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              <th scope="row">
                <bdi>{t(row.label)}</bdi>
              </th>
              {hasRemarks && <td className="remark">{row.beside !== undefined && t(row.beside)}</td>}
              {columns.map((_, across) => (
                <Cell key={across} {...props} place={{ row: at, column: across }} most={most} propsOf={propsOf} />
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

interface CellProps extends HeatTableProps {
  place: NumberPlace;
  /** The greatest number of the table. */
  most: number;
  propsOf: ReturnType<typeof useMarks>;
}

/** One number, which is a mark; of 0 there is nothing. */
function Cell({ numbers, place, most, hasHeat, heatOf, numberText, propsOf, onOpened }: CellProps) {
  const t = useT();
  const { row, column } = place;
  const count = numbers.counts[row]?.[column] ?? 0;
  if (count === 0) return <td />;
  const text = numberText?.(count, place) ?? t(chartMessages.number, { count });
  const heat = Math.round(100 * (heatOf?.(place) ?? Math.sqrt(count / most)));
  const name = t(chartMessages.mark, {
    row: t(numbers.rows[row]?.label ?? ''),
    column: t(numbers.columns[column]?.label ?? ''),
    count: text,
  });
  const own = {
    ...propsOf({ x: column, y: -row }),
    'aria-label': name,
    style: hasHeat ? { ['--heat' as string]: `${heat}%` } : undefined,
  };
  return (
    <td>
      {onOpened ? (
        <button type="button" {...own} onClick={() => onOpened(place)}>
          {text}
        </button>
      ) : (
        <span role="img" {...own}>
          {text}
        </span>
      )}
    </td>
  );
}

/**
 * A shade at the edges beyond which there is more: it stays with the frame, and the grounds that move with the table
 * cover it where the table ends.
 */
const GROUND = 'var(--mui-palette-background-paper) 40%, transparent';
const SHADE = 'color-mix(in srgb, var(--mui-palette-text-primary) 20%, transparent), transparent';
const frameLook = {
  overflow: 'auto',
  maxHeight: 480,
  position: 'relative',
  backgroundImage: [GROUND, SHADE]
    .flatMap((colors) => ['right', 'left', 'top'].map((towards) => `linear-gradient(to ${towards}, ${colors})`))
    .join(),
  backgroundPosition: 'left, right, bottom',
  backgroundSize: '40px 100%, 40px 100%, 100% 40px, 14px 100%, 14px 100%, 100% 14px',
  backgroundRepeat: 'no-repeat',
  backgroundAttachment: 'local, local, local, scroll, scroll, scroll',
} as const;

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
  '& td.remark': { padding: '4px 8px', color: 'text.secondary' },
  '& [data-mark]': {
    display: 'block',
    width: '100%',
    padding: '4px 8px',
    border: 0,
    font: 'inherit',
    textAlign: 'end',
    color: 'text.primary',
    background: 'none',
  },
  '& button': { cursor: 'pointer' },
  '& [data-mark][style]': {
    backgroundColor: 'color-mix(in srgb, var(--mui-palette-primary-main) calc(var(--heat) * 0.45), transparent)',
  },
  '& [data-mark]:hover': { outline: '2px solid', outlineColor: 'text.primary', outlineOffset: '-2px' },
  '& [data-mark]:focus-visible': { outline: '3px solid', outlineColor: 'text.primary', outlineOffset: '-3px' },
} as const;
