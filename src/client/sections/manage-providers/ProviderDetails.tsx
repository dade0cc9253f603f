import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDispatch, useSelector } from 'react-redux';

import { ProviderAvailabilitiesDialog } from '#client/features/doctor-availability';
import { humanized } from '#client/lib/text';
import { useLoaded } from '#client/state/requests/useLoaded';
import { useRequest } from '#client/state/requests/useRequest';
import { useSelected } from '#client/state/useSelected';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { Spinner } from '#client/ui/feedback/Spinner';
import { Panel } from '#client/ui/layout/Panel';
import { SectionFrame } from '#client/ui/layout/SectionFrame';
import { useT } from '#client/ui/useT';
import type { Provider } from '#contract/directory';
import { EmailReveal } from './components/EmailReveal';
import { Facts } from './components/Facts';
import { manageProvidersKeys } from './keys';
import { messages } from './messages';
import { selectEmail, selectHoursOf, selectProvider } from './selectors';
import { deletionChosen, emailOpened, hoursToggled, providerChosen, providerOpened } from './slice';

/** The details page of a provider (Spec 1 §2). */
export function ProviderDetails({ id }: { id: string }) {
  const t = useT();
  const dispatch = useDispatch();
  const provider = useSelected(selectProvider, id);
  const { failure, hasSucceeded, reload } = useLoaded(manageProvidersKeys.provider(id), providerOpened(id));
  const deletion = useRequest(manageProvidersKeys.delete('provider', id));
  const managesHours = useSelector(selectHoursOf) === 'provider';
  const name = provider?.name ?? t(messages.unknownProvider);
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
      title={provider ? name : t(messages.title)}
      actions={
        <>
          <Button variant="outlined" onClick={() => dispatch(providerChosen(null))}>
            {t(messages.backToSearch)}
          </Button>
          {provider && (
            <>
              <Button variant="outlined" color="error" disabled={deletion.isPending} onClick={remove}>
                {t(messages.deleteProvider)}
              </Button>
              <Button variant="contained" onClick={() => dispatch(hoursToggled('provider'))}>
                {t(messages.manageProviderAvailabilities)}
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
  const t = useT();
  const dispatch = useDispatch();
  const userId = provider.provider_user_id ?? provider.provider_user?.id ?? null;
  const email = useSelected(selectEmail, userId);
  const reveal = useRequest(manageProvidersKeys.email(userId ?? ''));
  const place = provider.location ?? provider.locations?.[0];
  return (
    <>
      <Panel title={t(messages.provider)}>
        <Box sx={{ display: 'grid', gap: 2, padding: 2 }}>
          <Facts
            facts={[
              { label: t(messages.type), value: provider.provider_type && humanized(provider.provider_type) },
              { label: t(messages.phone), value: provider.phone_number },
              { label: t(messages.totalDoctors), value: provider.total_doctors },
              { label: t(messages.totalStaff), value: provider.total_staff },
              { label: t(messages.totalAvailabilities), value: provider.total_availabilities },
              { label: t(messages.daysSinceCreated), value: provider.created_days_ago },
              { label: t(messages.description), value: provider.description },
            ]}
          />
          <EmailReveal
            email={email}
            isPending={reveal.isPending}
            failure={reveal.failure}
            onReveal={() => {
              if (userId !== null) dispatch(emailOpened(userId));
            }}
          />
        </Box>
      </Panel>
      <Panel title={t(messages.location)}>
        <Box sx={{ padding: 2 }}>
          <Facts
            facts={[
              { label: t(messages.address), value: place?.address },
              { label: t(messages.city), value: place?.city },
              { label: t(messages.state), value: place?.state },
            ]}
          />
        </Box>
      </Panel>
      <Panel title={t(messages.associatedDoctors)}>
        {provider.doctor_names?.length ? (
          <ul>
            {provider.doctor_names.map((name, index) => (
              <li key={`${index} ${name}`}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        ) : (
          <Box sx={{ padding: 2, color: 'text.secondary' }}>{t(messages.noDoctors)}</Box>
        )}
      </Panel>
    </>
  );
}
