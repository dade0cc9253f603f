import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { selectParam, type AddressRoot } from '#client/state/address';
import type { DateText } from '#contract/common';
import { awayDeskOpened } from '../events';
import { AwayDialog } from './AwayDialog';
import { LateDialog } from './LateDialog';

/** The dialog that is open, if one is; its workflows are served from now on. */
export function AwayDesk({ today }: { today: DateText }) {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(awayDeskOpened());
  }, [dispatch]);
  const away = useSelector((state: AddressRoot) => selectParam(state, 'away'));
  const late = useSelector((state: AddressRoot) => selectParam(state, 'late'));
  return (
    <>
      {away !== '' && <AwayDialog doctor={away} today={today} />}
      {late !== '' && <LateDialog doctor={late} today={today} />}
    </>
  );
}
