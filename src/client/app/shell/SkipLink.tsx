import { useT } from '#client/ui/language/useT';
import { appMessages } from '../messages';
import styles from './shell.module.css';

/** Leads past the sidebar to the open section; seen once the Tab key has come to it, the first stop of the page. */
export function SkipLink({ onSkipped }: { onSkipped: () => void }) {
  const t = useT();
  return (
    <a
      href="#content"
      className={styles.skip}
      onClick={(event) => {
        // The address is the view's.
        event.preventDefault();
        onSkipped();
      }}
    >
      {t(appMessages.skip)}
    </a>
  );
}
