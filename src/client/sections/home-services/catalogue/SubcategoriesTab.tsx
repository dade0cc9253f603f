import { Check } from 'lucide-react';

import { numberOf } from '#client/lib/counts';
import { ownValue } from '#client/lib/records';
import type { Message, Translate } from '#client/lib/text';
import type { GridColumn } from '#client/ui/data-grid/gridColumn';
import { OwnText } from '#client/ui/language/OwnText';
import quiet from '#client/ui/language/quiet.module.css';
import type { Subcategory } from '#contract/homeServices/catalogue';
import { subcategoryKind, subcategoryTexts } from '../kinds/subcategory';
import { homeMessages } from '../messages';
import { searchTextOf } from '../shared/names';
import { TableTab } from '../shared/tabs/TableTab';
import { useNames, type Names } from '../shared/useNames';
import { CatalogueFilters } from './CatalogueFilters';
import { codeColumn, nameColumn, textsColumn } from './ItemColumns';
import { catalogueMessages, subcategoryTypeLabels } from './messages';
import type { CatalogueCode } from './onDemand';
import { SubcategoryForm } from './SubcategoryForm';
import { useCatalogueTab } from './useCatalogueTab';
import { useCategoryChoices } from './useChoices';
import { useItemSheet } from './UseItemSheet';

const BY_CATEGORY = {
  name: 'category',
  label: catalogueMessages.category,
  filterOf: (parent_category?: string) => ({ parent_category }),
} as const;

/** The branches of the main categories (Spec 2 §2.3). */
export function SubcategoriesTab({ code }: { code: CatalogueCode }) {
  const names = useNames();
  const { ofFile, importButton } = useItemSheet('subcategory', code);
  const { list, filter, form } = useCatalogueTab(subcategoryKind, BY_CATEGORY, useCategoryChoices());
  return (
    <>
      <TableTab
        {...list}
        filters={<CatalogueFilters {...filter} />}
        name="subcategories"
        texts={subcategoryTexts}
        columns={columnsIn}
        nameOf={names.of}
        searchTextOf={searchTextOf}
        ofFile={ofFile}
        tools={importButton}
      />
      {form && <SubcategoryForm {...form} />}
    </>
  );
}

function columnsIn(t: Translate, names: Names): readonly GridColumn<Subcategory>[] {
  const labels: Readonly<Record<string, Message>> = subcategoryTypeLabels;
  return [
    nameColumn(t, names, { minWidth: 206, grow: 2 }),
    {
      id: 'description',
      header: t(homeMessages.description),
      minWidth: 76,
      grow: 1.2,
      value: ({ description }) => description,
      cell: ({ description }) => <OwnText className={quiet.text}>{description}</OwnText>,
    },
    codeColumn(t, { minWidth: 86, grow: 0.8 }),
    {
      id: 'type',
      header: t(catalogueMessages.type),
      minWidth: 134,
      value: ({ subcategory_type: type }) => t(ownValue(labels, type) ?? type),
    },
    {
      id: 'order',
      header: t(catalogueMessages.order),
      minWidth: 68,
      isNumber: true,
      value: ({ order }) => numberOf(order),
    },
    {
      id: 'tests',
      header: t(catalogueMessages.testOptions),
      minWidth: 96,
      value: ({ show_test_options: isShown }) => t(isShown ? catalogueMessages.yes : catalogueMessages.no),
      cell: ({ show_test_options: isShown }) => isShown && <Check size={16} aria-label={t(catalogueMessages.yes)} />,
    },
    textsColumn(t),
  ];
}
