import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import { useT } from '../language/useT';
import { pageMessages } from './pageMessages';

interface PageBarProps {
  /** Says which page is shown. */
  text: string;
  /** From 1 on. */
  page: number;
  /** How many numbered buttons are offered, from page 1 on. */
  buttons: number;
  hasPrevious: boolean;
  hasNext: boolean;
  onPageChosen: (page: number) => void;
}

/** Buttons that lead to the other pages of a list. */
export function PageBar({ text, page, buttons, hasPrevious, hasNext, onPageChosen }: PageBarProps) {
  const t = useT();
  return (
    <Box
      component="nav"
      aria-label={t(pageMessages.pages)}
      sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, flex: 'none' }}
    >
      <Box role="status" sx={{ flex: 1, color: 'text.secondary' }}>
        {text}
      </Box>
      <Button size="small" disabled={!hasPrevious} onClick={() => onPageChosen(page - 1)}>
        {t(pageMessages.previous)}
      </Button>
      {Array.from({ length: buttons }, (_, index) => index + 1).map((number) => (
        <Button
          key={number}
          size="small"
          variant={number === page ? 'contained' : 'outlined'}
          aria-current={number === page ? 'page' : undefined}
          sx={{ minWidth: 36 }}
          onClick={() => onPageChosen(number)}
        >
          {number}
        </Button>
      ))}
      <Button size="small" disabled={!hasNext} onClick={() => onPageChosen(page + 1)}>
        {t(pageMessages.next)}
      </Button>
    </Box>
  );
}
