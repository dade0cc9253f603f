import { Check } from 'lucide-react';

import type { Message, Words } from '#client/lib/text';
import { NameCell } from '#client/sections/home-services/components/NameCell';
import { itemName, searchedWords } from '#client/sections/home-services/crud/names';
import { NarrowingSelect } from '#client/sections/home-services/crud/NarrowingSelect';
import { TableTab } from '#client/sections/home-services/crud/TableTab';
import { useFilter } from '#client/sections/home-services/crud/useFilter';
import { useResource } from '#client/sections/home-services/crud/useResource';
import { messages, subcategoryTypeLabels } from '#client/sections/home-services/messages';
import { subcategoryResource } from '#client/sections/home-services/resources';
import { ArabicMissing } from '#client/sections/home-services/translations/ArabicMissing';
import { TranslationMark } from '#client/sections/home-services/translations/TranslationMark';
import { useWithoutArabic } from '#client/sections/home-services/translations/useArabicMissing';
import type { Column } from '#client/ui/table/VirtualTable';
import { useWords } from '#client/ui/useWords';
import type { Subcategory } from '#contract/homeServices/catalogue';
import { SubcategoryForm } from './SubcategoryForm';
import { useCategoryChoices } from './useChoices';

const TEXTS = {
  list: messages.subcategories,
  add: messages.addSubcategory,
  empty: messages.noSubcategories,
  search: messages.searchByNameOrCode,
};

/** The branches of the main categories (Spec 2 §2.3). */
export function SubcategoriesTab() {
  const words = useWords();
  const categories = useCategoryChoices();
  const [category, chooseCategory] = useFilter('category');
  const tab = useResource(subcategoryResource, { parent_category: category });
  return (
    <>
      <TableTab
        tab={tab}
        texts={TEXTS}
        columns={columnsIn}
        nameOf={itemName}
        wordsOf={searchedWords}
        filters={
          <>
            <NarrowingSelect
              label={words(messages.category)}
              value={category}
              choices={categories.choices}
              onChange={chooseCategory}
            />
            <ArabicMissing />
          </>
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

function columnsIn(words: Words): readonly Column<Subcategory>[] {
  const labels: Readonly<Record<string, Message>> = subcategoryTypeLabels;
  return [
    {
      id: 'name',
      header: words(messages.name),
      width: 'minmax(150px, 2fr)',
      cell: (row) => <NameCell name={itemName(row)} icon={row.icon} />,
    },
    {
      id: 'description',
      header: words(messages.description),
      width: 'minmax(110px, 2fr)',
      cell: ({ description }) => <bdi className="quiet">{description}</bdi>,
    },
    { id: 'code', header: words(messages.code), width: 'minmax(100px, 1fr)', cell: ({ code }) => code },
    {
      id: 'type',
      header: words(messages.type),
      width: '120px',
      cell: ({ subcategory_type: type }) => words(labels[type] ?? type),
    },
    { id: 'order', header: words(messages.order), width: '64px', isNumber: true, cell: ({ order }) => order },
    {
      id: 'tests',
      header: words(messages.testOptions),
      width: '84px',
      cell: ({ show_test_options: isShown }) => isShown && <Check size={16} aria-label={words(messages.yes)} />,
    },
    {
      id: 'texts',
      header: words(messages.translations),
      width: '100px',
      cell: (row) => <TranslationMark item={row} />,
    },
  ];
}
