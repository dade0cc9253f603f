import { FilterSelect } from '#client/ui/FilterSelect';
import type { Choice } from '#client/ui/form/SelectInput';
import { useWords } from '#client/ui/useWords';
import { messages } from '../messages';

const ALL = 'all';

interface NarrowingSelectProps {
  label: string;
  /** The chosen value; the empty text for all. */
  value: string;
  choices: readonly Choice[];
  onChange: (value: string) => void;
}

/** A filter of a list, with "All" as its first choice. */
export function NarrowingSelect({ label, value, choices, onChange }: NarrowingSelectProps) {
  const words = useWords();
  return (
    <FilterSelect
      label={label}
      value={value || ALL}
      width={180}
      choices={[{ value: ALL, label: words(messages.all) }, ...choices]}
      onChange={(chosen) => {
        onChange(chosen === ALL ? '' : chosen);
      }}
    />
  );
}
