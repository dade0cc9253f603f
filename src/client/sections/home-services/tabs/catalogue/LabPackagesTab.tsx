import Box from '@mui/material/Box';

import type { StoredLabPackage } from '#client/entities/homeServices/catalogue';
import { CardActions } from '#client/sections/home-services/components/CardActions';
import { CardGrid } from '#client/sections/home-services/components/CardGrid';
import { ListFailure } from '#client/sections/home-services/crud/ListFailure';
import { itemName, searchedWords } from '#client/sections/home-services/crud/names';
import { NarrowingSelect } from '#client/sections/home-services/crud/NarrowingSelect';
import { ResourceList } from '#client/sections/home-services/crud/ResourceList';
import { TabToolbar } from '#client/sections/home-services/crud/TabToolbar';
import { useFilter } from '#client/sections/home-services/crud/useFilter';
import { useOpenRow } from '#client/sections/home-services/crud/useOpenRow';
import { useResource } from '#client/sections/home-services/crud/useResource';
import { useFound } from '#client/sections/home-services/crud/useSearch';
import { messages } from '#client/sections/home-services/messages';
import { labPackageResource } from '#client/sections/home-services/resources';
import { ArabicMissing } from '#client/sections/home-services/translations/ArabicMissing';
import { TranslationMark } from '#client/sections/home-services/translations/TranslationMark';
import { useWithoutArabic } from '#client/sections/home-services/translations/useArabicMissing';
import { Picture } from '#client/ui/Picture';
import { useWords } from '#client/ui/useWords';
import { LabPackageForm } from './LabPackageForm';
import { PackageTestsDialog } from './PackageTestsDialog';
import { useLabChoices } from './useChoices';

/** Lab tests sold together (Spec 2 §2.3). */
export function LabPackagesTab() {
  const words = useWords();
  const subcategories = useLabChoices();
  const [subcategory, chooseSubcategory] = useFilter('subcategory');
  const tab = useResource(labPackageResource, { subcategory });
  const found = useFound(useWithoutArabic(tab.rows), searchedWords);
  const viewed = useOpenRow(tab.rows);
  return (
    <>
      <TabToolbar
        search={messages.searchByNameOrCode}
        rows={tab.rows}
        visible={found}
        addLabel={words(messages.addLabPackage)}
        onAdd={tab.startCreate}
      >
        <NarrowingSelect
          label={words(messages.subcategory)}
          value={subcategory}
          choices={subcategories.choices}
          onChange={chooseSubcategory}
        />
        <ArabicMissing />
      </TabToolbar>
      <ListFailure list={subcategories.list} />
      <ResourceList list={tab} visible={found} empty={words(messages.noLabPackages)}>
        {(rows) => (
          <CardGrid label={words(messages.labPackages)} rows={rows} rowKey={({ id }) => String(id)}>
            {(row) => (
              <PackageCard
                labPackage={row}
                onView={() => {
                  viewed.open(row);
                }}
                onEdit={() => {
                  tab.startEdit(row);
                }}
                onRemove={() => {
                  tab.remove({ id: row.id, name: itemName(row) });
                }}
              />
            )}
          </CardGrid>
        )}
      </ResourceList>
      {viewed.row && <PackageTestsDialog labPackage={viewed.row} filter={tab.filter} onClose={viewed.close} />}
      {tab.isEditing && (
        <LabPackageForm
          labPackage={tab.editing}
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

interface PackageCardProps {
  labPackage: StoredLabPackage;
  onView: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

function PackageCard({ labPackage, onView, onEdit, onRemove }: PackageCardProps) {
  const words = useWords();
  const name = itemName(labPackage);
  const count = labPackage.included_tests?.length ?? labPackage.tests_count ?? 0;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Picture name={name} src={labPackage.icon} size={36} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box dir="auto" sx={{ fontWeight: 600 }}>
            {name}
          </Box>
          <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{labPackage.code}</Box>
        </Box>
        <TranslationMark item={labPackage} />
      </Box>
      <Box dir="auto" sx={{ flex: 1, color: 'text.secondary' }}>
        {labPackage.description}
      </Box>
      <CardActions
        name={name}
        viewLabel={words(messages.viewTests)}
        onView={onView}
        onEdit={onEdit}
        onRemove={onRemove}
      >
        <Box sx={{ flex: 1, fontSize: 13 }}>{words(messages.testsCount, { count })}</Box>
      </CardActions>
    </>
  );
}
