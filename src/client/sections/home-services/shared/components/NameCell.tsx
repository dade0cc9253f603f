import { wayOf } from '#client/lib/bidi';
import type { Message } from '#client/lib/text';
import { useT } from '#client/ui/language/useT';
import { Picture } from '#client/ui/plain/Picture';
import { SearchedText } from '#client/ui/search/SearchedText';
import type { NamedItem } from '../names';
import { useNames } from '../useNames';
import styles from './NameCell.module.css';

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
    <div className={styles.cell}>
      <Picture name={name} src={icon} size={24} />
      <bdi dir={wayOf(name)} className={styles.name}>
        <SearchedText>{name}</SearchedText>
      </bdi>{' '}
      {beside && (
        <bdi dir={wayOf(beside)} className={styles.note}>
          <SearchedText>{beside}</SearchedText>
        </bdi>
      )}
      {note && (
        <span title={t(note)} className={styles.note}>
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
