import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Fragment, useId, useState, type KeyboardEvent, type ReactNode } from 'react';

import { onwardsAt } from '#client/ui/language/onwardsAt';

/** One choice of a group. */
export interface MoveChoice {
  key: string;
  isChosen: boolean;
  /** Whether it carries a warning. */
  isMarked?: boolean;
  /** Whether there is hardly a reason to choose it. */
  isQuiet?: boolean;
  /** The column of the grid that it stands in, from 1 on, where that is not the next one. */
  column?: number;
  /** What stands above it, where it is the first of its kind. */
  heading?: string;
  content: ReactNode;
}

interface ChoiceGroupProps {
  label: string;
  /** The columns of the grid, as CSS writes them. */
  columns: string;
  /** What stands above the columns; each choice says it as well. */
  heads?: readonly string[];
  choices: readonly MoveChoice[];
  isDisabled: boolean;
  onChosen: (key: string) => void;
}

/** What stands beside the label, such as `First free`, is higher under a finger. */
const labelLook = {
  display: 'flex',
  alignItems: 'center',
  fontWeight: 600,
  marginBlockEnd: 1,
  '@media (pointer: coarse), (hover: none)': { minHeight: 32 },
} as const;

/** Choices of one kind in a grid, under their label: one Tab stop, in which the arrow keys move. */
export function ChoiceGroup({ label, columns, heads = [], choices, isDisabled, onChosen }: ChoiceGroupProps) {
  const id = useId();
  const [focused, setFocused] = useState<string | null>(null);
  const stop =
    choices.find(({ key }) => key === focused) ??
    choices.find(({ isChosen }) => isChosen) ??
    choices.find(({ isQuiet, isMarked }) => !isQuiet && !isMarked) ??
    choices[0];
  return (
    <Box role="group" aria-labelledby={id} onKeyDown={moveFocus}>
      <Box id={id} sx={labelLook}>
        {label}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: columns, gap: 0.75 }}>
        {heads.map((head) => (
          <Box key={head} aria-hidden sx={{ fontSize: 12, color: 'text.secondary', textAlign: 'center' }}>
            {head}
          </Box>
        ))}
        {choices.map((choice) => (
          <Fragment key={choice.key}>
            {choice.heading && (
              <Box sx={{ gridColumn: '1 / -1', marginBlockStart: 0.5, fontSize: 12, color: 'text.secondary' }}>
                {choice.heading}
              </Box>
            )}
            <ChoiceButton
              choice={choice}
              isStop={choice === stop}
              isDisabled={isDisabled}
              onFocus={() => setFocused(choice.key)}
              onChosen={() => onChosen(choice.key)}
            />
          </Fragment>
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
  const { isChosen, isMarked = false, isQuiet = false, column, content } = choice;
  return (
    <Button
      size="small"
      variant="text"
      aria-pressed={isChosen}
      tabIndex={isStop ? 0 : -1}
      color={isMarked ? 'warning' : isQuiet ? 'inherit' : 'primary'}
      disabled={isDisabled}
      onFocus={onFocus}
      onClick={onChosen}
      sx={{
        flexDirection: 'column',
        gridColumnStart: column,
        minWidth: 0,
        minHeight: 30,
        paddingInline: 0,
        paddingBlock: '3px',
        lineHeight: 1.35,
        fontVariantNumeric: 'tabular-nums',
        border: '1px solid transparent',
        ...(!isQuiet && { bgcolor: 'background.default' }),
        // The orange of the library has a contrast of 3.1:1.
        ...(isMarked && { color: 'status.yellow.ink', border: '1px dashed' }),
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
  switch (key) {
    case 'ArrowRight':
      return from + onwards;
    case 'ArrowLeft':
      return from - onwards;
    case 'ArrowDown':
      return buttons.findIndex((button, at) => at > from && isInColumnOf(button, buttons[from]));
    case 'ArrowUp':
      return buttons.findLastIndex((button, at) => at < from && isInColumnOf(button, buttons[from]));
    case 'Home':
      return 0;
    case 'End':
      return buttons.length - 1;
    default:
      return -1;
  }
}

/** Whether a button stands in the same column as another one, in another row. */
function isInColumnOf(button: HTMLElement, other: HTMLElement | undefined): boolean {
  return button.offsetLeft === other?.offsetLeft && button.offsetTop !== other.offsetTop;
}
