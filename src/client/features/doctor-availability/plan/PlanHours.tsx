import { useIsCutOff } from '#client/state/plans/usePlan';
import { useAskedDialog } from '#client/state/useAskedDialog';
import { PlanHoursButton } from '#client/ui/week/PlanHoursButton';
import type { Staff } from '../hours/events';
import { hoursPlan } from './plan';
import { PlanHoursDialog } from './PlanHoursDialog';

interface PlanHoursProps extends Staff {
  /** Names the ledgers of the dialog, such as those of a doctor at a location. */
  scope: string;
  isMain?: boolean;
}

/**
 * The button `Plan hours` and its dialog (beyond; decisions: fan-outs), which opens by itself where the end of the
 * session has cut off a plan.
 */
export function PlanHours({ isMain, ...plan }: PlanHoursProps) {
  const { scope, doctors } = plan;
  const [isOpen, setIsOpen] = useAskedDialog('plan', useIsCutOff(hoursPlan.keys, scope));
  return (
    <>
      <PlanHoursButton isMain={isMain} isDisabled={doctors.length === 0} onClick={() => setIsOpen(true)} />
      {isOpen && <PlanHoursDialog {...plan} onClose={() => setIsOpen(false)} />}
    </>
  );
}
