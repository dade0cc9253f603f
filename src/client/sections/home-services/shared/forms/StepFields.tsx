import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';

import type { StepState } from '#client/state/forms/steps';

/** The steps of the form around: what has been taken of them, its fields no longer show. */
export const StepsOfForm = createContext<readonly StepState[]>([]);

interface StepFieldsProps {
  /** The step that sends these fields. */
  step: string;
  children: ReactNode;
}

/** Fields that can be changed until the step that sends them is, or may be, done. */
export function StepFields({ step, children }: StepFieldsProps) {
  const steps = useContext(StepsOfForm);
  const isLocked = steps.some((one) => one.isLocked && one.id === step);
  return (
    <div hidden={isLocked} style={{ display: isLocked ? 'none' : 'contents' }}>
      {children}
    </div>
  );
}
