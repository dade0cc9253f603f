import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import { useT } from '#client/ui/useT';
import { catalogueMessages } from '../messages';

interface TestRowProps {
  name: string;
  /** The colour of the button; `error` where the test is removed at once. */
  color: 'error' | 'inherit';
  onRemove: () => void;
}

/** A test of a package by its name, with Remove. */
export function TestRow({ name, color, onRemove }: TestRowProps) {
  const t = useT();
  return (
    <li>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box dir="auto" sx={{ flex: 1 }}>
          {name}
        </Box>
        <Button size="small" color={color} aria-label={t(catalogueMessages.removeTest, { name })} onClick={onRemove}>
          {t(catalogueMessages.remove)}
        </Button>
      </Box>
    </li>
  );
}
