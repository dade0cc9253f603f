import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';

import type { StepState } from '#client/state/forms/steps';

/** The steps of the surrounding form; a step that is done hides its fields. */
export const StepsOfForm = createContext<readonly StepState[]>([]);

interface StepFieldsProps {
  /** The step that sends these fields. */
  step: string;
  children: ReactNode;
}

/** Fields that are shown until the step that sends them is, or may be, done. */
export function StepFields({ step, children }: StepFieldsProps) {
  const steps = useContext(StepsOfForm);
  const isLocked = steps.some((one) => one.isLocked && one.id === step);
  return (
    <div hidden={isLocked} style={{ display: isLocked ? 'none' : 'contents' }}>
      {children}
    </div>
  );
}
