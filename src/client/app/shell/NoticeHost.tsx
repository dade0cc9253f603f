import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { Notice } from '#client/state/notices';
import { noticeClosed, selectNotices } from '#client/state/notices';
import { mayLeaveView } from '#client/ui/layout/askBeforeLeaving';
import { messages as uiMessages } from '#client/ui/messages';
import { useT } from '#client/ui/useT';

/** Milliseconds that a notice stays on screen, unless it is to stay or a workflow closes its topic. */
const SUCCESS_MS = 6_000;
const ERROR_MS = 20_000;

/**
 * Shows notices in the lower corner beside the sidebar, away from the buttons that are pressed next. Screen readers
 * announce a success politely and a failure at once.
 */
export function NoticeHost() {
  const notices = useSelector(selectNotices);
  return (
    <Portal>
      <Box
        ref={keepAudible}
        sx={{
          position: 'fixed',
          insetBlockEnd: 16,
          insetInlineStart: { xs: 80, lg: 256 },
          zIndex: 'snackbar',
          display: 'grid',
          gap: 1,
          width: 'min(420px, calc(100vw - 96px))',
        }}
      >
        {notices.map((notice) => (
          <NoticeCard key={notice.id} notice={notice} />
        ))}
      </Box>
    </Portal>
  );
}

/** Keeps notices audible while a dialog is open, which hides everything beside it from screen readers. */
function keepAudible(host: HTMLElement | null) {
  if (!host) return undefined;
  const observer = new MutationObserver(() => {
    host.removeAttribute('aria-hidden');
  });
  observer.observe(host, { attributeFilter: ['aria-hidden'] });
  return () => {
    observer.disconnect();
  };
}

function NoticeCard({ notice: { id, kind, concerns, text, detail, offer, stays, topic } }: { notice: Notice }) {
  const t = useT();
  const dispatch = useDispatch();
  const [isPressed, setIsPressed] = useState(false);
  const close = () => dispatch(noticeClosed(id));
  const press = () => {
    if (offer?.leavesView && !mayLeaveView()) return;
    if (topic) setIsPressed(true);
    else close();
    if (offer) dispatch(offer.event);
  };
  useEffect(() => {
    if (stays || topic) return undefined;
    const timer = setTimeout(() => dispatch(noticeClosed(id)), kind === 'success' ? SUCCESS_MS : ERROR_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [dispatch, id, kind, stays, topic]);

  return (
    <Alert
      severity={kind}
      role={kind === 'success' ? 'status' : 'alert'}
      onClose={close}
      closeText={t(uiMessages.close)}
      sx={{ border: 1, borderColor: 'divider', bgcolor: 'background.paper', color: 'text.primary' }}
    >
      {concerns && <Box sx={{ fontWeight: 600 }}>{t(concerns)}</Box>}
      <div>{t(text)}</div>
      {detail && <Box sx={{ color: 'text.secondary' }}>{t(detail)}</Box>}
      {offer && (
        <Button size="small" sx={{ marginBlockStart: 1 }} variant="outlined" loading={isPressed} onClick={press}>
          {t(offer.label ?? uiMessages.retry)}
        </Button>
      )}
    </Alert>
  );
}
