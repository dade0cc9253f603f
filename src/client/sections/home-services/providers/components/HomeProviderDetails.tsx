import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';

import { safeSource } from '#client/device/pictureSource';
import { wayOf } from '#client/lib/bidi';
import { longDate, shortTime } from '#client/lib/dates';
import { amountIn, dirham } from '#client/lib/money';
import type { Translate } from '#client/lib/text';
import { homeMessages } from '#client/sections/home-services/messages';
import { ActiveChip } from '#client/sections/home-services/shared/components/ActiveChip';
import { itemName } from '#client/sections/home-services/shared/names';
import { useNames } from '#client/sections/home-services/shared/useNames';
import { uiMessages } from '#client/ui/language/messages';
import { OwnText } from '#client/ui/language/OwnText';
import { useT } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import { PhoneNumber } from '#client/ui/phone/PhoneNumber';
import { Picture } from '#client/ui/plain/Picture';
import type { HomeProvider } from '#contract/homeServices/providers';
import { providerMessages } from '../messages';

/** The details of a home provider (Spec 2 §2.3). */
export function HomeProviderDetails({ provider, onClose }: { provider: HomeProvider; onClose: () => void }) {
  const t = useT();
  const names = useNames();
  const { earliest_availability: earliest } = provider;
  const banner = safeSource(provider.banner_image);
  return (
    <Modal title={names.of(provider)} isOpen onClose={onClose} closeLabel={t(uiMessages.close)}>
      {banner && (
        <Box
          component="img"
          src={banner}
          alt=""
          sx={{ width: '100%', maxHeight: 160, objectFit: 'cover', borderRadius: 2 }}
        />
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Picture name={itemName(provider)} src={provider.logo} size={56} />
        {provider.auto_confirmation && <Chip size="small" variant="outlined" label={t(providerMessages.autoConfirm)} />}
      </Box>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 3, rowGap: 1, margin: 0 }}
      >
        <Fact label={t(homeMessages.name)}>
          <OwnText>{names.of(provider)}</OwnText> <OwnText>{names.besideOf(provider)}</OwnText>
        </Fact>
        <Fact label={t(homeMessages.status)}>
          <ActiveChip isActive={provider.is_active ?? true} />
        </Fact>
        <Fact label={t(homeMessages.description)}>{provider.description}</Fact>
        <Fact label={t(providerMessages.address)}>{provider.address}</Fact>
        <Fact label={t(providerMessages.city)}>{provider.city}</Fact>
        <Fact label={t(providerMessages.phone)}>
          {provider.phone_number && (
            <Box component={PhoneNumber} field={provider.phone_number} sx={{ '&[href]': { color: 'primary.main' } }} />
          )}
        </Fact>
        <Fact label={t(providerMessages.email)}>
          {provider.email && <Link href={`mailto:${provider.email}`}>{provider.email}</Link>}
        </Fact>
        <Fact label={t(providerMessages.priceRange)}>{priceRange(t, provider)}</Fact>
        <Fact label={t(providerMessages.earliest)}>
          {earliest &&
            t(providerMessages.earliestTime, { date: longDate(earliest.date), time: shortTime(earliest.time) })}
        </Fact>
      </Box>
    </Modal>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  const t = useT();
  return (
    <>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" dir={wayOf(children)} sx={{ margin: 0, overflowWrap: 'anywhere' }}>
        {children || t(providerMessages.none)}
      </Box>
    </>
  );
}

/** From the cheapest to the dearest as far as they are known, in the currency the service names. */
function priceRange(t: Translate, { price_range: range }: HomeProvider): string {
  const amounts = [range?.min, range?.max].filter((amount) => amount !== null && amount !== undefined);
  return [...new Set(amounts.map((amount) => t(amountIn(range?.currency ?? dirham, amount))))].join(' - ');
}
