import Box from '@mui/material/Box';
import { CalendarDays } from 'lucide-react';

/** The mark of the product with its name, or the mark alone where a narrow window has no room for both. */
export function Logo({ name, isFolding = false }: { name: string; isFolding?: boolean }) {
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
      <Box component="span" sx={isFolding ? { display: { xs: 'none', lg: 'block' } } : null}>
        {name}
      </Box>
    </Box>
  );
}
