import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
} from 'react';

import { useAskBeforeClosing } from '../layout/askBeforeLeaving';
import styles from './InlineInput.module.css';

interface InlineInputProps<Value> {
  /** The accessible name. */
  label: string;
  /** The value that is shown. */
  value: Value;
  /** The value that typing changes nothing of; not the one that is shown where that could not be saved. */
  settled: Value;
  /** Whether the shown value could not be saved. */
  isFailed: boolean;
  /** The text that was refused, until it is corrected or taken back. */
  refused: string | null;
  /** The value as the input shows it; two values with the same text count as equal. */
  format: (value: Value) => string;
  /** The value of a typed text; `null` refuses the text. */
  parse: (typed: string) => Value | null;
  /** The id of what says why a text was refused or a value not saved. */
  describedBy: string;
  unit: string;
  unitPosition: 'start' | 'end';
  inputMode: 'decimal' | 'numeric';
  onSubmit: (value: Value) => void;
  onRefuse: (typed: string) => void;
  /** Called when what was typed was taken back, or equals the settled value. */
  onRestore: () => void;
  /** Called in place of a paste of several lines, which is no value. */
  onPasteLines?: ((text: string) => void) | undefined;
}

/** The `tabIndex` of the fields: in a grid the cell is the stop of the Tab key, and Enter leads into the field. */
export const FieldStop = createContext(-1);

/**
 * A value that is changed in its cell: Enter, leaving the field and its removal from the screen submit what was typed
 * once. Escape takes it back. Enter on a text that is refused is marked as prevented, so that nobody leaves the field.
 * As long as it shows what is not saved, the browser asks before the page is closed.
 */
export function InlineInput<Value>(props: InlineInputProps<Value>) {
  const { label, describedBy, unit, unitPosition, inputMode } = props;
  const { text, isWrong, isUnsaved, type, commit, onKeyDown } = useTyping(props);
  useAskBeforeClosing(isUnsaved);
  return (
    <label className={styles.field}>
      {unitPosition === 'start' && <span>{unit}</span>}
      <input
        type="text"
        aria-label={label}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? describedBy : undefined}
        autoComplete="off"
        inputMode={inputMode}
        tabIndex={useContext(FieldStop)}
        value={text}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onPaste={(event) => pasteLines(event, props.onPasteLines)}
        onKeyDown={onKeyDown}
      />
      {unitPosition === 'end' && <span>{unit}</span>}
    </label>
  );
}

function pasteLines(event: ClipboardEvent, onPasteLines: InlineInputProps<unknown>['onPasteLines']): void {
  const text = event.clipboardData.getData('text/plain');
  if (!onPasteLines || !/[\r\n]/.test(text.trim())) return;
  event.preventDefault();
  onPasteLines(text);
}

/** Holds what is being typed, which a new value from outside does not overwrite, and submits or refuses it. */
function useTyping<Value>(props: InlineInputProps<Value>) {
  const { value, settled, isFailed, refused, format, parse, onSubmit, onRefuse, onRestore } = props;
  const [typed, setTyped] = useState<string | null>(null);
  // Enter submits and moves the focus on, so that the field is left before it is drawn anew.
  const unsent = useRef<string | null>(null);
  const type = (given: string | null) => {
    unsent.current = given;
    setTyped(given);
  };
  const text = typed ?? refused ?? format(value);
  const isRefused = refused !== null && parse(text) === null;
  const commit = () => {
    const given = unsent.current;
    if (given === null) return;
    const wanted = parse(given);
    type(null);
    if (wanted === null) onRefuse(given);
    else if (format(wanted) === format(settled)) onRestore();
    else onSubmit(wanted);
  };
  const onGone = useEffectEvent(commit);
  useEffect(() => () => onGone(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      if (parse(text) === null) event.preventDefault();
      commit();
    }
    if (event.key === 'Escape') {
      type(null);
      onRestore();
    }
  };
  const isWrong = isRefused || (isFailed && typed === null);
  const isUnsaved = isWrong || (typed !== null && typed !== format(settled));
  return { text, isWrong, isUnsaved, type, commit, onKeyDown };
}
