import { ChevronRight } from 'lucide-react';

import { wayOf } from '#client/lib/bidi';
import { Picture } from '#client/ui/plain/Picture';
import { SearchedText } from '#client/ui/search/SearchedText';
import { Card } from './Card';
import { CardButton } from './CardButton';

interface NamedCardProps {
  name: string;
  /** Stands under the name. */
  note: string;
  /** The address of a picture; initials stand where there is none. */
  picture?: string | null | undefined;
  onOpen: () => void;
}

/** Somebody or something that is opened by its name. */
export function NamedCard({ name, note, picture = null, onOpen }: NamedCardProps) {
  return (
    <Card>
      <CardButton sx={{ width: '100%' }} onClick={onOpen}>
        <Picture name={name} src={picture} size={34} />
        <span style={{ flex: 1 }}>
          <span className="name" dir={wayOf(name)}>
            <SearchedText>{name}</SearchedText>
          </span>
          <span className="note" dir={wayOf(note)}>
            {note}
          </span>
        </span>
        <ChevronRight size={16} aria-hidden className="chevron" />
      </CardButton>
    </Card>
  );
}
