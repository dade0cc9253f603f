import { useCallback } from 'react';
import { useStore } from 'react-redux';

import { numberOf } from '#client/lib/counts';
import type { Translate } from '#client/lib/text';
import type { GridColumn } from '#client/ui/data-grid/gridColumn';
import { useT } from '#client/ui/language/useT';
import { SearchedText } from '#client/ui/search/SearchedText';
import { lazyComponent } from '#client/ui/waiting/lazyComponent';
import type { LabService } from '#contract/homeServices/catalogue';
import { labServiceKind, labServiceTexts } from '../kinds/labService';
import { homeMessages } from '../messages';
import { ItemNameCell } from '../shared/components/NameCell';
import { searchTextOf } from '../shared/names';
import { ImportButton } from '../shared/sheets/ImportButton';
import { TableTab } from '../shared/tabs/TableTab';
import { markOf, TranslationMark } from '../shared/translations/TranslationMark';
import { useNames, type Names } from '../shared/useNames';
import { CatalogueFilters } from './CatalogueFilters';
import { LabServiceForm } from './LabServiceForm';
import { catalogueMessages } from './messages';
import { catalogueSheetsCode } from './sheets/catalogueSheetsCode';
import { BY_SUBCATEGORY, useCatalogueTab, WHOLE } from './useCatalogueTab';
import { useLabChoices } from './useChoices';

const ImportLabServices = lazyComponent(async () => (await catalogueSheetsCode.load()).ImportLabServices);

/** The single lab tests (Spec 2 §2.3). */
export function LabServicesTab() {
  const names = useNames();
  const t = useT();
  const store = useStore();
  const ofFile = useCallback(
    async () => (await catalogueSheetsCode.want()).writtenLabServices(store.getState() as never, t),
    [store, t],
  );
  const subcategories = useLabChoices();
  const { chosen, tab, list, filter } = useCatalogueTab(labServiceKind, BY_SUBCATEGORY, subcategories);
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
        tools={
          <ImportButton sheet={labServiceKind.name} filter={WHOLE}>
            {(close) => <ImportLabServices onClose={close} />}
          </ImportButton>
        }
      />
      {tab.isEditing && (
        <LabServiceForm
          service={tab.editing}
          subcategories={subcategories.choices}
          subcategory={chosen}
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
      header: t(homeMessages.name),
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
