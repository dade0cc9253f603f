import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useId } from 'react';

interface ChoiceGroupProps {
  label: string;
  /** The columns of the grid, as CSS writes them. */
  columns: string;
  children: ReactNode;
}

/** Choices of one kind in a grid, under their label. */
export function ChoiceGroup({ label, columns, children }: ChoiceGroupProps) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Box id={id} sx={{ fontWeight: 600, marginBlockEnd: 1 }}>
        {label}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: columns, gap: 1 }}>{children}</Box>
    </Box>
  );
}

interface ChoiceProps {
  isChosen: boolean;
  /** Whether the choice carries a warning. */
  isMarked?: boolean;
  isDisabled: boolean;
  onChosen: () => void;
  children: ReactNode;
}

/** One choice of a group. */
export function Choice({ isChosen, isMarked = false, isDisabled, onChosen, children }: ChoiceProps) {
  return (
    <Button
      size="small"
      variant="outlined"
      aria-pressed={isChosen}
      color={isMarked ? 'warning' : 'primary'}
      disabled={isDisabled}
      onClick={onChosen}
      sx={{
        flexDirection: 'column',
        minWidth: 0,
        lineHeight: 1.35,
        fontVariantNumeric: 'tabular-nums',
        borderStyle: isMarked ? 'dashed' : 'solid',
        '&[aria-pressed="true"]': {
          bgcolor: 'accentSoft',
          outline: 2,
          outlineColor: 'primary.main',
          outlineStyle: 'solid',
          outlineOffset: -2,
        },
      }}
    >
      {children}
    </Button>
  );
}
