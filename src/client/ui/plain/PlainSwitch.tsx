import styles from './PlainSwitch.module.css';

interface PlainSwitchProps {
  /** What stands beside it. */
  label: string;
  isOn: boolean;
  tabIndex: number;
  onSwitched: (isOn: boolean) => void;
}

/** A switch with its label, in a row. */
export function PlainSwitch({ label, isOn, tabIndex, onSwitched }: PlainSwitchProps) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        tabIndex={tabIndex}
        onChange={({ target }) => onSwitched(target.checked)}
      />
      {label}
    </label>
  );
}
