import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { Star } from 'lucide-react';

import { ActiveChip } from '#client/sections/home-services/components/ActiveChip';
import { CardActions } from '#client/sections/home-services/components/CardActions';
import { CardGrid } from '#client/sections/home-services/components/CardGrid';
import { itemName, searchedWords } from '#client/sections/home-services/crud/names';
import { ResourceList } from '#client/sections/home-services/crud/ResourceList';
import { TabToolbar } from '#client/sections/home-services/crud/TabToolbar';
import { useOpenRow } from '#client/sections/home-services/crud/useOpenRow';
import { useResource } from '#client/sections/home-services/crud/useResource';
import { useFound } from '#client/sections/home-services/crud/useSearch';
import { messages } from '#client/sections/home-services/messages';
import { homeProviderResource } from '#client/sections/home-services/resources';
import { ArabicMissing } from '#client/sections/home-services/translations/ArabicMissing';
import { TranslationMark } from '#client/sections/home-services/translations/TranslationMark';
import { useWithoutArabic } from '#client/sections/home-services/translations/useArabicMissing';
import { Picture } from '#client/ui/Picture';
import { useWords } from '#client/ui/useWords';
import type { HomeProvider } from '#contract/homeServices/providers';
import { ProviderDetails } from './ProviderDetails';
import { ProviderForm } from './ProviderForm';

/** Who offers home services (Spec 2 §2.3). */
export function ProvidersTab() {
  const words = useWords();
  const tab = useResource(homeProviderResource, {});
  const found = useFound(useWithoutArabic(tab.rows), searchedWords);
  const viewed = useOpenRow(tab.rows);
  return (
    <>
      <TabToolbar
        search={messages.searchByName}
        rows={tab.rows}
        visible={found}
        addLabel={words(messages.addProvider)}
        onAdd={tab.startCreate}
      >
        <ArabicMissing />
      </TabToolbar>
      <ResourceList list={tab} visible={found} empty={words(messages.noProviders)}>
        {(rows) => (
          <CardGrid label={words(messages.providers)} rows={rows} rowKey={({ id }) => String(id)}>
            {(provider) => (
              <>
                <ProviderSummary provider={provider} />
                <CardActions
                  name={itemName(provider)}
                  viewLabel={words(messages.viewDetails)}
                  onView={() => {
                    viewed.open(provider);
                  }}
                  onEdit={() => {
                    tab.startEdit(provider);
                  }}
                  onRemove={() => {
                    tab.remove({ id: provider.id, name: itemName(provider) });
                  }}
                />
              </>
            )}
          </CardGrid>
        )}
      </ResourceList>
      {viewed.row && <ProviderDetails provider={viewed.row} onClose={viewed.close} />}
      {tab.isEditing && (
        <ProviderForm provider={tab.editing} save={tab.save} onSubmit={tab.submit} onClose={tab.close} />
      )}
    </>
  );
}

function ProviderSummary({ provider }: { provider: HomeProvider }) {
  const words = useWords();
  const rating = Number.parseFloat(String(provider.rating));
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Picture name={itemName(provider)} src={provider.logo} size={40} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box dir="auto" sx={{ fontWeight: 600 }}>
            {itemName(provider)}
          </Box>
          {Number.isFinite(rating) && (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, fontSize: 12, color: 'text.secondary' }}>
              <Star size={12} aria-hidden />
              {words(messages.rating, { rating: rating.toFixed(1), count: provider.total_reviews ?? 0 })}
            </Box>
          )}
        </Box>
        <ActiveChip isActive={provider.is_active ?? true} />
      </Box>
      <Box dir="auto" sx={{ flex: 1, color: 'text.secondary' }}>
        {provider.description}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, fontSize: 13 }}>
        <bdi>{provider.city}</bdi>
        <bdi>{provider.phone_number}</bdi>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <TranslationMark item={provider} />
        {provider.auto_confirmation && <Chip size="small" variant="outlined" label={words(messages.autoConfirm)} />}
      </Box>
    </>
  );
}
