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

import type { Text } from '#client/lib/text';
import { useT } from '../useT';
import { Legend } from './Legend';
import { chartMessages } from './messages';
import { marksIn, type NumberPlace, type Numbers } from './numbers';
import { fillOf, Patterns, usePatternId } from './Patterns';
import { useMarks } from './useMarks';

interface StackedBarsProps {
  numbers: Numbers;
  /** The look of each column, for the same one to look alike in several pictures; in their order otherwise. */
  looks?: readonly number[];
  /** What the rows are, where their labels do not say so. */
  caption?: Text;
  /** How high the bars are drawn, in pixels. */
  height?: number;
  /** A fixed width in pixels, as on paper; as wide as there is room otherwise. */
  width?: number;
  /** What a number is called in full, where it is more than a count. */
  numberText?: (count: number) => string;
  /** Somebody wants to see what a mark counts. */
  onOpened?: (place: NumberPlace) => void;
}

/**
 * A bar for each row with a part for each column. The library draws, for readers of screens unseen; over each part lies
 * a mark of ours with a name, which keys reach.
 */
export function StackedBars({ numbers, looks, caption, height = 220, width, numberText, onOpened }: StackedBarsProps) {
  const t = useT();
  const id = usePatternId();
  const isMirrored = useTheme().direction === 'rtl';
  const { rows, columns, counts } = numbers;
  const lookOf = (column: number) => looks?.[column] ?? column;
  const figure = numberText ?? ((count: number) => t(chartMessages.number, { count }));
  const labels = rows.map(({ label, lines = [label], beside }) => [
    ...lines,
    ...(beside === undefined ? [] : [beside]),
  ]);
  const labelLines = Math.max(1, ...labels.map(({ length }) => length));
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {columns.length > 1 && (
        <Legend id={id} series={columns.map(({ label }, column) => ({ label, look: lookOf(column) }))} />
      )}
      <Box sx={{ height, width: width ?? '100%', minWidth: 0 }}>
        <ChartsDataProvider
          height={height}
          {...(width && { width })}
          margin={{ top: 8, right: 8, bottom: 0, left: 8 }}
          skipAnimation
          disableKeyboardNavigation
          series={columns.map((_, column) => ({
            type: 'bar' as const,
            id: String(column),
            stack: 'all',
            color: fillOf(id, lookOf(column)),
            data: counts.map((line) => line[column] ?? 0),
          }))}
          xAxis={[
            {
              scaleType: 'band' as const,
              data: rows.map((_, row) => row),
              reverse: isMirrored,
              height: 12 + 15 * labelLines,
              valueFormatter: (row: number) => (labels[row] ?? []).map((line) => t(line)).join('\n'),
            },
          ]}
          yAxis={[
            {
              min: 0,
              tickMinStep: 1,
              width: 'auto' as const,
              position: isMirrored ? ('right' as const) : ('left' as const),
              valueFormatter: (count: number) => figure(count),
            },
          ]}
        >
          <ChartsLayerContainer>
            <ChartsSvgLayer>
              <Patterns id={id} />
              <ChartsGrid horizontal />
              <BarPlot />
              <ChartsXAxis />
              <ChartsYAxis />
            </ChartsSvgLayer>
            <Marks numbers={numbers} figure={figure} onOpened={onOpened} />
          </ChartsLayerContainer>
        </ChartsDataProvider>
      </Box>
      {caption !== undefined && (
        <Box sx={{ fontSize: 12, color: 'text.secondary', textAlign: 'center' }}>{t(caption)}</Box>
      )}
    </Box>
  );
}

/** A mark is never too small to be pressed or ringed. */
const LEAST_PIXELS = 6;

interface MarksProps {
  numbers: Numbers;
  figure: (count: number) => string;
  onOpened: ((place: NumberPlace) => void) | undefined;
}

function Marks({ numbers, figure, onOpened }: MarksProps) {
  const t = useT();
  const acrossScale = useXScale<'band'>();
  const upScale = useYScale<'linear'>();
  const marks = useMemo(() => marksIn(numbers).map((mark) => ({ ...mark, x: mark.row, y: mark.column })), [numbers]);
  const propsOf = useMarks(marks);
  return (
    <Box data-marks sx={{ position: 'absolute', inset: 0, pointerEvents: 'none', direction: 'inherit' }}>
      {marks.map((mark) => {
        const { row, column, count } = mark;
        const below = (numbers.counts[row] ?? []).slice(0, column).reduce((sum, part) => sum + part, 0);
        const [top, bottom] = [upScale(below + count), upScale(below)];
        const name = t(chartMessages.mark, {
          row: t(numbers.rows[row]?.label ?? ''),
          column: t(numbers.columns[column]?.label ?? ''),
          count: figure(count),
        });
        return (
          <Box
            key={`${row}/${column}`}
            component="button"
            type="button"
            title={name}
            {...propsOf(mark)}
            onClick={onOpened && (() => onOpened({ row, column }))}
            sx={markLook}
            style={{
              left: acrossScale(row) ?? 0,
              top: Math.min(top, bottom - LEAST_PIXELS),
              width: acrossScale.bandwidth(),
              height: Math.max(LEAST_PIXELS, bottom - top),
              cursor: onOpened ? 'pointer' : 'default',
            }}
          />
        );
      })}
    </Box>
  );
}

const markLook = {
  position: 'absolute',
  padding: 0,
  border: 0,
  background: 'none',
  pointerEvents: 'auto',
  '&:hover': { outline: '2px solid', outlineColor: 'text.primary', outlineOffset: '-2px' },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'text.primary', outlineOffset: '1px', zIndex: 1 },
} as const;
