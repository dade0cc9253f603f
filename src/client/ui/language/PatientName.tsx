import { use, type ReactNode } from 'react';

import { initialsApart } from '#client/lib/text';
import { Discreet } from './discreet';
import { OwnText } from './OwnText';
import styles from './PatientName.module.css';

interface PatientNameProps {
  /** `null` where it is not known, so that something else stands for it. */
  name: string | null;
  /** The name as it is shown. */
  children: ReactNode;
}

/** The name of a patient; on a discreet screen the initials, and the name in the row that has the focus. */
export function PatientName({ name, children }: PatientNameProps) {
  if (!use(Discreet) || name === null) return children;
  return (
    <>
      <OwnText className={styles.initials}>{initialsApart(name)}</OwnText>
      <span className={styles.whole}>{children}</span>
    </>
  );
}
