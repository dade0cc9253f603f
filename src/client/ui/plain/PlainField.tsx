import type { HTMLAttributes } from 'react';

import styles from './PlainField.module.css';

interface PlainFieldProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className'> {
  /** The words that stand in a gap of its outline. */
  raised?: string | undefined;
}

/** The outline of a field around an input, or around what looks like one. */
export function PlainField({ raised, children, ...field }: PlainFieldProps) {
  return (
    <div {...field} className={styles.field} data-field>
      {children}
      <fieldset aria-hidden>
        <legend>{raised && <span>{raised}</span>}</legend>
      </fieldset>
    </div>
  );
}
