import { shownName } from '#client/lib/text';
import { directoryMessages } from '#client/sections/manage-providers/directory/messages';
import { providerTypeText } from '#client/sections/manage-providers/directory/providerType';
import { useT } from '#client/ui/language/useT';
import type { Provider } from '#contract/directory';
import { NamedCard } from './NamedCard';

/** A found provider; its name opens the details page (Spec 1 §2). */
export function ProviderCard({ provider, onOpen }: { provider: Provider; onOpen: () => void }) {
  const t = useT();
  const name = shownName(provider.name) ?? t(directoryMessages.unknownProvider);
  const note = [provider.provider_type && t(providerTypeText(provider.provider_type)), provider.location?.city]
    .filter(Boolean)
    .join(' · ');
  return <NamedCard name={name} note={note} onOpen={onOpen} />;
}
