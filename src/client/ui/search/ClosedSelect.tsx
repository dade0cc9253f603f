import { useId } from 'react';

import { wayOf } from '#client/lib/bidi';
import type { Choice } from '../form/ChoiceText';
import { PlainField } from '../plain/PlainField';
import styles from './ClosedSelect.module.css';

export interface ClosedSelectProps {
  label: string;
  /** The chosen value; the empty text where nothing is chosen yet. */
  value: string;
  choices: readonly Choice[];
  /** Pixels. */
  width: number;
  /** The pointer has come to the field. */
  onApproached: () => void;
  onFocused: () => void;
  /** The focus has gone elsewhere. */
  onLeft: () => void;
  /** It was pressed, or a key that opens a menu. */
  onOpened: () => void;
}

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown', 'ArrowUp'];

/** Looks like a select that is closed, and says when it is wanted open. */
export function ClosedSelect({
  label,
  value,
  choices,
  width,
  onApproached,
  onFocused,
  onLeft,
  onOpened,
}: ClosedSelectProps) {
  const id = useId();
  const chosen = choices.find((choice) => String(choice.value) === value);
  return (
    <div className={styles.field} style={{ width }} onPointerEnter={onApproached}>
      <span id={id} className={styles.label} data-raised={chosen !== undefined}>
        {label}
      </span>
      <PlainField
        raised={chosen && label}
        onFocus={onFocused}
        onBlur={onLeft}
        onMouseDown={onOpened}
        onKeyDown={(event) => {
          if (!OPENING_KEYS.includes(event.key)) return;
          event.preventDefault();
          onOpened();
        }}
      >
        {/* eslint-disable-next-line jsx-a11y-x/role-has-required-aria-props -- there is no list yet to be named */}
        <div role="combobox" tabIndex={0} aria-haspopup="listbox" aria-expanded={false} aria-labelledby={id}>
          <span dir={wayOf(chosen?.label ?? '')}>{chosen?.label ?? '\u200b'}</span>
        </div>
        <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden>
          <path d="M7 10l5 5 5-5z" />
        </svg>
      </PlainField>
    </div>
  );
}
