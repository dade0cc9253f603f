import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Children, type ReactNode } from 'react';

import type { Text } from '#client/lib/text';
import { useT } from '#client/ui/language/useT';
import { Panel } from '#client/ui/layout/Panel';
import { deskMessages } from '../messages';

interface WaitGroupBoxProps {
  title: Text;
  /** How many lines there are in all, where only the first of them are shown. */
  more?: number;
  onAllWanted?: () => void;
  /** What the group is, in its head. */
  note?: ReactNode;
  children?: ReactNode;
}

/** A group of the worklist: a region with its lines. */
export function WaitGroupBox({ title, more = 0, onAllWanted, note, children }: WaitGroupBoxProps) {
  const t = useT();
  return (
    <Panel title={t(title)} aside={note} isRegion>
      {Children.count(children) > 0 && (
        <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {children}
        </Box>
      )}
      {more > 0 && (
        <Button size="small" sx={{ margin: 1 }} onClick={onAllWanted}>
          {t(deskMessages.showAll, { count: more })}
        </Button>
      )}
    </Panel>
  );
}
