import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useMemo, useState } from 'react';

import { say } from '#client/lib/text';
import { homeProviderKind } from '#client/sections/home-services/kinds/homeProvider';
import { labPackageKind } from '#client/sections/home-services/kinds/labPackage';
import { labServiceKind } from '#client/sections/home-services/kinds/labService';
import { subcategoryKind } from '#client/sections/home-services/kinds/subcategory';
import { ListFailures } from '#client/sections/home-services/shared/components/ListFailures';
import { useRows, type ListState } from '#client/sections/home-services/shared/kind/useRows';
import { hasTexts } from '#client/sections/home-services/shared/translations/translations';
import { useLoaded } from '#client/state/requests/useLoaded';
import { useT } from '#client/ui/language/useT';
import { CardGroup } from '#client/ui/layout/CardGroup';
import type { Id } from '#contract/common';
import { WHOLE } from '../useCatalogueTab';
import { ARABIC_KINDS, type ArabicItem, type ArabicKind } from './arabicKinds';
import { arabicCountOf } from './completeness';
import { ArabicBar } from './components/ArabicBar';
import { providerTextsKey, providerTextsWanted } from './events';
import { FillArabic } from './FillArabic';
import { arabicMessages } from './messages';

/** How complete the Arabic names of each kind are, with the way to the editor of them (beyond: translations). */
export function ArabicOverview() {
  const t = useT();
  const lists: Readonly<Record<string, ListState<ArabicItem>>> = {
    [subcategoryKind.name]: useRows(subcategoryKind, WHOLE),
    [labServiceKind.name]: useRows(labServiceKind, WHOLE),
    [labPackageKind.name]: useRows(labPackageKind, WHOLE),
    [homeProviderKind.name]: useProviders(),
  };
  const [open, setOpen] = useState<{ kind: ArabicKind; ids: readonly Id[] } | null>(null);
  return (
    <CardGroup title={t(arabicMessages.overview)}>
      {ARABIC_KINDS.map((kind) => {
        const list = lists[kind.name];
        return list && <KindCard key={kind.name} {...{ kind, list }} onFill={(ids) => setOpen({ kind, ids })} />;
      })}
      {open && <FillArabic {...open} items={lists[open.kind.name]?.rows ?? []} onClose={() => setOpen(null)} />}
    </CardGroup>
  );
}

/** The providers; they are there once it is known which texts they have, also where their list does not tell. */
function useProviders(): ListState<ArabicItem> {
  const list = useRows(homeProviderKind, WHOLE);
  const untold = (list.rows ?? NONE).filter(({ translations }) => !translations).map(({ id }) => id);
  const texts = useLoaded(providerTextsKey, untold.length > 0 ? providerTextsWanted(untold) : null);
  if (untold.length === 0 || list.failure) return list;
  return { rows: undefined, failure: texts.failure, reload: texts.reload };
}

const NONE: readonly ArabicItem[] = [];

interface KindCardProps {
  kind: ArabicKind;
  list: ListState<ArabicItem>;
  /** Called with the items that have no Arabic name. */
  onFill: (ids: readonly Id[]) => void;
}

function KindCard({ kind: { list: title }, list, onFill }: KindCardProps) {
  const t = useT();
  const { rows } = list;
  const count = useMemo(() => rows && arabicCountOf(rows), [rows]);
  const fill = () => onFill((rows ?? []).filter((item) => !hasTexts(item, 'ar')).map(({ id }) => id));
  const isComplete = count?.percent === 100;
  return (
    <Card variant="outlined" sx={{ display: 'grid', alignContent: 'start', gap: 1.25, padding: 2 }}>
      <Box sx={{ fontWeight: 600 }}>{t(title)}</Box>
      {list.failure ? <ListFailures lists={[list]} /> : <ArabicBar list={title} count={count} />}
      {isComplete ? (
        <Box sx={{ color: 'text.secondary', lineHeight: '31px' }}>{t(arabicMessages.complete)}</Box>
      ) : (
        <Button
          size="small"
          variant="outlined"
          disabled={!count?.total}
          aria-label={t(say(arabicMessages.fillOf, { list: title }))}
          aria-haspopup="dialog"
          onClick={fill}
          sx={{ justifySelf: 'start' }}
        >
          {t(arabicMessages.fill)}
        </Button>
      )}
    </Card>
  );
}
