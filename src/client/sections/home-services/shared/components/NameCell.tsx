import type { Message } from '#client/lib/text';
import { Picture } from '#client/ui/plain/Picture';
import { SearchedText } from '#client/ui/search/SearchedText';
import { useT } from '#client/ui/useT';
import type { NamedItem } from '../names';
import { useNames } from '../useNames';
// A stylesheet, as for `Picture`: every row of a grid has a name.
import './NameCell.css';

interface NameCellProps {
  name: string;
  /** What stands beside the name, such as the name in the other language. */
  beside?: string | null;
  /** What is to be said of its names. */
  note?: Message | null;
  icon?: string | null;
}

/** The picture and the name of an item, and what stands beside the name. */
export function NameCell({ name, beside, note, icon }: NameCellProps) {
  const t = useT();
  return (
    <div className="name-cell">
      <Picture name={name} src={icon} size={24} />
      <bdi>
        <SearchedText>{name}</SearchedText>
      </bdi>{' '}
      {beside && (
        <bdi className="quiet">
          <SearchedText>{beside}</SearchedText>
        </bdi>
      )}
      {note && (
        <span title={t(note)} className="quiet">
          {t(note)}
        </span>
      )}
    </div>
  );
}

/** An item of the catalogue by its names, the one in the language on screen first. */
export function ItemNameCell({ item }: { item: NamedItem & { icon?: string | null } }) {
  const names = useNames();
  return <NameCell name={names.of(item)} beside={names.besideOf(item)} icon={item.icon} />;
}
