import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';

import { noticeClosed, selectNotices, type Notice } from '#client/state/notices';
import { directionOf } from '#client/ui/directionOf';
import { mayLeaveView } from '#client/ui/layout/askBeforeLeaving';
import { uiMessages } from '#client/ui/messages';
import { useT } from '#client/ui/useT';
import { NewVersionLine } from '../newVersion/NewVersionLine';
import { keepAudible } from './keepAudible';

/**
 * Milliseconds that a notice stays on screen, unless it is to stay or a workflow closes its topic; one that offers
 * something stays as long as a failure.
 */
const SUCCESS_MS = 6_000;
const ERROR_MS = 20_000;

/** Pixels between notices and the edge of the page. */
const EDGE = 16;

/**
 * Shows notices in the lower corner beside the sidebar, away from the buttons that are pressed next. Screen readers
 * announce a failure at once, and anything else politely.
 */
export function NoticeHost() {
  const notices = useSelector(selectNotices);
  return createPortal(
    <Box
      ref={hostNotices}
      sx={{
        position: 'fixed',
        marginBlockEnd: 'var(--bottom-bar, 0px)',
        insetBlockEnd: EDGE,
        maxHeight: '40vh',
        overflow: 'auto',
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
      <NewVersionLine />
    </Box>,
    document.body,
  );
}

/** Keeps notices audible, and everything else clear of them. */
function hostNotices(host: HTMLElement | null) {
  if (!host) return undefined;
  const [deafen, giveBack] = [keepAudible(host), takeRoom(host)];
  return () => {
    deafen();
    giveBack();
  };
}

/** Says in `--notice-room` how many pixels at the foot of the page notices take; sections and dialogs leave them. */
function takeRoom(host: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const { height } = host.getBoundingClientRect();
    // What it inherits styles the whole page anew, so that it is not said without need.
    if (height > 0) style.setProperty('--notice-room', `${Math.ceil(height) + EDGE}px`);
    else style.removeProperty('--notice-room');
  });
  observer.observe(host);
  return () => {
    observer.disconnect();
    style.removeProperty('--notice-room');
  };
}

function NoticeCard({ notice }: { notice: Notice }) {
  const { id, kind, concerns, text, detail, offer } = notice;
  const t = useT();
  const dispatch = useDispatch();
  const [isPressed, setIsPressed] = useState(false);
  const closesAfterMs = lifeOf(notice);
  const close = useCallback(() => dispatch(noticeClosed(id)), [dispatch, id]);
  const holding = useClosing(closesAfterMs, close);
  const press = () => {
    if (offer?.leavesView && !mayLeaveView()) return;
    if (notice.topic && closesAfterMs === null) setIsPressed(true);
    else close();
    if (offer) dispatch(offer.event);
  };

  return (
    <Alert
      {...holding}
      severity={kind}
      role={kind === 'error' ? 'alert' : 'status'}
      onClose={close}
      closeText={t(uiMessages.close)}
      sx={{ border: 1, borderColor: 'divider', bgcolor: 'background.paper', color: 'text.primary' }}
    >
      {concerns && (
        <Box dir={directionOf(concerns)} sx={{ fontWeight: 600 }}>
          {t(concerns)}
        </Box>
      )}
      <div dir={directionOf(text)}>{t(text)}</div>
      {detail && (
        <Box dir={directionOf(detail)} sx={{ color: 'text.secondary' }}>
          {t(detail)}
        </Box>
      )}
      {offer && (
        <Button size="small" sx={{ marginBlockStart: 1 }} variant="outlined" loading={isPressed} onClick={press}>
          {t(offer.label ?? uiMessages.retry)}
        </Button>
      )}
    </Alert>
  );
}

/** For how many milliseconds a notice is on screen, `null` for one that does not go by itself. */
function lifeOf({ kind, offer, stays, topic, closesAfterMs }: Notice): number | null {
  if (closesAfterMs !== undefined) return closesAfterMs;
  if (stays || topic) return null;
  return kind === 'success' && !offer ? SUCCESS_MS : ERROR_MS;
}

/** Closes after a time, which stands still while the pointer or the focus is on what is to close. */
function useClosing(afterMs: number | null, close: () => void) {
  const left = useRef(afterMs ?? 0);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHeld = isHovered || isFocused;
  useEffect(() => {
    if (afterMs === null || isHeld) return undefined;
    const since = Date.now();
    const timer = setTimeout(close, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [afterMs, close, isHeld]);
  return {
    onPointerEnter: () => setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
    onFocus: () => setIsFocused(true),
    onBlur: () => setIsFocused(false),
  };
}
