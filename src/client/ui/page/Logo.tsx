import { CalendarDays } from 'lucide-react';

import styles from './Logo.module.css';

/** The mark of the product with its name, or the mark alone where a narrow window has no room for both. */
export function Logo({ name, isFolding = false }: { name: string; isFolding?: boolean }) {
  return (
    <div className={styles.logo}>
      <span aria-hidden className={styles.mark}>
        <CalendarDays size={17} />
      </span>
      <span className={isFolding ? styles.folding : undefined}>{name}</span>
    </div>
  );
}
