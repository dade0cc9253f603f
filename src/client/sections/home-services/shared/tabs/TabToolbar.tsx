import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

import type { Message } from '#client/lib/text';
import { homeMessages } from '#client/sections/home-services/messages';
import { GridToolsPlace } from '#client/ui/data-grid/GridTools';
import { uiMessages } from '#client/ui/language/messages';
import { useT } from '#client/ui/language/useT';
import { FilterFold } from '#client/ui/layout/FilterFold';
import { ToolsFold } from '#client/ui/layout/ToolsFold';
import { useIsPhone } from '#client/ui/page/useMedia';
import { SearchBox } from '#client/ui/search/SearchBox';
import { useSearch } from './useSearch';

interface TabToolbarProps {
  /** The placeholder of the search; without it there is no search. */
  search?: Message;
  /** The filters of the tab. */
  children?: ReactNode;
  /** Whether the filters leave some rows out. */
  isNarrowed?: boolean;
  /** All rows and the visible ones; they are counted once they have arrived. */
  rows: readonly unknown[] | undefined;
  visible?: readonly unknown[];
  /** Whether the rows stand in a grid, which has tools of its own. */
  isOfGrid?: boolean;
  /** What stands beside these. */
  tools?: ReactNode;
  /** What stands before the primary action. */
  beside?: ReactNode;
  addLabel: string;
  onAdd: () => void;
}

/** The bar above a list: search and filters, the count of its rows, the tools of its grid, the one primary action. */
export function TabToolbar(props: TabToolbarProps) {
  const { search, children, isNarrowed, rows, visible = rows, isOfGrid = true, tools, beside, addLabel, onAdd } = props;
  const t = useT();
  const isPhone = useIsPhone();
  const folded = (
    <ToolsFold>
      <GridToolsPlace />
      {tools}
      {beside}
    </ToolsFold>
  );
  // A phone has room for them beside the search.
  const isFoldedAbove = isPhone && Boolean(search ?? children);
  const hasTools = Boolean(tools ?? beside) || (isOfGrid && Boolean(visible?.length));
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
      {search && <TabSearch by={search} />}
      {children && <FilterFold isNarrowed={isNarrowed}>{children}</FilterFold>}
      {isFoldedAbove && hasTools && folded}
      <Box sx={SECOND_LINE}>
        <Box role="status" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {rows &&
            visible &&
            t(visible.length < rows.length ? homeMessages.countOf : homeMessages.count, {
              count: visible.length,
              total: rows.length,
            })}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginInlineStart: 'auto' }}>
          {!isFoldedAbove && folded}
          <Button variant="contained" startIcon={<Plus size={16} />} onClick={onAdd}>
            {addLabel}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

/** A line of its own on a phone. */
const SECOND_LINE = {
  display: { xs: 'flex', sm: 'contents' },
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  width: '100%',
};

function TabSearch({ by }: { by: Message }) {
  const t = useT();
  const [text, search] = useSearch();
  return <SearchBox value={text} placeholder={t(by)} label={t(uiMessages.search)} onChange={search} />;
}
