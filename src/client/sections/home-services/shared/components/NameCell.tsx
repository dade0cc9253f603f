import Box from '@mui/material/Box';

import { Picture } from '#client/ui/Picture';

/** The picture and the name of an item, side by side. */
export function NameCell({ name, icon }: { name: string; icon?: string | null }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, fontWeight: 600 }}>
      <Picture name={name} src={icon} size={24} />
      <Box component="bdi" data-searched sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {name}
      </Box>
    </Box>
  );
}
