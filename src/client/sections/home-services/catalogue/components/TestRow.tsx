import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import { wayOf } from '#client/lib/bidi';
import { packageTestTexts } from '#client/sections/home-services/kinds/packageTest';
import { useT } from '#client/ui/language/useT';
import { catalogueMessages } from '../messages';

interface TestRowProps {
  name: string;
  onRemove: () => void;
}

/** A test of a package by its name, with Remove. */
export function TestRow({ name, onRemove }: TestRowProps) {
  const t = useT();
  return (
    <li>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box dir={wayOf(name)} sx={{ flex: 1 }}>
          {name}
        </Box>
        <Button size="small" color="inherit" aria-label={t(catalogueMessages.removeTest, { name })} onClick={onRemove}>
          {t(packageTestTexts.remove)}
        </Button>
      </Box>
    </li>
  );
}
