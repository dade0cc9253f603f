import { Check } from 'lucide-react';
import { useMemo } from 'react';

import type { Subcategory } from '../../../../contract/homeServices/catalogue';
import type { Message, Words } from '../../../lib/text';
import { useWords } from '../../../ui/useWords';
import type { Column } from '../../../ui/VirtualTable';
import { ListFailure } from '../components/ListFailure';
import { NameCell } from '../components/NameCell';
import { NarrowingSelect } from '../components/NarrowingSelect';
import { ResourceTable } from '../components/ResourceTable';
import { TabToolbar } from '../components/TabToolbar';
import { TextsMark } from '../components/TextsMark';
import { useResource } from '../crud/useResource';
import { messages, subcategoryTypeLabels } from '../messages';
import { nameOf, wordsOf } from '../names';
import { subcategoryResource } from '../resources';
import { useArabicMissing } from '../useArabicMissing';
import { useCategoryChoices } from '../useChoices';
import { useFilter } from '../useFilter';
import { useFound } from '../useSearch';
import { SubcategoryForm } from './SubcategoryForm';

/** The branches of the main categories (Spec 2 §2.3). */
export function SubcategoriesTab() {
  const words = useWords();
  const categories = useCategoryChoices();
  const [category, chooseCategory] = useFilter('category');
  const tab = useResource(subcategoryResource, category ? { parent_category: category } : {});
  const arabic = useArabicMissing(tab.rows);
  const found = useFound(arabic.visible, wordsOf);
  const columns = useMemo(() => columnsIn(words), [words]);
  return (
    <>
      <TabToolbar
        search={messages.searchByNameOrCode}
        {...arabic.toolbar}
        rows={tab.rows}
        visible={found}
        addLabel={words(messages.addSubcategory)}
        onAdd={tab.startCreate}
      >
        <NarrowingSelect label={words(messages.category)} value={category} choices={categories.choices} onChange={chooseCategory} />
      </TabToolbar>
      <ListFailure list={categories.list} />
      <ResourceTable
        label={words(messages.subcategories)}
        list={tab}
        visible={found}
        columns={columns}
        nameOf={nameOf}
        empty={words(messages.noSubcategories)}
        onEdit={tab.startEdit}
        onRemove={tab.remove}
      />
      {tab.isEditing && (
        <SubcategoryForm subcategory={tab.editing} categories={categories.choices} category={category} save={tab.save} onSubmit={tab.submit} onClose={tab.close} />
      )}
    </>
  );
}

function columnsIn(words: Words): readonly Column<Subcategory>[] {
  const labels: Readonly<Record<string, Message>> = subcategoryTypeLabels;
  return [
    { id: 'name', header: words(messages.name), width: 'minmax(150px, 2fr)', cell: (row) => <NameCell name={nameOf(row)} icon={row.icon} /> },
    { id: 'description', header: words(messages.description), width: 'minmax(110px, 2fr)', cell: ({ description }) => <bdi className="quiet">{description}</bdi> },
    { id: 'code', header: words(messages.code), width: 'minmax(100px, 1fr)', cell: ({ code }) => code },
    { id: 'type', header: words(messages.type), width: '120px', cell: ({ subcategory_type: type }) => words(labels[type] ?? type) },
    { id: 'order', header: words(messages.order), width: '50px', cell: ({ order }) => order },
    { id: 'tests', header: words(messages.testOptions), width: '84px', cell: ({ show_test_options: isShown }) => isShown && <Check size={16} aria-label={words(messages.yes)} /> },
    { id: 'texts', header: words(messages.translations), width: '100px', cell: (row) => <TextsMark item={row} /> },
  ];
}
