import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDispatch, useSelector } from 'react-redux';

import { ProviderAvailabilitiesDialog } from '#client/features/doctor-availability';
import { wordsOf } from '#client/lib/text';
import { useLoaded } from '#client/state/useLoaded';
import { useRequest } from '#client/state/useRequest';
import { useSelected } from '#client/state/useSelected';
import { ErrorPanel } from '#client/ui/ErrorPanel';
import { Panel } from '#client/ui/Panel';
import { SectionFrame } from '#client/ui/SectionFrame';
import { Spinner } from '#client/ui/Spinner';
import { useWords } from '#client/ui/useWords';
import type { Provider } from '#contract/directory';
import { EmailReveal } from './components/EmailReveal';
import { Facts } from './components/Facts';
import { directoryKeys } from './keys';
import { messages } from './messages';
import { selectEmail, selectHoursOf, selectProvider } from './selectors';
import { deletionChosen, emailWanted, hoursToggled, providerChosen, providerOpened } from './slice';

/** The details page of a provider (Spec 1 §2). */
export function ProviderDetails({ id }: { id: string }) {
  const words = useWords();
  const dispatch = useDispatch();
  const provider = useSelected(selectProvider, id);
  const { failure, hasSucceeded, reload } = useLoaded(directoryKeys.provider(id), providerOpened(id));
  const deletion = useRequest(directoryKeys.delete('provider', id));
  const managesHours = useSelector(selectHoursOf) === 'provider';
  const name = provider?.name ?? words(messages.unknownProvider);
  const remove = () =>
    dispatch(
      deletionChosen({
        kind: 'provider',
        id,
        name,
        doctors: provider?.total_doctors ?? 0,
        slots: provider?.total_availabilities ?? 0,
      }),
    );

  return (
    <SectionFrame
      title={provider ? name : words(messages.title)}
      actions={
        <>
          <Button variant="outlined" onClick={() => dispatch(providerChosen(null))}>
            {words(messages.backToSearch)}
          </Button>
          {provider && (
            <>
              <Button variant="outlined" color="error" disabled={deletion.isPending} onClick={remove}>
                {words(messages.deleteProvider)}
              </Button>
              <Button variant="contained" onClick={() => dispatch(hoursToggled('provider'))}>
                {words(messages.manageProviderAvailabilities)}
              </Button>
            </>
          )}
        </>
      }
    >
      {failure && <ErrorPanel failure={failure} onRetry={reload} />}
      {!provider && hasSucceeded && (
        <ErrorPanel failure={{ text: messages.detailsFailed, detail: null }} onRetry={reload} />
      )}
      {!provider && !failure && !hasSucceeded && <Spinner />}
      {provider && <ProviderFacts provider={provider} />}
      {provider && managesHours && (
        <ProviderAvailabilitiesDialog provider={provider} onClose={() => dispatch(hoursToggled(null))} />
      )}
    </SectionFrame>
  );
}

function ProviderFacts({ provider }: { provider: Provider }) {
  const words = useWords();
  const dispatch = useDispatch();
  const userId = provider.provider_user_id ?? provider.provider_user?.id ?? null;
  const email = useSelected(selectEmail, userId);
  const reveal = useRequest(directoryKeys.email(userId ?? ''));
  const place = provider.location ?? provider.locations?.[0];
  return (
    <>
      <Panel title={words(messages.provider)}>
        <Box sx={{ display: 'grid', gap: 2, padding: 2 }}>
          <Facts
            facts={[
              { label: words(messages.type), value: provider.provider_type && wordsOf(provider.provider_type) },
              { label: words(messages.phone), value: provider.phone_number },
              { label: words(messages.totalDoctors), value: provider.total_doctors },
              { label: words(messages.totalStaff), value: provider.total_staff },
              { label: words(messages.totalAvailabilities), value: provider.total_availabilities },
              { label: words(messages.daysSinceCreated), value: provider.created_days_ago },
              { label: words(messages.description), value: provider.description },
            ]}
          />
          <EmailReveal
            email={email}
            isPending={reveal.isPending}
            failure={reveal.failure}
            onReveal={() => {
              if (userId !== null) dispatch(emailWanted(userId));
            }}
          />
        </Box>
      </Panel>
      <Panel title={words(messages.location)}>
        <Box sx={{ padding: 2 }}>
          <Facts
            facts={[
              { label: words(messages.address), value: place?.address },
              { label: words(messages.city), value: place?.city },
              { label: words(messages.state), value: place?.state },
            ]}
          />
        </Box>
      </Panel>
      <Panel title={words(messages.associatedDoctors)}>
        {provider.doctor_names?.length ? (
          <ul>
            {provider.doctor_names.map((name, index) => (
              <li key={`${index} ${name}`}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        ) : (
          <Box sx={{ padding: 2, color: 'text.secondary' }}>{words(messages.noDoctors)}</Box>
        )}
      </Panel>
    </>
  );
}
