import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { X } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';

import { afterFirstSeconds } from '#client/device/aheadOfNeed';
import { onDemand } from '#client/device/onDemand';
import { noticeClosed, selectNotices, type Notice, type NoticeOffer } from '#client/state/notices';
import { selectIsOutdated } from '#client/state/version';
import { useClosing } from '#client/ui/clock/useClosing';
import { PlainAlert } from '#client/ui/feedback/PlainAlert';
import { directionOf } from '#client/ui/language/directionOf';
import { uiMessages } from '#client/ui/language/messages';
import { useT } from '#client/ui/language/useT';
import { mayLeaveView } from '#client/ui/layout/askBeforeLeaving';
import { IconAction } from '#client/ui/page/IconAction';
import { NewVersionLine } from '../newVersion/NewVersionLine';
import { keepAudible } from './keepAudible';

/**
 * Milliseconds that a success stays on screen, and one that offers something. A failure stays until it is closed, or
 * what it tells is over.
 */
const SUCCESS_MS = 5_000;
const OFFER_MS = 10_000;

/** As many notices are on screen; older ones come back once there is room. */
const AT_MOST = 2;

/** Pixels between notices and the edge of the page. */
const EDGE = 16;

/**
 * Shows notices over the lower corner beside the sidebar, away from the buttons that are pressed next, and out of the
 * way of what is in use. They never move anything. Screen readers announce a failure at once, and anything else
 * politely.
 */
export function NoticeHost() {
  const notices = useSelector(selectNotices);
  const isOutdated = useSelector(selectIsOutdated);
  const held = notices.findLast(({ more }) => more);
  const shownFrom = notices.length - (isOutdated ? AT_MOST - 1 : AT_MOST);
  const host = useManners(notices.length > 0 || isOutdated);
  return createPortal(
    <Box
      ref={host}
      data-off-paper
      sx={{
        position: 'fixed',
        marginBlockEnd: 'var(--bottom-bar, 0px)',
        insetBlockEnd: EDGE,
        maxHeight: '40dvh',
        overflow: 'auto',
        insetInlineStart: { xs: EDGE, sm: 80, lg: 256 },
        zIndex: 'snackbar',
        display: 'grid',
        gap: 1,
        width: { xs: `calc(100vw - ${2 * EDGE}px)`, sm: 'min(420px, calc(100vw - 96px))' },
        pointerEvents: 'none',
        '& > [data-severity]': {
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
          color: 'text.primary',
          boxShadow: 3,
        },
        // What has nothing to press lets the pointer through to what lies under it, and goes out of its way.
        '& > :not([data-severity="success"]), & > [data-offers], & button': { pointerEvents: 'auto' },
      }}
    >
      {notices.map((notice, at) => (
        <NoticeCard key={notice.id} notice={notice} isShown={at >= shownFrom} isHeld={notice === held} />
      ))}
      <NewVersionLine />
    </Box>,
    document.body,
  );
}

const clearing = onDemand(() => import(/* webpackChunkName: "keepClear" */ './keepClear'));

/** Keeps notices audible, and off what is in use as long as there are any. */
function useManners(isShown: boolean) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  useEffect(() => afterFirstSeconds(clearing.load), []);
  useEffect(() => {
    if (!host || !isShown) return undefined;
    const stop = new AbortController();
    clearing.load().then(
      ({ keepClear }) => keepClear(host, stop.signal),
      () => undefined,
    );
    return () => stop.abort();
  }, [host, isShown]);
  return useCallback((element: HTMLElement | null) => {
    setHost(element);
    return element ? keepAudible(element) : undefined;
  }, []);
}

interface NoticeCardProps {
  notice: Notice;
  /** Whether it is among those on screen; the time of others passes as well. */
  isShown: boolean;
  /** Whether it stays for what else it offers. */
  isHeld: boolean;
}

function NoticeCard({ notice, isShown, isHeld }: NoticeCardProps) {
  const { id, kind, concerns, text, detail, offer, more } = notice;
  const t = useT();
  const dispatch = useDispatch();
  const [isPressed, setIsPressed] = useState(false);
  const closesAfterMs = lifeOf(notice);
  const close = useCallback(() => dispatch(noticeClosed(id)), [dispatch, id]);
  const holding = useClosing(isHeld ? null : closesAfterMs, close);
  const press = ({ event, leavesView }: NoticeOffer) => {
    if (leavesView && !mayLeaveView()) return;
    if (notice.topic && closesAfterMs === null) setIsPressed(true);
    else close();
    dispatch(event);
  };

  return (
    <PlainAlert
      {...holding}
      hidden={!isShown}
      severity={kind}
      data-offers={offer && ''}
      role={kind === 'error' ? 'alert' : 'status'}
      action={<IconAction label={t(uiMessages.close)} icon={<X size={18} />} onClick={close} />}
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
      <Offers offers={[offer, more]} isPressed={isPressed} onPressed={press} />
    </PlainAlert>
  );
}

interface OffersProps {
  offers: readonly (NoticeOffer | undefined)[];
  isPressed: boolean;
  onPressed: (offer: NoticeOffer) => void;
}

/** A button for each thing that can be done about a notice. */
function Offers({ offers, isPressed, onPressed }: OffersProps) {
  const t = useT();
  return offers.map(
    (one) =>
      one && (
        <Button
          key={one.event.type}
          size="small"
          sx={{ marginBlockStart: 1, marginInlineEnd: 1 }}
          variant="outlined"
          loading={isPressed}
          onClick={() => onPressed(one)}
        >
          {t(one.label ?? uiMessages.retry)}
        </Button>
      ),
  );
}

/** For how many milliseconds a notice is on screen, `null` for one that does not go by itself. */
function lifeOf({ kind, offer, stays, topic, closesAfterMs }: Notice): number | null {
  if (closesAfterMs !== undefined) return closesAfterMs;
  if (stays || topic) return null;
  if (kind === 'error') return null;
  return offer ? OFFER_MS : SUCCESS_MS;
}
