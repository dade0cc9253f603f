import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

import type { Text } from '#client/lib/text';
import { EmptyState } from '../feedback/EmptyState';
import { useT } from '../language/useT';
import { Panel } from '../layout/Panel';
import { HeatTable, type HeatTableProps } from './HeatTable';
import { chartMessages } from './messages';
import { marksIn, type NumbersProps } from './numbers';
import { StackedBars, type StackedBarsProps } from './StackedBars';

type OfPicture = NumbersProps & Pick<HeatTableProps, 'remarkHead' | 'heatOf'> & Pick<StackedBarsProps, 'looks'>;

interface PicturePanelProps extends OfPicture {
  title: Text;
  /** What stands beside the title: what days are counted. */
  aside?: Text | undefined;
  /** What the rows are. */
  rowHead: Text;
  /** Bars that stand or lie, or a table whose grounds tell how great a number is. */
  kind: 'standing' | 'lying' | 'heat';
  /** Whether the rows do not say themselves what they are. */
  hasCaption?: boolean;
  isTable: boolean;
  /** Why there is nothing to show. */
  emptyText?: Text | undefined;
  /** What could not be drawn, in words. */
  notes?: readonly Text[];
  /** What is chosen about this picture alone. */
  tools?: ReactNode;
  /** A width in pixels for paper, where nothing can be pressed. */
  paperWidth?: number | undefined;
  /** Shows the picture as a table, or as a picture again, where it has a button for that of its own. */
  onToggled?: (() => void) | undefined;
}

/** A picture with its title, what it could not draw, and the way to its numbers as a table. */
export function PicturePanel({ title, aside, rowHead, kind, isTable, paperWidth, ...rest }: PicturePanelProps) {
  const t = useT();
  const { hasCaption, emptyText, notes = [], tools, onToggled, looks, heatOf, remarkHead, ...shown } = rest;
  const { numbers } = shown;
  const isEmpty = marksIn(numbers).length === 0;
  const action = isTable ? chartMessages.asPicture : chartMessages.asTable;
  return (
    <Panel title={t(title)} aside={aside && t(aside)} isRegion>
      <Box sx={{ display: 'grid', gap: 1, padding: '8px 16px 12px' }}>
        {!paperWidth && (tools || onToggled) && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            {tools}
            {onToggled && (
              <Button
                size="small"
                sx={{ marginInlineStart: 'auto' }}
                aria-label={t(chartMessages.ofPicture, { action, picture: title })}
                onClick={onToggled}
              >
                {t(action)}
              </Button>
            )}
          </Box>
        )}
        {isEmpty ? (
          <EmptyState text={t(emptyText ?? chartMessages.nothing)} />
        ) : isTable || kind === 'heat' ? (
          <HeatTable {...shown} {...{ heatOf, remarkHead }} label={t(title)} corner={rowHead} hasHeat={!isTable} />
        ) : (
          <StackedBars
            {...shown}
            looks={looks}
            isLying={kind === 'lying'}
            caption={hasCaption ? rowHead : undefined}
            width={paperWidth}
          />
        )}
        {notes.length > 0 && (
          <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{notes.map((note) => t(note)).join(' · ')}</Box>
        )}
      </Box>
    </Panel>
  );
}
