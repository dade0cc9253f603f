import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useRef, type ReactNode } from 'react';

import { MADE_LOOK, useNewlyMade } from '#client/ui/focus/useNewlyMade';
import { uiMessages } from '#client/ui/language/messages';
import { useT } from '#client/ui/language/useT';
import { Skeleton } from '#client/ui/waiting/Skeleton';
import type { Id } from '#contract/common';

interface CardGridProps<Row> {
  /** The accessible name of the list. */
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The least width of a card, in pixels. */
  minWidth?: number;
  /** The ids of those that were just made. */
  made?: readonly Id[];
  /** How many elements stand on every card, one below another; those of cards side by side are in line. */
  lines?: number;
  children: (row: Row) => ReactNode;
}

interface CardGridSkeletonProps {
  /** The least width of a card, in pixels. */
  minWidth?: number;
  cards?: number;
  /** Whether a text and buttons will stand below picture and name. */
  hasText?: boolean;
}

/** The shape of cards before they arrive: a picture beside two lines, and below them a text and its buttons. */
export function CardGridSkeleton({ minWidth = 300, cards = 6, hasText = true }: CardGridSkeletonProps) {
  const t = useT();
  const shapes = Array.from({ length: cards }, (_, card) => String(card));
  return (
    <div role="progressbar" aria-label={t(uiMessages.loading)}>
      <CardGrid
        label={t(uiMessages.loading)}
        rows={shapes}
        rowKey={(card) => card}
        minWidth={minWidth}
        lines={hasText ? 3 : 1}
      >
        {() => (
          <>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
              <Skeleton variant="circular" width={36} height={36} style={{ flex: 'none' }} />
              <Box sx={{ flex: 1 }}>
                <Skeleton width="60%" />
                <Skeleton width="40%" />
              </Box>
            </Box>
            {hasText && (
              <>
                <Skeleton width="90%" />
                <Skeleton width="50%" height={32} style={{ alignSelf: 'flex-end' }} />
              </>
            )}
          </>
        )}
      </CardGrid>
    </div>
  );
}

const NONE: readonly Id[] = [];

/** Things side by side as cards, as many in a row as fit. */
export function CardGrid<Row>(props: CardGridProps<Row>) {
  const { label, rows, rowKey, minWidth = 300, made = NONE, lines = 1, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const keys = rows.map(rowKey);
  const tinted = useNewlyMade(
    made,
    (fresh) => keys.find((key) => fresh.has(key)) ?? null,
    (key) => list.current?.children[keys.indexOf(key)],
  );
  return (
    <Box
      component="ul"
      ref={list}
      aria-label={label}
      sx={{
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(${minWidth}px, 100%), 1fr))`,
        gap: 2,
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {rows.map((row) => (
        <Card
          key={rowKey(row)}
          component="li"
          variant="outlined"
          sx={{
            display: 'grid',
            // The lines are those of the whole row of cards.
            gridTemplateRows: 'subgrid',
            gridRow: `span ${lines}`,
            rowGap: 1,
            padding: 2,
            ...(tinted.has(rowKey(row)) && MADE_LOOK),
          }}
        >
          {children(row)}
        </Card>
      ))}
    </Box>
  );
}
