import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';

import { useT } from '#client/ui/language/useT';
import { HalfChips, ToggleChip } from '../chooser/HalfChips';
import { closingMessages } from './afterMessages';
import { closingToggled, timesNarrowed } from './events';
import { awayMessages } from './messages';
import { sentOf } from './planning';
import type { AwayPlan, NarrowedTimes } from './state';
import { ToCall } from './ToCall';

interface ClosingTickProps {
  /** The plan that is meant; `null` before there is one. */
  plan: AwayPlan | null;
  /** Whether it is ticked unless a person says so. */
  isUsual: boolean;
}

/** The tick `Close these hours` of an absence. */
export function ClosingTick({ plan, isUsual }: ClosingTickProps) {
  const t = useT();
  const dispatch = useDispatch();
  return (
    <FormControlLabel
      label={t(closingMessages.label)}
      disabled={plan === null}
      control={
        <Checkbox
          size="small"
          checked={plan?.closesHours ?? isUsual}
          onChange={(_, isChecked) => dispatch(closingToggled(isChecked))}
        />
      }
      sx={{ justifySelf: 'start' }}
    />
  );
}

/** What narrows the times of an absence. */
export function NarrowingChips({ narrowing }: { narrowing: NarrowedTimes }) {
  const t = useT();
  const dispatch = useDispatch();
  const { isWithinWeek, half } = narrowing;
  const narrow = (next: Partial<NarrowedTimes>) => dispatch(timesNarrowed({ ...narrowing, ...next }));
  return (
    <Box role="group" aria-label={t(awayMessages.narrowing)} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <ToggleChip
        label={awayMessages.isWithinWeek}
        isOn={isWithinWeek}
        onToggled={() => narrow({ isWithinWeek: !isWithinWeek })}
      />
      <HalfChips half={half} onChosen={(chosen) => narrow({ half: chosen })} />
    </Box>
  );
}

/** The call list of a plan in which nobody has a time, so that there is nothing to be sent. */
export function UnsentCalls({ plan }: { plan: AwayPlan }) {
  const sent = useMemo(() => sentOf(plan), [plan]);
  const [called, setCalled] = useState<ReadonlySet<string>>(new Set());
  const visits = useMemo(
    () => sent.lines.map((line) => ({ ...line, isCalled: called.has(String(line.original.id)) })),
    [sent, called],
  );
  return (
    <ToCall
      sent={sent}
      visits={visits}
      onCalled={(id, isCalled) => {
        const next = new Set(called);
        if (isCalled) next.add(String(id));
        else next.delete(String(id));
        setCalled(next);
      }}
    />
  );
}
