import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSelector } from 'react-redux';

import { afterFirstSeconds } from '#client/device/aheadOfNeed';
import { lockScreen, loginScreen, selectIsCovered } from '#client/features/session';
import { selectIsHalfDone } from '#client/state/halfDone/halfDone';
import { Spinner } from '#client/ui/feedback/Spinner';
import { useT } from '#client/ui/language/useT';
import { useOnDemand } from '#client/ui/waiting/useOnDemand';
import { appMessages } from '../messages';
import { coverPage } from './coverPage';
import { OfflineLine } from './OfflineLine';

/**
 * Covers the page while it is locked or its session ends. The code of the cover is fetched ahead, and that of the
 * login: the desk must lock, and whoever has worked at it leave, without a connection too.
 */
export function DeskLock() {
  const isCovered = useSelector(selectIsCovered);
  useEffect(() => afterFirstSeconds(() => Promise.all([lockScreen.load(), loginScreen.load()])), []);
  return isCovered ? <Cover /> : null;
}

/** Takes the page out of the document for as long as it is on screen, so that no name is left there. */
function Cover() {
  const t = useT();
  const isHalfDone = useSelector(selectIsHalfDone);
  const [LockScreen, , want] = useOnDemand(lockScreen);
  const [room] = useState(() => document.createElement('div'));
  useEffect(() => {
    if (!LockScreen) want();
  }, [LockScreen, want]);
  useLayoutEffect(() => {
    const cover = document.createElement('body');
    cover.append(room);
    return coverPage(cover);
  }, [room]);
  return createPortal(
    <>
      {LockScreen ? (
        <LockScreen productName={t(appMessages.product)} workNote={isHalfDone ? t(appMessages.halfDoneWaits) : null} />
      ) : (
        <Spinner />
      )}
      <OfflineLine />
    </>,
    room,
  );
}
