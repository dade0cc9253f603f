import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';

import { say, type Message } from '#client/lib/text';
import { useT } from '#client/ui/language/useT';
import type { ArabicCount } from '../completeness';
import { arabicMessages } from '../messages';

interface ArabicBarProps {
  list: Message;
  /** `undefined` until the list has arrived. */
  count: ArabicCount | undefined;
}

/** How complete the Arabic names of a kind are, as a bar and in figures. */
export function ArabicBar({ list, count }: ArabicBarProps) {
  const t = useT();
  const { done = 0, total = 0, percent = null } = count ?? {};
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <LinearProgress
        // How much there is, not how far something is.
        role={count ? 'meter' : 'progressbar'}
        variant={count ? 'determinate' : 'indeterminate'}
        color={percent === 100 ? 'success' : 'primary'}
        aria-label={t(say(arabicMessages.progress, { list }))}
        value={percent ?? 0}
        sx={{ height: 6, borderRadius: 1 }}
      />
      <Box role="status" sx={{ display: 'flex', justifyContent: 'space-between', minHeight: 21 }}>
        {count && (
          <>
            <span>{percent === null ? t(arabicMessages.none) : t(arabicMessages.counts, { done, total })}</span>
            {percent !== null && <strong>{t(arabicMessages.percent, { percent })}</strong>}
          </>
        )}
      </Box>
    </Box>
  );
}
