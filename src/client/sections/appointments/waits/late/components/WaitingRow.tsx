import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface WaitingRowProps {
  /** Tells the line. */
  line: string;
  /** Whether it is the one line that the Tab key comes to. */
  isCurrent: boolean;
  onOpen: () => void;
  /** What the line says, which is the name of the button that opens it. */
  text: ReactNode;
  /** Buttons that settle it. */
  actions?: ReactNode;
}

/** A line of the worklist: what it says, which opens it, and what can be done about it. */
export function WaitingRow({ line, isCurrent, onOpen, text, actions }: WaitingRowProps) {
  return (
    <Box
      component="li"
      data-line={line}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        paddingInlineEnd: 1.5,
        '& + li': { borderTop: 1, borderColor: 'divider' },
        '&:hover, &:focus-within': { bgcolor: 'action.hover' },
      }}
    >
      <Box
        component="button"
        type="button"
        tabIndex={isCurrent ? 0 : -1}
        onClick={onOpen}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          gap: '2px 12px',
          flex: '1 1 280px',
          minWidth: 0,
          padding: '10px 16px',
          border: 0,
          background: 'none',
          color: 'inherit',
          font: 'inherit',
          textAlign: 'start',
          cursor: 'pointer',
          outlineOffset: '-2px',
        }}
      >
        {text}
      </Box>
      {actions && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 0.5,
            paddingInlineStart: { xs: 2, md: 0 },
            paddingBlockEnd: { xs: 1.25, md: 0 },
          }}
        >
          {actions}
        </Box>
      )}
    </Box>
  );
}
