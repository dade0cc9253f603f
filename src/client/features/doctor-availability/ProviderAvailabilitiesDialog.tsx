import Box from '@mui/material/Box';
import { useState } from 'react';

import { Modal } from '#client/ui/layout/Modal';
import { useT } from '#client/ui/useT';
import type { Provider } from '#contract/directory';
import { AddAvailabilities } from './AddAvailabilities';
import { messages } from './messages';

interface ProviderAvailabilitiesDialogProps {
  provider: Pick<Provider, 'id' | 'name' | 'location' | 'locations'>;
  onClose: () => void;
}

/** The modal Manage Provider Availabilities: adds slots for all doctors of a provider at one location (Spec 1 §2). */
export function ProviderAvailabilitiesDialog({ provider, onClose }: ProviderAvailabilitiesDialogProps) {
  const t = useT();
  const [isDirty, setIsDirty] = useState(false);
  const places = provider.locations?.length ? provider.locations : provider.location ? [provider.location] : [];
  return (
    <Modal title={t(messages.manageProviderTitle)} size="md" isOpen isDirty={isDirty} onClose={onClose}>
      <strong dir="auto">{provider.name}</strong>
      {places.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t(messages.noLocations)}</Box>
      ) : (
        <AddAvailabilities
          scope={`provider/${provider.id}`}
          locations={places.map(({ id, name }) => ({ value: String(id), label: name || String(id) }))}
          offersSkipExisting
          targetOf={({ location, skipExisting }) => ({
            kind: 'provider',
            providerId: provider.id,
            locationId: places.find(({ id }) => String(id) === location)?.id ?? location,
            skipExisting,
          })}
          onDirtyChange={setIsDirty}
        />
      )}
    </Modal>
  );
}
