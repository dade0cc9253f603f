import Box from '@mui/material/Box';
import type { LucideIcon } from 'lucide-react';

import type { Text } from '#client/lib/text';
import { useT } from '../language/useT';

interface StatCardProps {
  label: string;
  value: Text;
  /** Tells the cards apart at a glance. */
  icon?: LucideIcon;
  /** How much it is of a whole, in hundredths, and how that is said; drawn as a thin bar. */
  share?: { percent: number; text: string };
}

/** One figure with its name. */
export function StatCard({ label, value, icon: Icon, share }: StatCardProps) {
  const t = useT();
  return (
    <Box
      sx={{
        display: 'flex',
        // The figures of cards beside each other stand in one line, whatever is below them.
        alignItems: 'start',
        gap: 1.5,
        minHeight: 92,
        padding: '14px 16px',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
      }}
    >
      {Icon && (
        <Box
          aria-hidden
          sx={{ display: 'flex', padding: 1.25, borderRadius: 1.5, bgcolor: 'accentSoft', color: 'primary.main' }}
        >
          <Icon size={20} />
        </Box>
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ color: 'text.secondary' }}>{label}</Box>
        <Box sx={{ fontSize: 22, fontWeight: 650, lineHeight: 1.35, overflowWrap: 'anywhere' }}>{t(value)}</Box>
        {share && (
          <>
            <Box aria-hidden sx={{ height: 5, marginBlock: 0.5, borderRadius: 3, bgcolor: 'divider' }}>
              <Box
                sx={{ height: 5, borderRadius: 3, bgcolor: 'primary.main', forcedColorAdjust: 'none' }}
                style={{ width: `${Math.min(100, Math.max(0, share.percent))}%` }}
              />
            </Box>
            <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{share.text}</Box>
          </>
        )}
      </Box>
    </Box>
  );
}
