import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

import type { Message } from '#client/lib/text';
import { SearchBox } from '#client/ui/SearchBox';
import { useWords } from '#client/ui/useWords';
import { messages } from '../messages';
import { useSearch } from './useSearch';

interface TabToolbarProps {
  /** What the list can be searched by; left out where it cannot. */
  search?: Message;
  /** The filters of the tab. */
  children?: ReactNode;
  /** The rows there are, and those that are shown of them; they are counted once they are there. */
  rows: readonly unknown[] | undefined;
  visible?: readonly unknown[];
  addLabel: string;
  onAdd: () => void;
}

/** Above a list: what narrows it, how many rows that leaves, and the one primary action. */
export function TabToolbar({ search, children, rows, visible = rows, addLabel, onAdd }: TabToolbarProps) {
  const words = useWords();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
      {search && <TabSearch by={search} />}
      {children}
      <Box role="status" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {rows &&
          visible &&
          words(visible.length < rows.length ? messages.countOf : messages.count, {
            count: visible.length,
            total: rows.length,
          })}
      </Box>
      <Button variant="contained" startIcon={<Plus size={16} />} onClick={onAdd} sx={{ marginInlineStart: 'auto' }}>
        {addLabel}
      </Button>
    </Box>
  );
}

function TabSearch({ by }: { by: Message }) {
  const words = useWords();
  const [text, search] = useSearch();
  return <SearchBox value={text} placeholder={words(by)} label={words(messages.search)} onChange={search} />;
}
