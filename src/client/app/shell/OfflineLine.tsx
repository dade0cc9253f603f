import Box from '@mui/material/Box';
import { createPortal } from 'react-dom';

import { useT } from '#client/ui/language/useT';
import { useIsOffline, useIsTriedOffline } from '#client/ui/waiting/useIsOffline';
import { appMessages } from '../messages';
import { keepAudible } from './keepAudible';

/**
 * Says that the page is offline for as long as it is, and before a call was tried only that the browser says so
 * (decisions: the network). It lies over the free room at the top,
 * so that nothing moves when it comes, and lets the pointer through.
 */
export function OfflineLine() {
  const t = useT();
  const isShown = useIsOffline();
  const isTried = useIsTriedOffline();
  return (
    <Box
      role="status"
      sx={{
        position: 'fixed',
        insetBlockStart: 0,
        insetInline: 0,
        zIndex: 'tooltip',
        display: 'grid',
        justifyItems: 'center',
        pointerEvents: 'none',
      }}
    >
      {isShown && (
        <Box
          sx={{
            paddingInline: 1.5,
            paddingBlock: '2px',
            borderEndStartRadius: 8,
            borderEndEndRadius: 8,
            bgcolor: 'text.primary',
            color: 'background.paper',
            fontSize: 12,
            fontWeight: 600,
            textAlign: 'center',
          }}
        >
          {t(isTried ? appMessages.offline : appMessages.saidOffline)}
        </Box>
      )}
    </Box>
  );
}

function hostLine(host: HTMLElement | null) {
  return host ? keepAudible(host) : undefined;
}

/** The line on the page itself, beside every dialog. */
export function OfflineHost() {
  return createPortal(
    <div ref={hostLine}>
      <OfflineLine />
    </div>,
    document.body,
  );
}
