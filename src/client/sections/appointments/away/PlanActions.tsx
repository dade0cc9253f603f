import Button from '@mui/material/Button';
import { useDispatch } from 'react-redux';

import { useT } from '#client/ui/language/useT';
import { movesChosen } from './events';
import { awayMessages } from './messages';
import { countsOf } from './planning';
import type { PlanLine } from './state';

/** The button that sends a plan, after the one question; it names what the plan comes to. */
export function PlanActions({ lines }: { lines: readonly PlanLine[] }) {
  const t = useT();
  const dispatch = useDispatch();
  const counts = countsOf(lines);
  if (lines.length === 0) return null;
  return (
    <Button variant="contained" disabled={counts.moved === 0} onClick={() => dispatch(movesChosen())}>
      <span>{t(awayMessages.count, { ...counts })}</span>
    </Button>
  );
}
