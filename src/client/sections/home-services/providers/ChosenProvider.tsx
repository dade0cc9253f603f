import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';

import { EmptyState } from '#client/ui/feedback/EmptyState';
import { OwnText } from '#client/ui/language/OwnText';
import { useT } from '#client/ui/language/useT';
import { useIsPhone } from '#client/ui/page/useMedia';
import { Picture } from '#client/ui/plain/Picture';
import { FilterSelect } from '#client/ui/search/FilterSelect';
import { TableSkeleton } from '#client/ui/virtual-table/TableSkeleton';
import type { Id } from '#contract/common';
import type { HomeProvider } from '#contract/homeServices/providers';
import { homeProviderKind } from '../kinds/homeProvider';
import { CardGrid, CardGridSkeleton } from '../shared/components/CardGrid';
import { ListFailures } from '../shared/components/ListFailures';
import { useRows } from '../shared/kind/useRows';
import { useFilter } from '../shared/useFilter';
import { useNames } from '../shared/useNames';
import { providerMessages } from './messages';
import { selectLastProvider } from './slice';

interface ChosenProviderProps {
  /** Stands beside the choice of the provider. */
  beside?: ReactNode;
  /** What can be done with all that the provider has, at the end of the line. */
  tools?: ((provider: Id) => ReactNode) | undefined;
  children: (provider: Id) => ReactNode;
}

/**
 * A select that chooses a provider and keeps it in the address and for the session, and below it the content for that
 * provider.
 */
export function ChosenProvider({ beside, tools, children }: ChosenProviderProps) {
  const t = useT();
  const names = useNames();
  const providers = useRows(homeProviderKind, {});
  const { rows, failure } = providers;
  const [chosen, choose] = useFilter('provider');
  const last = useSelector(selectLastProvider);
  const wanted = chosen || last;
  const provider = rows?.find(({ id }) => String(id) === wanted);
  // A phone has room for them beside the choice alone.
  const isPhone = useIsPhone();
  const toolsPlaced = provider && tools && <Box sx={{ marginInlineStart: 'auto' }}>{tools(provider.id)}</Box>;
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          flexWrap: 'wrap',
          gap: 1.5,
          paddingBlockStart: { xs: 0.5, sm: 0 },
        }}
      >
        <FilterSelect
          label={t(providerMessages.provider)}
          value={provider ? wanted : ''}
          width={280}
          choices={(rows ?? []).map((row) => ({ value: row.id, ...names.choiceOf(row) }))}
          onChange={choose}
        />
        {isPhone && toolsPlaced}
        {beside}
        {!isPhone && toolsPlaced}
      </Box>
      <ListFailures lists={[providers]} />
      {provider && children(provider.id)}
      {!provider &&
        !failure &&
        (rows ? (
          <ProviderChoices providers={rows} onChoose={choose} />
        ) : wanted ? (
          <TableSkeleton />
        ) : (
          <CardGridSkeleton minWidth={220} cards={8} hasText={false} />
        ))}
    </>
  );
}

interface ProviderChoicesProps {
  providers: readonly HomeProvider[];
  onChoose: (id: string) => void;
}

/** The providers to choose from, side by side, in place of the content that none is chosen for yet. */
function ProviderChoices({ providers, onChoose }: ProviderChoicesProps) {
  const t = useT();
  const names = useNames();
  if (providers.length === 0) return <EmptyState text={t(providerMessages.noProvidersYet)} />;
  return (
    <>
      <Box sx={{ color: 'text.secondary' }}>{t(providerMessages.chooseProvider)}</Box>
      <CardGrid
        label={t(providerMessages.toChooseFrom)}
        rows={providers}
        rowKey={({ id }) => String(id)}
        minWidth={220}
      >
        {(provider) => (
          <Button
            color="inherit"
            onClick={() => onChoose(String(provider.id))}
            sx={{ justifyContent: 'flex-start', margin: -1 }}
          >
            <Picture name={names.of(provider)} src={provider.logo} size={32} />
            <Box
              sx={{
                display: 'grid',
                justifyItems: 'start',
                minWidth: 0,
                marginInlineStart: 1.25,
                textAlign: 'start',
                lineHeight: 1.35,
              }}
            >
              <OwnText>{names.of(provider)}</OwnText>
              <Box component="bdi" sx={{ fontSize: 13, fontWeight: 400, color: 'text.secondary' }}>
                {names.besideOf(provider)}
              </Box>
            </Box>
          </Button>
        )}
      </CardGrid>
    </>
  );
}
