import { useState } from 'react';

import { isDateText, type DateText } from '#client/lib/dates';
import { useOnceRested } from '../clock/useRested';
import { useT } from '../language/useT';
import { DateField } from './DateField';
import { fieldMessages } from './messages';
import { TYPED_AFTER_MS } from './typedAfter';

interface DateFilterProps {
  name: string;
  label: string;
  /** The date that is on; the empty text for none. */
  date: DateText;
  /** Whether there is always a date: what is not understood leaves the one there is. */
  isRequired?: boolean;
  onChosen: (date: DateText) => void;
}

/** What stands in the field, and the date that was on when it was typed. */
interface Typed {
  text: string;
  date: DateText;
  /** Whether more of it may follow. */
  isBegun: boolean;
}

/**
 * A date that is not sent by a form: it counts once it is picked, or typed and rested or left, so that `27/1` on the
 * way to `27/11` shows nothing else meanwhile. What cannot be read says so and stays in the field (decisions: dates).
 */
export function DateFilter({ name, label, date, isRequired = false, onChosen }: DateFilterProps) {
  const t = useT();
  const [kept, setTyped] = useState<Typed | null>(null);
  // What was typed gives way when the date is changed elsewhere, as by Back or "Clear filters".
  const typed = kept?.date === date ? kept : null;
  const text = typed?.text ?? date;
  const settle = () => {
    if (!typed?.isBegun) return;
    const chosen = isDateText(text) ? text : isRequired ? date : '';
    setTyped({ text, date: chosen, isBegun: false });
    if (chosen !== date) onChosen(chosen);
  };
  useOnceRested(kept, TYPED_AFTER_MS, settle);
  const isRead = isDateText(text) || (text === '' && !isRequired) || typed?.isBegun;
  return (
    <DateField
      name={name}
      label={label}
      value={text}
      yearMeant="nearest"
      {...(!isRead && { error: t(fieldMessages.dateNotRead) })}
      errorRole="alert"
      onChange={(value, isTyped) => {
        setTyped({ text: value, date: isTyped ? date : value, isBegun: isTyped });
        if (!isTyped) onChosen(value);
      }}
      onBlur={settle}
    />
  );
}
