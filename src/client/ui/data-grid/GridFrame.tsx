import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import { DataGrid, gridClasses, type DataGridProps } from '@mui/x-data-grid';
import { memo, type ReactNode } from 'react';

import { useIsTouched } from '../page/useMedia';
import { RowCheckbox } from '../plain/RowCheckbox';
import type { GridLayout } from './gridLayout';
import { useScrollbarSize } from './useScrollbarSize';

/** Pixels of a row; a field fits into the lowest. */
export const ROW_HEIGHTS: Readonly<Record<GridLayout['density'], number>> = {
  compact: 36,
  standard: 45,
  comfortable: 58,
};

const look = ({ theme }: { theme: Theme }): CSSObject => {
  const { palette } = theme.vars;
  const ring = { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 };
  return {
    '--DataGrid-t-header-background-base': palette.background.paper,
    '--DataGrid-t-color-border-base': palette.divider,
    '--DataGrid-rowBorderColor': palette.divider,
    flex: '1 1 0',
    minHeight: 0,
    borderColor: palette.divider,
    borderRadius: 12,
    fontSize: 14,
    backgroundColor: palette.background.paper,
    [`& .${gridClasses.columnHeaderTitle}`]: { fontSize: 12, fontWeight: 600, color: palette.text.secondary },
    [`& .${gridClasses.columnHeader}.number .${gridClasses.columnHeaderTitleContainer}`]: {
      flexDirection: 'row-reverse',
    },
    [`& .${gridClasses.cell}.number`]: { justifyContent: 'flex-end' },
    [`& .${gridClasses.cell}, & .${gridClasses.columnHeader}`]: {
      '&:focus-visible, &:focus': ring,
      '&:focus-within': { outline: 'none' },
      '&:focus:focus': ring,
    },
    [`& .${gridClasses.row}`]: {
      '&:hover': { backgroundColor: palette.background.default },
      '&.Mui-selected, &.Mui-selected:hover, &.made': { backgroundColor: palette.accentSoft },
      '@media (forced-colors: active)': { '&.made': ring },
    },
    // There is nothing to the right of it to be made smaller.
    [`& .${gridClasses['columnHeader--last']} .${gridClasses.columnSeparator}`]: { display: 'none' },
    // Each cell is as wide as what is in it, see attendRoom.
    [`[data-measuring] & .${gridClasses.cell}, [data-measuring] & .${gridClasses.columnHeader}`]: {
      flex: 'none',
      width: 'max-content !important',
      minWidth: '0 !important',
      maxWidth: 'none !important',
    },
    // Texts that are cut off end in dots.
    [`& .${gridClasses.cell} > *`]: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  };
};

/** The grid of the library in the look of the product, without what the product does otherwise or not at all. */
const LibraryGrid = styled(DataGrid)(look) as typeof DataGrid;

/** It never gets more rows than one page has. */
const ONE_PAGE = { page: 0, pageSize: 100 };

const SLOTS = { rowCheckbox: RowCheckbox };

/**
 * The grid of the library with what all grids of the product have in common. The library draws every cell anew whenever
 * it gets its props, which therefore stay the same objects from one render to the next.
 */
export const GridFrame = memo(function GridFrame<Row extends object>(props: DataGridProps<Row>) {
  const scrollbarSize = useScrollbarSize();
  const isByTouch = useIsTouched();
  return (
    <LibraryGrid
      {...props}
      scrollbarSize={scrollbarSize}
      slots={SLOTS}
      sortingMode="server"
      paginationModel={ONE_PAGE}
      columnHeaderHeight={isByTouch ? 44 : 32}
      disableEval
      disableVirtualization
      disableColumnFilter
      disableColumnMenu
      disableColumnSelector
      disableDensitySelector
      disableRowSelectionOnClick
      disableRowSelectionExcludeModel
      keepNonExistentRowsSelected
      hideFooter
    />
  );
}) as <Row extends object>(props: DataGridProps<Row>) => ReactNode;
