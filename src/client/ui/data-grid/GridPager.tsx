import TablePagination from '@mui/material/TablePagination';

import { useT } from '../language/useT';
import type { GridLayout } from './gridLayout';
import { PAGE_SIZES } from './gridPage';
import { gridMessages } from './messages';

interface GridPagerProps {
  /** Of all pages. */
  rowCount: number;
  /** Counted from 1. */
  page: number;
  pageSize: GridLayout['pageSize'];
  onPage: (page: number) => void;
  onPageSize: (pageSize: GridLayout['pageSize']) => void;
}

const BUTTONS = {
  first: gridMessages.firstPage,
  previous: gridMessages.previousPage,
  next: gridMessages.nextPage,
  last: gridMessages.lastPage,
};

/** Which rows of how many are shown, the way to the others, and how many there are on a page. */
export function GridPager({ rowCount, page, pageSize, onPage, onPageSize }: GridPagerProps) {
  const t = useT();
  return (
    <TablePagination
      component="div"
      showFirstButton
      showLastButton
      count={rowCount}
      page={page - 1}
      rowsPerPage={pageSize}
      rowsPerPageOptions={PAGE_SIZES}
      labelRowsPerPage={t(gridMessages.rowsPerPage)}
      labelDisplayedRows={({ from, to, count }) => t(gridMessages.rowsShown, { from, to, count })}
      getItemAriaLabel={(button) => t(BUTTONS[button])}
      onPageChange={(_, at) => onPage(at + 1)}
      onRowsPerPageChange={({ target }) =>
        onPageSize(PAGE_SIZES.find((size) => size === Number(target.value)) ?? PAGE_SIZES[0])
      }
      sx={{
        overflow: 'visible',
        '.MuiTablePagination-toolbar': { flexWrap: 'wrap', minHeight: 40, paddingInline: 0 },
        '.MuiTablePagination-spacer': { display: 'none' },
        // On a telephone the number itself says enough.
        '.MuiTablePagination-selectLabel': { display: { xs: 'none', sm: 'block' } },
        '.MuiTablePagination-input': { marginInline: { xs: '0 12px', sm: '8px 24px' } },
        '.MuiTablePagination-select:focus-visible': {
          borderRadius: 1,
          outline: '2px solid',
          outlineColor: 'primary.main',
          outlineOffset: -2,
        },
        '.MuiTablePagination-actions': { marginInlineStart: 1, button: { padding: { xs: '4px', sm: '8px' } } },
        '.MuiTablePagination-selectLabel, .MuiTablePagination-displayedRows, .MuiTablePagination-input': {
          fontSize: 13,
          color: 'text.secondary',
        },
      }}
    />
  );
}
