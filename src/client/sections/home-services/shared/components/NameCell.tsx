import { Picture } from '#client/ui/Picture';
// A stylesheet, as for `Picture`: every row of a grid has a name.
import './NameCell.css';

/** The picture and the name of an item, side by side. */
export function NameCell({ name, icon }: { name: string; icon?: string | null }) {
  return (
    <div className="name-cell">
      <Picture name={name} src={icon} size={24} />
      <bdi title={name} data-searched>
        {name}
      </bdi>
    </div>
  );
}
