import Button from '@mui/material/Button';
import { Clock } from 'lucide-react';

import type { Message } from '#client/lib/text';
import { useT } from '../language/useT';

/** What the button says, and the dialog that it opens. */
export const firstFreeTitle: Message = { id: 'firstFree.title', defaultMessage: 'First free' };

interface FirstFreeButtonProps {
  size?: 'small' | 'medium';
  onClick: () => void;
}

/** The button `First free`, which stands with the first screen while its dialog is fetched later. */
export function FirstFreeButton({ size = 'medium', onClick }: FirstFreeButtonProps) {
  const t = useT();
  return (
    <Button size={size} variant="outlined" startIcon={<Clock size={15} />} aria-haspopup="dialog" onClick={onClick}>
      {t(firstFreeTitle)}
    </Button>
  );
}
