import styles from './StatusChip.module.css';

/** The colour family of a status; the word beside the dot carries the meaning. */
export type Tone = 'green' | 'yellow' | 'red' | 'blue' | 'grey';

interface StatusChipProps {
  tone: Tone;
  label: string;
}

/** A status as a dot and a word on a tinted chip. */
export function StatusChip({ tone, label }: StatusChipProps) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {label}
    </span>
  );
}
