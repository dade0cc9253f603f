import { ChevronRight } from 'lucide-react';

import { wayOf } from '#client/lib/bidi';
import { shownName } from '#client/lib/text';
import { directoryMessages } from '#client/sections/manage-providers/directory/messages';
import { providerTypeText } from '#client/sections/manage-providers/directory/providerType';
import { useT } from '#client/ui/language/useT';
import { Picture } from '#client/ui/plain/Picture';
import { SearchedText } from '#client/ui/search/SearchedText';
import type { Provider } from '#contract/directory';
import { Card } from './Card';
import { CardButton } from './CardButton';

/** A found provider; its name opens the details page (Spec 1 §2). */
export function ProviderCard({ provider, onOpen }: { provider: Provider; onOpen: () => void }) {
  const t = useT();
  const name = shownName(provider.name) ?? t(directoryMessages.unknownProvider);
  const note = [provider.provider_type && t(providerTypeText(provider.provider_type)), provider.location?.city]
    .filter(Boolean)
    .join(' · ');
  return (
    <Card>
      <CardButton sx={{ width: '100%' }} onClick={onOpen}>
        <Picture name={name} size={34} />
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
