import Box from '@mui/material/Box';

import type { Text } from '#client/lib/text';
import { useT } from '../useT';

interface StatCardProps {
  label: string;
  value: Text;
  /** A quiet line under the figure. */
  note?: string;
}

/** One figure with its name. */
export function StatCard({ label, value, note }: StatCardProps) {
  const t = useT();
  return (
    <Box
      sx={{
        minHeight: 92,
        padding: '14px 16px',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
      }}
    >
      <Box sx={{ color: 'text.secondary' }}>{label}</Box>
      <Box sx={{ fontSize: 22, fontWeight: 650, lineHeight: 1.35, overflowWrap: 'anywhere' }}>{t(value)}</Box>
      {note && <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{note}</Box>}
    </Box>
  );
}
