import { numberOf } from '#client/lib/counts';
import type { Translate } from '#client/lib/text';
import type { GridColumn } from '#client/ui/data-grid/gridColumn';
import { SearchedText } from '#client/ui/search/SearchedText';
import { useT } from '#client/ui/useT';
import type { LabService } from '#contract/homeServices/catalogue';
import { messages } from '../messages';
import { ItemNameCell } from '../shared/components/NameCell';
import { useKind } from '../shared/kind/useKind';
import { searchTextOf } from '../shared/names';
import { TableTab } from '../shared/tabs/TableTab';
import { markOf, TranslationMark } from '../shared/translations/TranslationMark';
import { useWithoutArabic } from '../shared/translations/useArabicMissing';
import { useFilter } from '../shared/useFilter';
import type { Names } from '../shared/useNames';
import { useNames } from '../shared/useNames';
import { CatalogueFilters } from './CatalogueFilters';
import { LabServiceForm } from './LabServiceForm';
import { catalogueMessages } from './messages';
import { labServiceKind } from './resources';
import { useLabChoices } from './useChoices';

const TEXTS = {
  list: messages.labServices,
  add: catalogueMessages.addLabService,
  empty: catalogueMessages.noLabServices,
  search: messages.searchByNameOrCode,
};

/** The single lab tests (Spec 2 §2.3). */
export function LabServicesTab() {
  const t = useT();
  const names = useNames();
  const subcategories = useLabChoices();
  const [subcategory] = useFilter('subcategory');
  const tab = useKind(labServiceKind, { subcategory: subcategory || undefined });
  return (
    <>
      <TableTab
        name="lab-services"
        tab={tab}
        texts={TEXTS}
        columns={columnsIn}
        nameOf={names.of}
        searchTextOf={searchTextOf}
        filters={
          <CatalogueFilters
            name="subcategory"
            label={t(catalogueMessages.subcategory)}
            choices={subcategories.choices}
          />
        }
        narrowed={useWithoutArabic(tab.rows)}
        choices={[subcategories.list]}
      />
      {tab.isEditing && (
        <LabServiceForm
          service={tab.editing}
          subcategories={subcategories.choices}
          subcategory={subcategory}
          save={tab.save}
          onSubmit={tab.submit}
          onClose={tab.close}
        />
      )}
    </>
  );
}

function columnsIn(t: Translate, names: Names): readonly GridColumn<LabService>[] {
  return [
    {
      id: 'name',
      header: t(messages.name),
      minWidth: 220,
      grow: 2,
      value: names.of,
      cell: (row) => <ItemNameCell item={row} />,
    },
    {
      id: 'code',
      header: t(catalogueMessages.code),
      minWidth: 96,
      grow: 1,
      value: ({ code }) => code,
      cell: ({ code }) => (
        <bdi>
          <SearchedText>{code}</SearchedText>
        </bdi>
      ),
    },
    {
      id: 'sample',
      header: t(catalogueMessages.sampleType),
      minWidth: 100,
      grow: 1,
      value: ({ sample_type: sample }) => sample,
    },
    {
      id: 'fasting',
      header: t(catalogueMessages.fasting),
      minWidth: 84,
      value: ({ requires_fasting: isFasting }) => t(isFasting ? catalogueMessages.yes : catalogueMessages.no),
    },
    {
      id: 'duration',
      header: t(catalogueMessages.durationMinutes),
      minWidth: 150,
      isNumber: true,
      value: ({ duration_minutes: minutes }) => numberOf(minutes),
    },
    {
      id: 'texts',
      header: t(catalogueMessages.translations),
      minWidth: 152,
      value: (row) => t(markOf(row)),
      cell: (row) => <TranslationMark item={row} />,
    },
  ];
}
