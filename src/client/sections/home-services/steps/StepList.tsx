import Box from '@mui/material/Box';

import type { StepState, StepStatus } from '#client/state/steps';
import type { Tone } from '#client/ui/StatusChip';
import { StatusChip } from '#client/ui/StatusChip';
import { useWords } from '#client/ui/useWords';
import { messages } from '../messages';

const STATES = {
  waiting: { tone: 'grey', label: messages.stepWaiting },
  running: { tone: 'blue', label: messages.stepRunning },
  done: { tone: 'green', label: messages.stepDone },
  refused: { tone: 'red', label: messages.stepFailed },
  unclear: { tone: 'red', label: messages.stepFailed },
} as const satisfies Record<StepStatus, { tone: Tone; label: object }>;

/** The steps of a workflow and how far it has come; changes are announced. */
export function StepList({ steps }: { steps: readonly StepState[] }) {
  const words = useWords();
  return (
    <Box
      component="ol"
      aria-live="polite"
      aria-label={words(messages.steps)}
      sx={{ display: 'grid', gap: 1, margin: 0, padding: 0, listStyle: 'none' }}
    >
      {steps.map(({ id, label, status }) => (
        <Box key={id} component="li" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <span dir="auto">{words(label)}</span>
          <StatusChip tone={STATES[status].tone} label={words(STATES[status].label)} />
        </Box>
      ))}
    </Box>
  );
}
