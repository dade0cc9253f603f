import type { Translate } from '#client/lib/text';
import type { Column } from '#client/ui/table/VirtualTable';
import { useT } from '#client/ui/useT';
import type { LabService } from '#contract/homeServices/catalogue';
import { messages } from '../messages';
import { NameCell } from '../shared/components/NameCell';
import { itemName, searchTextOf } from '../shared/names';
import { useResource } from '../shared/resource/useResource';
import { TableTab } from '../shared/tabs/TableTab';
import { useFilter } from '../shared/tabs/useFilter';
import { TranslationMark } from '../shared/translations/TranslationMark';
import { useWithoutArabic } from '../shared/translations/useArabicMissing';
import { CatalogueFilters } from './CatalogueFilters';
import { LabServiceForm } from './LabServiceForm';
import { catalogueMessages } from './messages';
import { labServiceResource } from './resources';
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
  const subcategories = useLabChoices();
  const [subcategory] = useFilter('subcategory');
  const tab = useResource(labServiceResource, { subcategory: subcategory || undefined });
  return (
    <>
      <TableTab
        tab={tab}
        texts={TEXTS}
        columns={columnsIn}
        nameOf={itemName}
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

function columnsIn(t: Translate): readonly Column<LabService>[] {
  return [
    {
      id: 'name',
      header: t(messages.name),
      width: 'minmax(170px, 2fr)',
      cell: (row) => <NameCell name={itemName(row)} icon={row.icon} />,
    },
    {
      id: 'code',
      header: t(catalogueMessages.code),
      width: 'minmax(120px, 1fr)',
      cell: ({ code }) => <span data-searched>{code}</span>,
    },
    {
      id: 'sample',
      header: t(catalogueMessages.sampleType),
      width: 'minmax(100px, 1fr)',
      cell: ({ sample_type: sample }) => <bdi>{sample}</bdi>,
    },
    {
      id: 'fasting',
      header: t(catalogueMessages.fasting),
      width: '80px',
      cell: ({ requires_fasting: isFasting }) => t(isFasting ? catalogueMessages.yes : catalogueMessages.no),
    },
    {
      id: 'duration',
      header: t(catalogueMessages.durationMinutes),
      width: '140px',
      isNumber: true,
      cell: ({ duration_minutes: minutes }) => minutes,
    },
    {
      id: 'texts',
      header: t(catalogueMessages.translations),
      width: '130px',
      cell: (row) => <TranslationMark item={row} />,
    },
  ];
}
