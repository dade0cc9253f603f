import Box from '@mui/material/Box';

import { PlainAlert } from '#client/ui/feedback/PlainAlert';
import { useT } from '#client/ui/language/useT';
import type { SheetDifference } from '../difference';
import { importTexts } from '../messages';

/** How many lines are new, changed, unchanged and not understood, and what an import does not do. */
export function Summary({ difference }: { difference: SheetDifference | null }) {
  const t = useT();
  const counts = difference?.counts;
  const isNothing = counts && counts.added + counts.changed + counts.faulty === 0;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box role="status" sx={{ fontWeight: 600 }}>
        {counts ? t(importTexts.counts, counts) : t(importTexts.comparing)}
      </Box>
      {isNothing && <PlainAlert severity="success">{t(importTexts.nothing)}</PlainAlert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.75, fontSize: 13, color: 'text.secondary' }}>
        <span>{t(importTexts.blankNote)}</span>
        {counts && counts.examples > 0 && <span>{t(importTexts.examples, { count: counts.examples })}</span>}
        {counts && counts.faulty > 0 && <span>{t(importTexts.waiting, { count: counts.faulty })}</span>}
      </Box>
    </Box>
  );
}
