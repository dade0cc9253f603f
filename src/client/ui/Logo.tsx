import Box from '@mui/material/Box';
import { CalendarDays } from 'lucide-react';

/** The mark of the product with its name. */
export function Logo({ name }: { name: string }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, fontWeight: 650, fontSize: 16 }}>
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 28,
          height: 28,
          borderRadius: 1,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          flex: 'none',
        }}
      >
        <CalendarDays size={17} />
      </Box>
      <span className="logo-name">{name}</span>
    </Box>
  );
}
