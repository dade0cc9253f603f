import Box from '@mui/material/Box';

import { wayOf } from '#client/lib/bidi';
import { homeMessages } from '#client/sections/home-services/messages';
import type { StepState, StepStatus } from '#client/state/forms/steps';
import { uiMessages } from '#client/ui/language/messages';
import { useT } from '#client/ui/language/useT';
import { StatusChip, type Tone } from '#client/ui/plain/StatusChip';

const STATES = {
  waiting: { tone: 'grey', label: homeMessages.stepWaiting },
  running: { tone: 'blue', label: uiMessages.saving },
  done: { tone: 'green', label: homeMessages.saved },
  refused: { tone: 'red', label: homeMessages.stepFailed },
  kept: { tone: 'yellow', label: homeMessages.stepKept },
  unknown: { tone: 'red', label: homeMessages.stepFailed },
} as const satisfies Record<StepStatus, { tone: Tone; label: object }>;

/** The steps of a workflow and how far it has come; changes are announced. */
export function StepList({ steps }: { steps: readonly StepState[] }) {
  const t = useT();
  return (
    <Box
      component="ol"
      aria-live="polite"
      aria-label={t(homeMessages.steps)}
      sx={{ display: 'grid', gap: 1, margin: 0, padding: 0, listStyle: 'none' }}
    >
      {steps.map(({ id, label, status }) => (
        <Box key={id} component="li" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <span dir={wayOf(t(label))}>{t(label)}</span>
          <StatusChip tone={STATES[status].tone} label={t(STATES[status].label)} />
        </Box>
      ))}
    </Box>
  );
}
