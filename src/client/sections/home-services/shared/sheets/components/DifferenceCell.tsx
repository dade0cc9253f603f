import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useEffect, useState, type KeyboardEvent } from 'react';

import { wayOf } from '#client/lib/bidi';
import type { Text } from '#client/lib/text';
import { directionOf } from '#client/ui/language/directionOf';
import { useT } from '#client/ui/language/useT';
import type { ComparedCell } from '../difference';
import { importTexts } from '../messages';

interface DifferenceCellProps {
  cell: ComparedCell;
  /** The accessible name of its field. */
  label: string;
  /** What is said of a value. */
  show: (value: string) => Text;
  /** Whether somebody has corrected it, so that it stays a field. */
  isCorrected: boolean;
  onCorrect: (text: string) => void;
  /** Told whether something is typed in its field that is not taken yet. */
  onTyping?: ((isTyping: boolean) => void) | undefined;
}

/** A cell beside what is there: both values where it changes something, a field with the reason where it is wrong. */
export function DifferenceCell({ cell, label, show, isCorrected, ...field }: DifferenceCellProps) {
  const t = useT();
  const { text, now, wanted, fault, note } = cell;
  if (fault || isCorrected) return <CellField {...{ text, label, fault }} {...field} />;
  const shown = t(show(wanted ?? now));
  return (
    <>
      <Box
        component="span"
        dir={wayOf(shown)}
        sx={{ whiteSpace: 'pre-line', ...(wanted === null ? { color: 'text.secondary' } : { fontWeight: 600 }) }}
      >
        {shown}
      </Box>
      {wanted !== null && now !== '' && (
        <Box sx={{ fontSize: 12, color: 'text.secondary', whiteSpace: 'pre-line' }}>
          {t(importTexts.before, { value: show(now) })}
        </Box>
      )}
      {note && (
        <Box dir={directionOf(note)} sx={{ fontSize: 12, color: 'text.secondary' }}>
          {t(note)}
        </Box>
      )}
    </>
  );
}

function CellField({
  text,
  label,
  fault,
  onCorrect,
  onTyping,
}: Pick<ComparedCell, 'text'> &
  Pick<DifferenceCellProps, 'label' | 'onCorrect' | 'onTyping'> & { fault: Text | undefined }) {
  const t = useT();
  const [typed, setTyped] = useState(text);
  const isTyping = typed !== text;
  useEffect(() => {
    if (!isTyping) return undefined;
    onTyping?.(true);
    return () => onTyping?.(false);
  }, [isTyping, onTyping]);
  const leave = () => {
    if (isTyping) onCorrect(typed);
  };
  return (
    <TextField
      size="small"
      value={typed}
      error={fault !== undefined}
      helperText={fault && <span dir={directionOf(fault)}>{t(fault)}</span>}
      slotProps={{ htmlInput: { 'aria-label': label, dir: 'auto', 'data-correctable': '' } }}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={leave}
      onKeyDown={goToNextField}
      sx={{ minWidth: 150 }}
    />
  );
}

/** Enter goes on to the next field that can be corrected; from the last one it only leaves it. */
function goToNextField(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const table = event.currentTarget.closest('table');
  const fields = [...(table?.querySelectorAll<HTMLInputElement>('[data-correctable]') ?? [])];
  const next = fields[fields.findIndex((field) => field === event.target) + 1];
  if (next) next.focus();
  else if (event.target instanceof HTMLElement) event.target.blur();
}
