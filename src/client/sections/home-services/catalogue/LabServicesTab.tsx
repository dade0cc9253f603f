import { numberOf } from '#client/lib/counts';
import type { Translate } from '#client/lib/text';
import type { GridColumn } from '#client/ui/data-grid/gridColumn';
import type { LabService } from '#contract/homeServices/catalogue';
import { labServiceKind, labServiceTexts } from '../kinds/labService';
import { searchTextOf } from '../shared/names';
import { TableTab } from '../shared/tabs/TableTab';
import { useNames, type Names } from '../shared/useNames';
import { CatalogueFilters } from './CatalogueFilters';
import { codeColumn, nameColumn, textsColumn } from './ItemColumns';
import { LabServiceForm } from './LabServiceForm';
import { catalogueMessages } from './messages';
import type { CatalogueCode } from './onDemand';
import { BY_SUBCATEGORY, useCatalogueTab } from './useCatalogueTab';
import { useLabChoices } from './useChoices';
import { useItemSheet } from './UseItemSheet';

/** The single lab tests (Spec 2 §2.3). */
export function LabServicesTab({ code }: { code: CatalogueCode }) {
  const names = useNames();
  const { ofFile, importButton } = useItemSheet('labService', code);
  const { list, filter, form } = useCatalogueTab(labServiceKind, BY_SUBCATEGORY, useLabChoices());
  return (
    <>
      <TableTab
        {...list}
        filters={<CatalogueFilters {...filter} />}
        name="lab-services"
        texts={labServiceTexts}
        columns={columnsIn}
        nameOf={names.of}
        searchTextOf={searchTextOf}
        ofFile={ofFile}
        tools={importButton}
      />
      {form && <LabServiceForm {...form} />}
    </>
  );
}

function columnsIn(t: Translate, names: Names): readonly GridColumn<LabService>[] {
  return [
    nameColumn(t, names, { minWidth: 220, grow: 2 }),
    codeColumn(t, { minWidth: 96, grow: 1 }),
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
    textsColumn(t),
  ];
}
