import { useTheme } from '@mui/material/styles';
import { useState, type KeyboardEvent } from 'react';

import styles from './SegmentedControl.module.css';

interface SegmentedControlProps<Value extends string> {
  label: string;
  /** `null` where none is made. */
  value: Value | null;
  /** What stands beside a label, such as a count, is quieter. */
  choices: readonly { value: Value; label: string; beside?: string | undefined }[];
  onChange: (value: Value) => void;
}

/** A few choices side by side, of which one is made: one stop of the Tab key, and the arrow keys go round. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  choices,
  onChange,
}: SegmentedControlProps<Value>) {
  const onwards = useTheme().direction === 'rtl' ? -1 : 1;
  const [stop, setStop] = useState(0);
  return (
    <div role="group" className={styles.segments} aria-label={label}>
      {choices.map((choice, at) => (
        <button
          key={choice.value}
          type="button"
          className={styles.segment}
          aria-pressed={choice.value === value}
          tabIndex={at === stop ? 0 : -1}
          onFocus={() => setStop(at)}
          onKeyDown={(event) =>
            moveFocus(event, { ArrowRight: at + onwards, ArrowLeft: at - onwards, Home: 0, End: choices.length - 1 })
          }
          onClick={() => {
            // Pressing the made choice again would leave none.
            if (choice.value !== value) onChange(choice.value);
          }}
        >
          {choice.label}
          {choice.beside && <span className={styles.beside}>{choice.beside}</span>}
        </button>
      ))}
    </div>
  );
}

/** Puts the focus where a key leads, from the last choice to the first one and back. */
function moveFocus(event: KeyboardEvent<HTMLElement>, places: Readonly<Record<string, number>>) {
  const place = places[event.key];
  if (place === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const buttons = [...(event.currentTarget.parentElement?.children ?? [])];
  const next = buttons.at(place % buttons.length);
  if (next instanceof HTMLElement) next.focus();
  event.preventDefault();
}
