import Box from '@mui/material/Box';

import { Picture } from '#client/ui/Picture';
import type { NamedItem } from '../names';
import { useNames } from '../useNames';

interface NameCellProps {
  name: string;
  /** The name in the other language. */
  beside?: string | null;
  icon?: string | null;
}

/** The picture and the name of an item, side by side, and its name in the other language. */
export function NameCell({ name, beside, icon }: NameCellProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, fontWeight: 600 }}>
      <Picture name={name} src={icon} size={24} />
      <Box component="bdi" data-searched sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {name}
      </Box>
      {beside && (
        <Box
          component="bdi"
          data-searched
          className="quiet"
          sx={{ flex: '0 99 auto', overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: 400 }}
        >
          {beside}
        </Box>
      )}
    </Box>
  );
}

/** An item of the catalogue by its names, the one in the language on screen first. */
export function ItemNameCell({ item }: { item: NamedItem & { icon?: string | null } }) {
  const names = useNames();
  return <NameCell name={names.of(item)} beside={names.besideOf(item)} icon={item.icon} />;
}
