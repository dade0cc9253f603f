import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useDispatch, useSelector } from 'react-redux';

import { selectMayAdminister } from '#client/features/session';
import { namesOf } from '#client/lib/text';
import { useRequest } from '#client/state/requests/useRequest';
import { useSelected } from '#client/state/useSelected';
import { OwnText } from '#client/ui/language/OwnText';
import { useT } from '#client/ui/language/useT';
import { Panel } from '#client/ui/layout/Panel';
import type { Provider } from '#contract/directory';
import { associateChosen, emailOpened } from '../directory/events';
import { manageProvidersKeys } from '../directory/keys';
import { directoryMessages } from '../directory/messages';
import { providerTypeText } from '../directory/providerType';
import { selectEmail } from '../directory/selectors';
import { EmailReveal } from './components/EmailReveal';
import { Facts, FactsPhone } from './components/Facts';
import { sinceCreated } from './components/SinceCreated';

/** What is known of a provider, in three panels (Spec 1 §2). */
export function ProviderFacts({ provider }: { provider: Provider }) {
  const t = useT();
  const dispatch = useDispatch();
  const userId = provider.provider_user_id ?? provider.provider_user?.id ?? null;
  const mayAdminister = useSelector(selectMayAdminister);
  const email = useSelected(selectEmail, userId);
  const reveal = useRequest(manageProvidersKeys.email(userId ?? ''));
  const place = provider.location ?? provider.locations?.[0];
  return (
    <>
      <Panel title={t(directoryMessages.provider)}>
        <Box sx={{ display: 'grid', gap: 2, padding: 2 }}>
          <Facts
            facts={[
              {
                label: t(directoryMessages.type),
                value: provider.provider_type && t(providerTypeText(provider.provider_type)),
              },
              {
                label: t(directoryMessages.phone),
                value: provider.phone_number && <FactsPhone field={provider.phone_number} />,
              },
              { label: t(directoryMessages.totalDoctors), value: provider.total_doctors },
              { label: t(directoryMessages.totalStaff), value: provider.total_staff },
              { label: t(directoryMessages.totalAvailabilities), value: provider.total_availabilities },
              { label: t(directoryMessages.daysSinceCreated), value: sinceCreated(provider.created_days_ago) },
              { label: t(directoryMessages.description), value: provider.description },
            ]}
          />
          {mayAdminister && (
            <EmailReveal
              email={email}
              hasAccount={userId !== null}
              isPending={reveal.isPending}
              failure={reveal.failure}
              onReveal={() => {
                if (userId !== null) dispatch(emailOpened(userId));
              }}
            />
          )}
        </Box>
      </Panel>
      <Panel title={t(directoryMessages.location)}>
        <Box sx={{ padding: 2 }}>
          <Facts
            facts={[
              { label: t(directoryMessages.address), value: place?.address },
              { label: t(directoryMessages.city), value: place?.city },
              { label: t(directoryMessages.state), value: place?.state },
            ]}
          />
        </Box>
      </Panel>
      <AssociatedDoctors names={namesOf(provider.doctor_names)} />
    </>
  );
}

/** Their names lead to the search for them. */
function AssociatedDoctors({ names }: { names: readonly string[] }) {
  const t = useT();
  const dispatch = useDispatch();
  return (
    <Panel title={t(directoryMessages.associatedDoctors)}>
      {names.length > 0 ? (
        <ul>
          {names.map((name, index) => (
            <li key={`${index} ${name}`}>
              <Link component="button" sx={{ paddingBlock: 0.5 }} onClick={() => dispatch(associateChosen(name))}>
                <OwnText>{name}</OwnText>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <Box sx={{ padding: 2, color: 'text.secondary' }}>{t(directoryMessages.noDoctors)}</Box>
      )}
    </Panel>
  );
}
