import { useSelector } from 'react-redux';

import { selectParam, type AddressRoot } from '#client/state/address';
import type { DateText } from '#contract/common';
import { DoctorAwayDialog } from './AwayDialog';
import { ClosedDialog } from './ClosedDialog';
import { LateDialog } from './LateDialog';
import { selectSentPlan } from './selectors';
import { SentPlanDialog } from './SentPlanDialog';

/** The dialog that is open, if one is: what was sent last, until it is closed. */
export function AwayDesk({ today }: { today: DateText }) {
  const away = useSelector((state: AddressRoot) => selectParam(state, 'away'));
  const late = useSelector((state: AddressRoot) => selectParam(state, 'late'));
  const closed = useSelector((state: AddressRoot) => selectParam(state, 'closed'));
  const sent = useSelector(selectSentPlan);
  const open = Object.entries({ away, late, closed }).find(([, of]) => of !== '');
  if (!open) return null;
  if (sent) return <SentPlanDialog sent={sent} dialog={{ name: open[0], of: open[1] }} />;
  if (away !== '') return <DoctorAwayDialog key={away} doctor={away} today={today} />;
  if (closed !== '') return <ClosedDialog key={closed} place={closed} today={today} />;
  // On another day it begins anew.
  return <LateDialog key={`${late} ${today}`} doctor={late} />;
}
