import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: 1, ArrowRight: -1 };

/** Goes through radio buttons that run from right to left: browsers take the next one for the one on the right. */
export function mirroredRadioKeys(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll('input')];
  const to = buttons.indexOf(event.target as HTMLInputElement) + step;
  event.preventDefault();
  const next = buttons[(to + buttons.length) % buttons.length];
  next?.focus();
  next?.click();
}
