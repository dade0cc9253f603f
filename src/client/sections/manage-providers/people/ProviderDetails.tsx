import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { rememberRecentId } from '#client/device/recentIds';
import { selectMayAdminister } from '#client/features/session';
import { shownName } from '#client/lib/text';
import { useLoaded } from '#client/state/requests/useLoaded';
import { useRequest } from '#client/state/requests/useRequest';
import { useSelected } from '#client/state/useSelected';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { Spinner } from '#client/ui/feedback/Spinner';
import { useT } from '#client/ui/language/useT';
import { SectionFrame } from '#client/ui/layout/SectionFrame';
import { useOnceWanted } from '#client/ui/waiting/useOnDemand';
import { deletionChosen, hoursToggled, PROVIDER_ON_SCREEN, providerChosen, providerOpened } from '../directory/events';
import { manageProvidersKeys } from '../directory/keys';
import { directoryMessages } from '../directory/messages';
import { selectHoursOf, selectProvider } from '../directory/selectors';
import { restCode } from '../restCode';
import { ProviderFacts } from './ProviderFacts';

/** The details page of a provider (Spec 1 §2). */
export function ProviderDetails({ id }: { id: string }) {
  const t = useT();
  const dispatch = useDispatch();
  const provider = useSelected(selectProvider, id);
  const { failure, hasSucceeded, reload } = useLoaded(manageProvidersKeys.provider(id), providerOpened(id));
  useEffect(() => {
    if (hasSucceeded) rememberRecentId('providers', id);
  }, [hasSucceeded, id]);
  const deletion = useRequest(manageProvidersKeys.delete('provider', id));
  const mayAdminister = useSelector(selectMayAdminister);
  const managesHours = useSelector(selectHoursOf) === PROVIDER_ON_SCREEN;
  const rest = useOnceWanted(restCode, managesHours);
  const name = shownName(provider?.name) ?? directoryMessages.unknownProvider;
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
      title={t(provider ? name : directoryMessages.title)}
      actions={
        <>
          <Button variant="outlined" onClick={() => dispatch(providerChosen(null))}>
            {t(directoryMessages.backToSearch)}
          </Button>
          {provider && (
            <>
              {mayAdminister && (
                <Button color="inherit" disabled={deletion.isPending} onClick={remove}>
                  {t(directoryMessages.deleteProvider)}
                </Button>
              )}
              <Button variant="contained" onClick={() => dispatch(hoursToggled(PROVIDER_ON_SCREEN))}>
                {t(directoryMessages.manageProviderAvailabilities)}
              </Button>
            </>
          )}
        </>
      }
    >
      {failure && <ErrorPanel failure={failure} onRetry={reload} />}
      {!provider && hasSucceeded && (
        <ErrorPanel failure={{ text: directoryMessages.detailsFailed, detail: null }} onRetry={reload} />
      )}
      {!provider && !failure && !hasSucceeded && <Spinner />}
      {provider && <ProviderFacts provider={provider} />}
      {provider && managesHours && rest && (
        <rest.ProviderAvailabilitiesDialog provider={provider} onClose={() => dispatch(hoursToggled(null))} />
      )}
    </SectionFrame>
  );
}
