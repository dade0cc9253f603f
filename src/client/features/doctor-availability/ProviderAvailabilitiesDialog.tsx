import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';

import { wayOf } from '#client/lib/bidi';
import { useLoaded } from '#client/state/requests/useLoaded';
import { useSelected } from '#client/state/useSelected';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { useT } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import type { Id } from '#contract/common';
import type { Location, Provider } from '#contract/directory';
import { AddForStaff } from './add/AddForStaff';
import { staffOpened } from './hours/events';
import { doctorAvailabilityKeys } from './hours/keys';
import { availabilityMessages } from './hours/messages';
import { selectStaff } from './hours/selectors';
import { staffOf } from './hours/staff';

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
    <Modal title={t(availabilityMessages.manageProviderTitle)} size="md" isOpen isDirty={isDirty} onClose={onClose}>
      <strong dir={wayOf(provider.name)}>{provider.name}</strong>
      {places.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t(availabilityMessages.noLocations)}</Box>
      ) : (
        <ProviderForm providerId={provider.id} places={places} onDirtyChange={setIsDirty} />
      )}
    </Modal>
  );
}

interface ProviderFormProps {
  providerId: Id;
  places: readonly Location[];
  onDirtyChange: (isDirty: boolean) => void;
}

function ProviderForm({ providerId, places, onDirtyChange }: ProviderFormProps) {
  const [chosen, setChosen] = useState('');
  const idOf = (location: string): Id => places.find(({ id }) => String(id) === location)?.id ?? location;
  const locationId = idOf(chosen);
  const { failure, reload } = useLoaded(
    doctorAvailabilityKeys.staff(locationId),
    chosen ? staffOpened({ locationId }) : null,
  );
  const doctors = useSelected(selectStaff, locationId);
  const own = useMemo(() => staffOf(providerId, doctors ?? []).own, [providerId, doctors]);
  return (
    <>
      {chosen && failure && <ErrorPanel failure={failure} onRetry={reload} />}
      <AddForStaff
        scope={`provider/${providerId}`}
        staff={{ doctors: own, locationId }}
        locations={places.map(({ id, name }) => ({ value: String(id), label: name || String(id) }))}
        targetOf={({ location, skipExisting }) => ({
          kind: 'provider',
          providerId,
          doctors: own,
          others: [],
          locationId: idOf(location),
          skipExisting,
        })}
        onDirtyChange={onDirtyChange}
        onLocationChosen={setChosen}
      />
    </>
  );
}
