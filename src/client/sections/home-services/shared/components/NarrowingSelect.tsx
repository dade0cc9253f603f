import { homeMessages } from '#client/sections/home-services/messages';
import type { Choice } from '#client/ui/form/ChoiceText';
import { useT } from '#client/ui/language/useT';
import { FilterSelect } from '#client/ui/search/FilterSelect';

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
  const t = useT();
  return (
    <FilterSelect
      label={label}
      value={value || ALL}
      width={180}
      choices={[{ value: ALL, label: t(homeMessages.all) }, ...choices]}
      onChange={(chosen) => onChange(chosen === ALL ? '' : chosen)}
    />
  );
}
