import Button from '@mui/material/Button';
import { Undo2 } from 'lucide-react';
import type { ComponentProps } from 'react';

import { useT } from '../language/useT';
import { FanOutPanel } from '../ledger/FanOutPanel';
import { weekPlanMessages } from './planMessages';

type Panel = Omit<ComponentProps<typeof FanOutPanel>, 'deed'>;

interface PlanLedgersProps {
  plan: Panel | undefined;
  undo: Panel | undefined;
  canUndo: boolean;
  onUndo: () => void;
}

/** The ledger of the plan that was applied last, with its Undo; or the one of that. */
export function PlanLedgers({ plan, undo, canUndo, onUndo }: PlanLedgersProps) {
  const t = useT();
  return (
    <>
      {canUndo && (
        <Button
          variant="outlined"
          startIcon={<Undo2 size={16} aria-hidden />}
          onClick={onUndo}
          sx={{ justifySelf: 'start' }}
        >
          {t(weekPlanMessages.undo)}
        </Button>
      )}
      {plan && <FanOutPanel {...plan} deed="planned" />}
      {undo && <FanOutPanel {...undo} deed="undone" />}
    </>
  );
}
