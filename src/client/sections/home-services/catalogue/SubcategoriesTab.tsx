import { Check } from 'lucide-react';

import { numberOf } from '#client/lib/counts';
import type { Message, Translate } from '#client/lib/text';
import type { GridColumn } from '#client/ui/data-grid/gridColumn';
import { SearchedText } from '#client/ui/search/SearchedText';
import { useT } from '#client/ui/useT';
import type { Subcategory } from '#contract/homeServices/catalogue';
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
import { catalogueMessages, subcategoryTypeLabels } from './messages';
import { subcategoryKind } from './resources';
import { SubcategoryForm } from './SubcategoryForm';
import { useCategoryChoices } from './useChoices';

const TEXTS = {
  list: messages.subcategories,
  add: catalogueMessages.addSubcategory,
  empty: catalogueMessages.noSubcategories,
  search: messages.searchByNameOrCode,
};

/** The branches of the main categories (Spec 2 §2.3). */
export function SubcategoriesTab() {
  const t = useT();
  const names = useNames();
  const categories = useCategoryChoices();
  const [category] = useFilter('category');
  const tab = useKind(subcategoryKind, { parent_category: category || undefined });
  return (
    <>
      <TableTab
        name="subcategories"
        tab={tab}
        texts={TEXTS}
        columns={columnsIn}
        nameOf={names.of}
        searchTextOf={searchTextOf}
        filters={
          <CatalogueFilters name="category" label={t(catalogueMessages.category)} choices={categories.choices} />
        }
        narrowed={useWithoutArabic(tab.rows)}
        choices={[categories.list]}
      />
      {tab.isEditing && (
        <SubcategoryForm
          subcategory={tab.editing}
          categories={categories.choices}
          category={category}
          save={tab.save}
          onSubmit={tab.submit}
          onClose={tab.close}
        />
      )}
    </>
  );
}

function columnsIn(t: Translate, names: Names): readonly GridColumn<Subcategory>[] {
  const labels: Readonly<Record<string, Message>> = subcategoryTypeLabels;
  return [
    {
      id: 'name',
      header: t(messages.name),
      minWidth: 206,
      grow: 2,
      value: names.of,
      cell: (row) => <ItemNameCell item={row} />,
    },
    {
      id: 'description',
      header: t(messages.description),
      minWidth: 76,
      grow: 1.2,
      value: ({ description }) => description,
      cell: ({ description }) => <bdi className="quiet">{description}</bdi>,
    },
    {
      id: 'code',
      header: t(catalogueMessages.code),
      minWidth: 86,
      grow: 0.8,
      value: ({ code }) => code,
      cell: ({ code }) => (
        <bdi>
          <SearchedText>{code}</SearchedText>
        </bdi>
      ),
    },
    {
      id: 'type',
      header: t(catalogueMessages.type),
      minWidth: 134,
      value: ({ subcategory_type: type }) => t(labels[type] ?? type),
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
    {
      id: 'texts',
      header: t(catalogueMessages.translations),
      minWidth: 152,
      value: (row) => t(markOf(row)),
      cell: (row) => <TranslationMark item={row} />,
    },
  ];
}
