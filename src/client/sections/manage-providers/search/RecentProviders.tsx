import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDispatch, useSelector } from 'react-redux';

import { providers } from '#client/entities/clinic';
import { useLoaded } from '#client/state/requests/useLoaded';
import { useSelected } from '#client/state/useSelected';
import { useT } from '#client/ui/language/useT';
import { providerChosen, providerOpened } from '../directory/events';
import { manageProvidersKeys } from '../directory/keys';
import { directoryMessages } from '../directory/messages';
import { selectProvider } from '../directory/selectors';
import { CardFrame } from '../people/components/Card';
import { ProviderCard } from '../people/components/ProviderCard';

/** The providers of these ids, which were opened last on this device, as far as the service knows them still. */
export function RecentProviders({ ids }: { ids: readonly string[] }) {
  const t = useT();
  const table = useSelector(providers.selectTable);
  return (
    ids.length > 0 && (
      <Box component="section" aria-label={t(directoryMessages.recent)} sx={{ display: 'grid', gap: 1 }}>
        {ids.some((id) => table[id]) && (
          <Typography component="h2" variant="h3" sx={{ color: 'text.secondary' }}>
            {t(directoryMessages.recent)}
          </Typography>
        )}
        <CardFrame sx={{ '&:empty': { display: 'none' } }}>
          {ids.map((id) => (
            <RecentProvider key={id} id={id} />
          ))}
        </CardFrame>
      </Box>
    )
  );
}

function RecentProvider({ id }: { id: string }) {
  const dispatch = useDispatch();
  const provider = useSelected(selectProvider, id);
  const { failure } = useLoaded(manageProvidersKeys.provider(id), providerOpened(id));
  return provider && !failure && <ProviderCard provider={provider} onOpen={() => dispatch(providerChosen(id))} />;
}
