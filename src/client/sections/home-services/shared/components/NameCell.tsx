import { Picture } from '#client/ui/Picture';
import type { NamedItem } from '../names';
import { useNames } from '../useNames';
// A stylesheet, as for `Picture`: every row of a grid has a name.
import './NameCell.css';

interface NameCellProps {
  name: string;
  /** What stands beside the name, such as the name in the other language. */
  beside?: string | null;
  icon?: string | null;
}

/** The picture and the name of an item, and what stands beside the name. */
export function NameCell({ name, beside, icon }: NameCellProps) {
  return (
    <div className="name-cell">
      <Picture name={name} src={icon} size={24} />
      <bdi data-searched>{name}</bdi>{' '}
      {beside && (
        <bdi data-searched className="quiet">
          {beside}
        </bdi>
      )}
    </div>
  );
}

/** An item of the catalogue by its names, the one in the language on screen first. */
export function ItemNameCell({ item }: { item: NamedItem & { icon?: string | null } }) {
  const names = useNames();
  return <NameCell name={names.of(item)} beside={names.besideOf(item)} icon={item.icon} />;
}
