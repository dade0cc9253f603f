import Box from '@mui/material/Box';
import { useEffectEvent, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';

import { PAGE_SIZES } from './gridPage';
import { GridPager } from './GridPager';

interface GridFooterProps extends ComponentProps<typeof GridPager> {
  /** What can be done with the ticked rows; nothing while there are none. */
  action: ReactNode;
  /** How far that is, or what it came to. */
  result?: ReactNode;
  /** It goes, and the focus that was in it with it. */
  onFocusGone: () => void;
}

/** What stands below a grid: its pages where it may have several, what can be done with ticked rows, and its result. */
export function GridFooter({ action, result, onFocusGone, ...pager }: GridFooterProps) {
  const hasPages = pager.rowCount > PAGE_SIZES[0];
  if (!hasPages && !action && !result) return null;
  return (
    <Bar onFocusGone={onFocusGone}>
      {result && <Box sx={{ flexBasis: '100%', minWidth: 0 }}>{result}</Box>}
      {action}
      {hasPages && (
        <Box sx={{ marginInlineStart: 'auto' }}>
          <GridPager {...pager} />
        </Box>
      )}
    </Bar>
  );
}

function Bar({ children, onFocusGone }: { children: ReactNode; onFocusGone: () => void }) {
  const bar = useRef<HTMLElement>(null);
  const tell = useEffectEvent(onFocusGone);
  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      if (element?.contains(document.activeElement)) tell();
    };
  }, []);
  return (
    <Box ref={bar} sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 0.5, minHeight: 40 }}>
      {children}
    </Box>
  );
}
