import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { useEffect, useEffectEvent, useId, useState } from 'react';

interface InlineInputProps<Value> {
  /** The accessible name. */
  label: string;
  value: Value;
  /** The text that was refused, until it is corrected or taken back. */
  refused: string | null;
  /** The value as the input shows it; two values with the same text count as equal. */
  format: (value: Value) => string;
  /** The value of a typed text; `null` refuses the text. */
  parse: (typed: string) => Value | null;
  /** The sentence under a refused text. */
  problem: string;
  unit: string;
  unitPosition: 'start' | 'end';
  inputMode: 'decimal' | 'numeric';
  onSubmit: (value: Value) => void;
  onRefuse: (typed: string) => void;
  /** Called when what was typed was taken back, or equals the value. */
  onRestore: () => void;
}

/**
 * A value that is changed in its row: Enter, leaving the field and its removal from the screen submit what was typed
 * once. Escape takes it back.
 */
export function InlineInput<Value>(props: InlineInputProps<Value>) {
  const { label, problem, unit, unitPosition, inputMode } = props;
  const id = useId();
  const { text, isWrong, type, commit, onKeyDown } = useTyping(props);
  return (
    <Frame data-wrong={isWrong || undefined}>
      <OutlinedInput
        fullWidth
        size="small"
        error={isWrong}
        value={text}
        onChange={(event) => {
          type(event.target.value);
        }}
        onFocus={(event) => {
          event.target.select();
        }}
        onBlur={commit}
        onKeyDown={onKeyDown}
        startAdornment={unitPosition === 'start' && <span>{unit}</span>}
        endAdornment={unitPosition === 'end' && <span>{unit}</span>}
        slotProps={{
          input: { 'aria-label': label, 'aria-describedby': isWrong ? id : undefined, autoComplete: 'off', inputMode },
        }}
      />
      {isWrong && (
        <p id={id} role="alert">
          {problem}
        </p>
      )}
    </Frame>
  );
}

/** Holds what is being typed, which a new value from outside does not overwrite, and submits or refuses it. */
function useTyping<Value>({ value, refused, format, parse, onSubmit, onRefuse, onRestore }: InlineInputProps<Value>) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? refused ?? format(value);
  const commit = () => {
    if (typed === null) return;
    const wanted = parse(typed);
    setTyped(null);
    if (wanted === null) onRefuse(typed);
    else if (format(wanted) === format(value)) onRestore();
    else onSubmit(wanted);
  };
  const onGone = useEffectEvent(commit);
  useEffect(
    () => () => {
      onGone();
    },
    [],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') {
      setTyped(null);
      onRestore();
    }
  };
  return { text, isWrong: refused !== null && parse(text) === null, type: setTyped, commit, onKeyDown };
}

/** Plain elements, because a page draws hundreds of these. */
const Frame = styled('div')(({ theme }) => ({
  '&[data-wrong]': { paddingBlock: 6 },
  '.MuiOutlinedInput-root': { height: 32 },
  '.MuiOutlinedInput-root > span': { fontSize: 12, color: theme.vars.palette.text.secondary },
  input: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '.MuiInputBase-adornedEnd input': { paddingInlineEnd: 8 },
  p: { margin: '4px 0 0', fontSize: 12, lineHeight: 1.35, whiteSpace: 'normal', color: theme.vars.palette.error.main },
}));
