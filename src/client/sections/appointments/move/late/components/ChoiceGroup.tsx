import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';

import { onwardsAt } from '#client/ui/onwardsAt';

/** One choice of a group. */
export interface MoveChoice {
  key: string;
  isChosen: boolean;
  /** Whether it carries a warning. */
  isMarked?: boolean;
  /** Whether there is hardly a reason to choose it. */
  isQuiet?: boolean;
  content: ReactNode;
}

interface ChoiceGroupProps {
  label: string;
  /** The columns of the grid, as CSS writes them. */
  columns: string;
  choices: readonly MoveChoice[];
  isDisabled: boolean;
  onChosen: (key: string) => void;
}

/** Choices of one kind in a grid, under their label: one Tab stop, in which the arrow keys move. */
export function ChoiceGroup({ label, columns, choices, isDisabled, onChosen }: ChoiceGroupProps) {
  const id = useId();
  const [focused, setFocused] = useState<string | null>(null);
  const stop =
    choices.find(({ key }) => key === focused) ??
    choices.find(({ isChosen }) => isChosen) ??
    choices.find(({ isQuiet }) => !isQuiet) ??
    choices[0];
  return (
    <Box role="group" aria-labelledby={id} onKeyDown={moveFocus}>
      <Box id={id} sx={{ fontWeight: 600, marginBlockEnd: 1 }}>
        {label}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: columns, gap: 0.75 }}>
        {choices.map((choice) => (
          <ChoiceButton
            key={choice.key}
            choice={choice}
            isStop={choice === stop}
            isDisabled={isDisabled}
            onFocus={() => setFocused(choice.key)}
            onChosen={() => onChosen(choice.key)}
          />
        ))}
      </Box>
    </Box>
  );
}

interface ChoiceButtonProps {
  choice: MoveChoice;
  isStop: boolean;
  isDisabled: boolean;
  onFocus: () => void;
  onChosen: () => void;
}

function ChoiceButton({ choice, isStop, isDisabled, onFocus, onChosen }: ChoiceButtonProps) {
  const { isChosen, isMarked = false, isQuiet = false, content } = choice;
  return (
    <Button
      size="small"
      variant="outlined"
      aria-pressed={isChosen}
      tabIndex={isStop ? 0 : -1}
      color={isMarked ? 'warning' : isQuiet ? 'inherit' : 'primary'}
      disabled={isDisabled}
      onFocus={onFocus}
      onClick={onChosen}
      sx={{
        flexDirection: 'column',
        minWidth: 0,
        minHeight: 30,
        paddingInline: 0,
        paddingBlock: '3px',
        lineHeight: 1.35,
        fontVariantNumeric: 'tabular-nums',
        borderStyle: isMarked || isQuiet ? 'dashed' : 'solid',
        // The orange of the library has a contrast of 3.1:1.
        ...(isMarked && { color: 'status.yellow.ink' }),
        ...(isQuiet && { color: 'text.secondary', fontWeight: 400 }),
        // Not by an outline, which is how the focus shows.
        '&[aria-pressed="true"]': {
          bgcolor: 'accentSoft',
          borderColor: 'primary.main',
          boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
        },
      }}
    >
      {content}
    </Button>
  );
}

/** Moves the focus from choice to choice: to its neighbours in the row and in the column, to the first and the last. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const from = buttons.indexOf(event.target as HTMLElement);
  const to = from < 0 ? undefined : buttons[indexAfterKey(event.key, from, buttons)];
  if (!to) return;
  event.preventDefault();
  to.focus();
}

function indexAfterKey(key: string, from: number, buttons: readonly HTMLElement[]): number {
  const onwards = buttons[0] ? onwardsAt(buttons[0]) : 1;
  const inRow = buttons.filter(({ offsetTop }) => offsetTop === buttons[0]?.offsetTop).length;
  switch (key) {
    case 'ArrowRight':
      return from + onwards;
    case 'ArrowLeft':
      return from - onwards;
    case 'ArrowDown':
      return from + inRow;
    case 'ArrowUp':
      return from - inRow;
    case 'Home':
      return 0;
    case 'End':
      return buttons.length - 1;
    default:
      return -1;
  }
}
