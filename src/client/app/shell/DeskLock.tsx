import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSelector } from 'react-redux';

import { lockScreen, selectIsLocked } from '#client/features/session';
import { useOnDemand } from '#client/ui/useOnDemand';
import { useT } from '#client/ui/useT';
import { messages } from '../messages';
import { coverPage } from './coverPage';
import { OfflineLine } from './OfflineLine';

/** Milliseconds that the first screen gets to itself before the code of the lock screen is fetched. */
const FIRST_SCREEN_MS = 1000;

/** Locks the page. The code of the lock screen is fetched ahead: the desk must lock without a connection too. */
export function DeskLock() {
  const isLocked = useSelector(selectIsLocked);
  useEffect(() => {
    const timer = setTimeout(() => {
      lockScreen.load().catch(() => undefined);
    }, FIRST_SCREEN_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return isLocked ? <Cover /> : null;
}

/** Takes the page out of the document for as long as it is on screen, so that no name is left there. */
function Cover() {
  const t = useT();
  const [LockScreen, fetchCode] = useOnDemand(lockScreen);
  const [room] = useState(() => document.createElement('div'));
  useEffect(() => {
    if (!LockScreen) fetchCode();
  }, [LockScreen, fetchCode]);
  useLayoutEffect(() => {
    const cover = document.createElement('body');
    cover.append(room);
    return coverPage(cover);
  }, [room]);
  return (
    LockScreen &&
    createPortal(
      <>
        <LockScreen productName={t(messages.product)} />
        <OfflineLine />
      </>,
      room,
    )
  );
}
