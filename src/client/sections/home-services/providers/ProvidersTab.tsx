import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { Star } from 'lucide-react';

import { wayOf } from '#client/lib/bidi';
import { OwnText } from '#client/ui/language/OwnText';
import quiet from '#client/ui/language/quiet.module.css';
import { useT } from '#client/ui/language/useT';
import { PhoneNumber } from '#client/ui/phone/PhoneNumber';
import { Picture } from '#client/ui/plain/Picture';
import { SearchedText } from '#client/ui/search/SearchedText';
import type { HomeProvider } from '#contract/homeServices/providers';
import { homeProviderKind, homeProviderTexts } from '../kinds/homeProvider';
import { ActiveChip } from '../shared/components/ActiveChip';
import { useKind } from '../shared/kind/useKind';
import { itemName } from '../shared/names';
import { CardTab } from '../shared/tabs/CardTab';
import { useOpenRow } from '../shared/tabs/useOpenRow';
import { ArabicMissing, useWithoutArabic } from '../shared/translations/ArabicMissing';
import { TranslationMark } from '../shared/translations/TranslationMark';
import { useNames } from '../shared/useNames';
import { HomeProviderDetails } from './components/HomeProviderDetails';
import { providerMessages } from './messages';
import { ProviderForm } from './ProviderForm';

/** Who offers home services (Spec 2 §2.3). */
export function ProvidersTab() {
  const tab = useKind(homeProviderKind, {});
  const viewed = useOpenRow(tab.rows);
  return (
    <>
      <CardTab
        tab={tab}
        texts={homeProviderTexts}
        filters={<ArabicMissing />}
        narrowed={useWithoutArabic(tab.rows)}
        lines={4}
        viewLabel={providerMessages.viewDetails}
        onView={viewed.open}
      >
        {(provider) => <ProviderSummary provider={provider} />}
      </CardTab>
      {viewed.row && <HomeProviderDetails provider={viewed.row} onClose={viewed.close} />}
      {tab.form && <ProviderForm {...tab.form} />}
    </>
  );
}

function ProviderSummary({ provider }: { provider: HomeProvider }) {
  const t = useT();
  const names = useNames();
  const beside = names.besideOf(provider);
  const rating = Number.parseFloat(String(provider.rating));
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Picture name={itemName(provider)} src={provider.logo} size={40} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box dir={wayOf(names.of(provider))} sx={{ fontWeight: 600 }}>
            <SearchedText>{names.of(provider)}</SearchedText>
          </Box>
          {beside && (
            <Box dir={wayOf(beside)}>
              <SearchedText>{beside}</SearchedText>
            </Box>
          )}
          {Number.isFinite(rating) && (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, fontSize: 12, color: 'text.secondary' }}>
              <Star size={12} aria-hidden />
              {typeof provider.total_reviews === 'number'
                ? t(providerMessages.rating, { rating: rating.toFixed(1), count: provider.total_reviews })
                : rating.toFixed(1)}
            </Box>
          )}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <ActiveChip isActive={provider.is_active ?? true} />
        {provider.auto_confirmation && <Chip size="small" variant="outlined" label={t(providerMessages.autoConfirm)} />}
        <TranslationMark item={provider} />
      </Box>
      <Box dir={wayOf(provider.description)} sx={{ color: 'text.secondary' }}>
        {provider.description}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, fontSize: 13 }}>
        <OwnText>{provider.city}</OwnText>
        <PhoneNumber field={provider.phone_number ?? ''} className={quiet.text} />
      </Box>
    </>
  );
}
