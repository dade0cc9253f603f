import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';

import { useT } from '#client/ui/language/useT';
import { closingMessages } from './afterMessages';
import { closingToggled } from './events';
import { sentOf } from './planning';
import type { AwayPlan } from './state';
import { ToCall } from './ToCall';

/** The tick `Close these hours` of a doctor who is away; one who is late comes, and keeps the hours. */
export function ClosingTick({ plan: { kind, closesHours } }: { plan: AwayPlan }) {
  const t = useT();
  const dispatch = useDispatch();
  if (kind === 'late') return null;
  return (
    <FormControlLabel
      label={t(closingMessages.label)}
      control={
        <Checkbox size="small" checked={closesHours} onChange={(_, isChecked) => dispatch(closingToggled(isChecked))} />
      }
      sx={{ justifySelf: 'start' }}
    />
  );
}

/** The call list of a plan in which nobody has a time, so that there is nothing to be sent. */
export function UnsentCalls({ plan }: { plan: AwayPlan }) {
  const { kind, doctorId, span, lines } = sentOf(plan);
  const [called, setCalled] = useState<ReadonlySet<string>>(new Set());
  const visits = useMemo(
    () => lines.map((line) => ({ ...line, isCalled: called.has(String(line.original.id)) })),
    [lines, called],
  );
  return (
    <ToCall
      kind={kind}
      doctorId={doctorId}
      from={span.from}
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
