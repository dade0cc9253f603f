import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLayerContainer } from '@mui/x-charts/ChartsLayerContainer';
import { ChartsSvgLayer } from '@mui/x-charts/ChartsSvgLayer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { useMemo } from 'react';

import type { Text, Translate } from '#client/lib/text';
import { useT } from '../language/useT';
import { Legend } from './Legend';
import { chartMessages } from './messages';
import { marksIn, type NumberPlace, type Numbers, type NumbersProps } from './numbers';
import { fillOf, Patterns, usePatternId } from './Patterns';
import { useMarks } from './useMarks';

/** How the bars stand and look. */
export interface StackedBarsProps extends NumbersProps {
  /** The look of each column, for the same one to look alike in several pictures; in their order otherwise. */
  looks?: readonly number[] | undefined;
  /** Whether the bars lie, one below the other. */
  isLying?: boolean;
  /** What the rows are, where their labels do not say so. */
  caption?: Text | undefined;
  /** A fixed width in pixels, as on paper; as wide as there is room otherwise. */
  width?: number | undefined;
}

const HEIGHT = 220;
const LYING_BAR = 30;
const LETTER = 7;
const LINE = 15;

/**
 * A bar for each row with a part for each column. The library draws, for readers of screens unseen; over each part lies
 * a mark of ours with a name, which keys reach.
 */
export function StackedBars(props: StackedBarsProps) {
  const { numbers, looks, isLying = false, caption, width, numberText, onOpened } = props;
  const t = useT();
  const id = usePatternId();
  const isMirrored = useTheme().direction === 'rtl';
  const { rows, columns, counts } = numbers;
  const lookOf = (column: number) => looks?.[column] ?? column;
  const countText = (count: number) => t(chartMessages.number, { count });
  const height = isLying ? 32 + LYING_BAR * rows.length : HEIGHT;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {columns.length > 1 && (
        <Legend id={id} series={columns.map(({ label }, column) => ({ label, look: lookOf(column) }))} />
      )}
      <Box sx={{ height, width: width ?? '100%', minWidth: 0 }}>
        <ChartsDataProvider
          height={height}
          {...(width && { width })}
          skipAnimation
          disableKeyboardNavigation
          series={columns.map((_, column) => ({
            type: 'bar' as const,
            id: String(column),
            stack: 'all',
            layout: isLying ? ('horizontal' as const) : ('vertical' as const),
            color: fillOf(id, lookOf(column)),
            data: counts.map((line) => line[column] ?? 0),
          }))}
          {...axesOf(numbers, isLying, isMirrored, t, width !== undefined)}
        >
          <ChartsLayerContainer>
            <ChartsSvgLayer>
              <Patterns id={id} />
              <ChartsGrid horizontal={!isLying} vertical={isLying} />
              <BarPlot renderer="svg-batch" />
              <ChartsXAxis />
              <ChartsYAxis />
            </ChartsSvgLayer>
            <Marks numbers={numbers} isLying={isLying} countText={numberText ?? countText} onOpened={onOpened} />
          </ChartsLayerContainer>
        </ChartsDataProvider>
      </Box>
      {caption !== undefined && (
        <Box sx={{ fontSize: 12, color: 'text.secondary', textAlign: 'center' }}>{t(caption)}</Box>
      )}
    </Box>
  );
}

/** On paper nothing tells what a bar is but its label: each has one, in letters small enough for that. */
const labelsOnPaper = { tickLabelStyle: { fontSize: '7pt' }, tickLabelInterval: () => true };

/** The axes, one with the labels of the rows and one with numbers, and their margin; in Arabic from the right. */
function axesOf({ rows, counts }: Numbers, isLying: boolean, isMirrored: boolean, t: Translate, isOnPaper: boolean) {
  const labels = rows.map(({ label, lines = [label], beside }) =>
    [...lines, ...(beside === undefined ? [] : [beside])].map((line) => t(line)),
  );
  const countText = (count: number) => t(chartMessages.number, { count });
  const longest = Math.max(0, ...labels.flat().map(({ length }) => length));
  const most = counts.reduce((greatest, line) => Math.max(greatest, sumOf(line)), 0);
  const widest = countText(widestUpTo(most)).length;
  // The last label stands in the middle of its bar, or over the end of the axis, and reaches beyond that.
  const beyond = Math.max(8, Math.ceil((LETTER * (1 + (isLying ? widest : longest))) / 2));
  const bars = {
    scaleType: 'band' as const,
    data: rows.map((_, row) => row),
    valueFormatter: (row: number) => (labels[row] ?? []).join('\n'),
    ...(isOnPaper && labelsOnPaper),
  };
  const amounts = { min: 0, tickMinStep: 1, valueFormatter: countText };
  const across = {
    reverse: isMirrored,
    height: isLying ? 28 : 12 + LINE * Math.max(...labels.map(({ length }) => length)),
  };
  const up = {
    width: Math.min(160, 16 + LETTER * (isLying ? longest : widest)),
    position: isMirrored ? ('right' as const) : ('left' as const),
  };
  return {
    margin: { top: 8, bottom: 0, left: isMirrored ? beyond : 8, right: isMirrored ? 8 : beyond },
    xAxis: [isLying ? { ...amounts, ...across } : { ...bars, ...across }],
    yAxis: [isLying ? { ...bars, ...up } : { ...amounts, ...up }],
  };
}

/** A number as wide as any that an axis names, which ends at a round number: at 100 where the greatest count is 81. */
function widestUpTo(most: number): number {
  const place = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  return most > 5 * place ? 10 * place : most;
}

const sumOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);

/** A mark is never too small to be pressed or ringed. */
const LEAST_PIXELS = 6;

interface MarksProps extends Pick<NumbersProps, 'numbers' | 'onOpened'> {
  isLying: boolean;
  countText: (count: number, place: NumberPlace) => string;
}

function Marks({ numbers, isLying, countText, onOpened }: MarksProps) {
  const t = useT();
  const placeOf = useMarkPlaces(isLying);
  const marks = useMemo(
    () =>
      marksIn(numbers).map((mark) =>
        isLying ? { ...mark, x: mark.column, y: -mark.row } : { ...mark, x: mark.row, y: mark.column },
      ),
    [numbers, isLying],
  );
  const propsOf = useMarks(marks);
  return (
    <Box data-marks sx={marksLook}>
      {marks.map((mark) => {
        const { row, column, count } = mark;
        const name = t(chartMessages.mark, {
          row: t(numbers.rows[row]?.label ?? ''),
          column: t(numbers.columns[column]?.label ?? ''),
          count: countText(count, mark),
        });
        const own = {
          key: `${row}/${column}`,
          title: name,
          style: placeOf(row, sumOf((numbers.counts[row] ?? []).slice(0, column)), count),
          ...propsOf(mark),
        };
        const { key, ...rest } = own;
        return onOpened ? (
          <button key={key} type="button" {...rest} onClick={() => onOpened({ row, column })} />
        ) : (
          <span key={key} role="img" aria-label={name} {...rest} />
        );
      })}
    </Box>
  );
}

/** Where the part of a bar lies that begins at a number and is so great. */
function useMarkPlaces(isLying: boolean) {
  const across = useXScale();
  const up = useYScale();
  const [bars, amounts] = isLying ? [up, across] : [across, up];
  return (row: number, begin: number, count: number) => {
    const side = { from: Number(bars(row)), size: 'bandwidth' in bars ? bars.bandwidth() : 0 };
    const ends = [begin, begin + count].map((number) => Number(amounts(number as never)));
    const [first, last] = [Math.min(...ends), Math.max(...ends)];
    const size = Math.max(LEAST_PIXELS, last - first);
    return isLying
      ? { top: side.from, height: side.size, left: first, width: size }
      : { left: side.from, width: side.size, top: last - size, height: size };
  };
}

const marksLook = {
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  '& [data-mark]': { position: 'absolute', padding: 0, border: 0, background: 'none', pointerEvents: 'auto' },
  '& button': { cursor: 'pointer' },
  '& [data-mark]:hover': { outline: '2px solid', outlineColor: 'text.primary', outlineOffset: '-2px' },
  '& [data-mark]:focus-visible': {
    outline: '3px solid',
    outlineColor: 'text.primary',
    outlineOffset: '1px',
    zIndex: 1,
  },
} as const;
