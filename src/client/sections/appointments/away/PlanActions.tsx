import Button from '@mui/material/Button';
import { useDispatch } from 'react-redux';

import { useT } from '#client/ui/language/useT';
import { movesChosen } from './events';
import { countNamed, countsOf } from './planning';
import type { AwayPlan } from './state';

/** The button that sends a plan, after the one question; it names what the plan comes to. */
export function PlanActions({ plan }: { plan: AwayPlan }) {
  const t = useT();
  const dispatch = useDispatch();
  if (plan.lines.length === 0) return null;
  return (
    <Button variant="contained" disabled={countsOf(plan.lines).moved === 0} onClick={() => dispatch(movesChosen())}>
      <span>{t(countNamed(plan))}</span>
    </Button>
  );
}
