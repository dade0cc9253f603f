import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';

interface CardGridProps<Row> {
  /** The accessible name of the list. */
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The least width of a card, in pixels. */
  minWidth?: number;
  children: (row: Row) => ReactNode;
}

/** Things side by side as cards, as many in a row as fit; cards out of view are not drawn. */
export function CardGrid<Row>({ label, rows, rowKey, minWidth = 300, children }: CardGridProps<Row>) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(${minWidth}px, 1fr))`,
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
            display: 'flex',
            flexDirection: 'column',
            gap: 1,
            padding: 2,
            contentVisibility: 'auto',
            containIntrinsicSize: 'auto 180px',
          }}
        >
          {children(row)}
        </Card>
      ))}
    </Box>
  );
}
