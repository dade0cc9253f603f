import { shownName } from '#client/lib/text';
import { useT } from '#client/ui/language/useT';
import type { Location } from '#contract/directory';
import { availabilitiesMessages } from '../messages';
import { ChoiceList } from './ChoiceList';

interface LocationChoicesProps {
  label: string;
  locations: readonly Location[];
  onChosen: (id: string) => void;
}

/** Locations by name, with where they are, of which one is opened. */
export function LocationChoices({ label, locations, onChosen }: LocationChoicesProps) {
  const t = useT();
  const choices = locations.map(({ id, name, address, city, country }) => ({
    id: String(id),
    name: shownName(name) ?? t(availabilitiesMessages.unnamedLocation),
    note: [address, city, country].filter(Boolean).join(', '),
  }));
  return <ChoiceList label={label} choices={choices} onChosen={onChosen} />;
}
