import { styled } from '@mui/material/styles';

import { useT } from '#client/ui/useT';
import { appMessages } from '../messages';

/** Leads past the sidebar to the open section; seen once the Tab key has come to it, the first stop of the page. */
export function SkipLink({ onSkipped }: { onSkipped: () => void }) {
  const t = useT();
  return (
    <Link
      href="#content"
      onClick={(event) => {
        // The address is the view's.
        event.preventDefault();
        onSkipped();
      }}
    >
      {t(appMessages.skip)}
    </Link>
  );
}

const Link = styled('a')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '8px 14px',
  borderRadius: 8,
  fontWeight: 600,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden', padding: 0 },
}));
