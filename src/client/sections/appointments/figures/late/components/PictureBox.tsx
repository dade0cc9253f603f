import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

import type { Text } from '#client/lib/text';
import { pictureTitles } from '#client/sections/appointments/view/late/markTexts';
import { HeatTable } from '#client/ui/charts/HeatTable';
import { marksIn, type NumberPlace } from '#client/ui/charts/numbers';
import { StackedBars } from '#client/ui/charts/StackedBars';
import { EmptyState } from '#client/ui/feedback/EmptyState';
import { Panel } from '#client/ui/layout/Panel';
import { useT } from '#client/ui/useT';
import { figuresMessages, lackingMessages, rowHeads } from '../messages';
import { seriesLooks, type ClinicPicture } from '../pictures';

interface PictureBoxProps {
  picture: ClinicPicture;
  isTable: boolean;
  /** Says what narrows the pictures, where something does. */
  filters: Text | null;
  /** What is chosen about this picture alone. */
  tools?: ReactNode;
  /** A width in pixels for paper, where nothing can be pressed. */
  paperWidth?: number;
  onToggled?: () => void;
  onOpened?: (place: NumberPlace) => void;
}

/** One picture with its title, what it could not count, and the way to its numbers as a table. */
export function PictureBox({ picture, isTable, filters, tools, paperWidth, onToggled, onOpened }: PictureBoxProps) {
  const t = useT();
  const title = t(pictureTitles[picture.id]);
  const isEmpty = marksIn(picture).length === 0;
  const action = isTable ? figuresMessages.asPicture : figuresMessages.asTable;
  return (
    <Panel title={title} isRegion>
      <Box sx={{ display: 'grid', gap: 1, padding: '8px 16px 12px' }}>
        {!paperWidth && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            {tools}
            <Button
              size="small"
              sx={{ marginInlineStart: 'auto' }}
              aria-label={t(figuresMessages.ofPicture, { action, picture: title })}
              onClick={onToggled}
            >
              {t(action)}
            </Button>
          </Box>
        )}
        {isEmpty ? (
          <EmptyState text={filters ? t(figuresMessages.nothingBecause, { filters }) : t(figuresMessages.nothing)} />
        ) : isTable || picture.id === 'week' ? (
          <HeatTable
            numbers={picture}
            label={title}
            corner={rowHeads[picture.id]}
            hasHeat={!isTable}
            onOpened={onOpened}
          />
        ) : (
          <StackedBars
            numbers={picture}
            looks={seriesLooks(picture)}
            caption={picture.id === 'notice' || picture.id === 'age' ? rowHeads[picture.id] : undefined}
            width={paperWidth}
            onOpened={onOpened}
          />
        )}
        {picture.lacking.length > 0 && (
          <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
            {picture.lacking.map(({ need, count }) => t(lackingMessages[need], { count })).join(' · ')}
          </Box>
        )}
      </Box>
    </Panel>
  );
}
