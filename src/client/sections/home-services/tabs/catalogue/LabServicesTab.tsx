import type { Words } from '#client/lib/text';
import { NameCell } from '#client/sections/home-services/components/NameCell';
import { itemName, searchedWords } from '#client/sections/home-services/crud/names';
import { NarrowingSelect } from '#client/sections/home-services/crud/NarrowingSelect';
import { TableTab } from '#client/sections/home-services/crud/TableTab';
import { useFilter } from '#client/sections/home-services/crud/useFilter';
import { useResource } from '#client/sections/home-services/crud/useResource';
import { messages } from '#client/sections/home-services/messages';
import { labServiceResource } from '#client/sections/home-services/resources';
import { ArabicMissing } from '#client/sections/home-services/translations/ArabicMissing';
import { TranslationMark } from '#client/sections/home-services/translations/TranslationMark';
import { useWithoutArabic } from '#client/sections/home-services/translations/useArabicMissing';
import type { Column } from '#client/ui/table/VirtualTable';
import { useWords } from '#client/ui/useWords';
import type { LabService } from '#contract/homeServices/catalogue';
import { LabServiceForm } from './LabServiceForm';
import { useLabChoices } from './useChoices';

const TEXTS = {
  list: messages.labServices,
  add: messages.addLabService,
  empty: messages.noLabServices,
  search: messages.searchByNameOrCode,
};

/** The single lab tests (Spec 2 §2.3). */
export function LabServicesTab() {
  const words = useWords();
  const subcategories = useLabChoices();
  const [subcategory, chooseSubcategory] = useFilter('subcategory');
  const tab = useResource(labServiceResource, { subcategory });
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
              label={words(messages.subcategory)}
              value={subcategory}
              choices={subcategories.choices}
              onChange={chooseSubcategory}
            />
            <ArabicMissing />
          </>
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

function columnsIn(words: Words): readonly Column<LabService>[] {
  return [
    {
      id: 'name',
      header: words(messages.name),
      width: 'minmax(190px, 2fr)',
      cell: (row) => <NameCell name={itemName(row)} icon={row.icon} />,
    },
    { id: 'code', header: words(messages.code), width: 'minmax(120px, 1fr)', cell: ({ code }) => code },
    {
      id: 'sample',
      header: words(messages.sampleType),
      width: 'minmax(110px, 1fr)',
      cell: ({ sample_type: sample }) => <bdi>{sample}</bdi>,
    },
    {
      id: 'fasting',
      header: words(messages.fasting),
      width: '80px',
      cell: ({ requires_fasting: isFasting }) => words(isFasting ? messages.yes : messages.no),
    },
    {
      id: 'duration',
      header: words(messages.durationMinutes),
      width: '140px',
      isNumber: true,
      cell: ({ duration_minutes: minutes }) => minutes,
    },
    {
      id: 'texts',
      header: words(messages.translations),
      width: '100px',
      cell: (row) => <TranslationMark item={row} />,
    },
  ];
}
