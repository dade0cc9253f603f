import Box from '@mui/material/Box';

import type { StoredLabPackage } from '#client/entities/homeServices';
import { Picture } from '#client/ui/Picture';
import { useT } from '#client/ui/useT';
import { messages } from '../messages';
import { CardActions } from '../shared/components/CardActions';
import { CardGrid } from '../shared/components/CardGrid';
import { ListFailure } from '../shared/resource/ListFailure';
import { itemName, searchTextOf } from '../shared/resource/names';
import { NarrowingSelect } from '../shared/resource/NarrowingSelect';
import { ResourceList } from '../shared/resource/ResourceList';
import { TabToolbar } from '../shared/resource/TabToolbar';
import { useFilter } from '../shared/resource/useFilter';
import { useOpenRow } from '../shared/resource/useOpenRow';
import { useResource } from '../shared/resource/useResource';
import { useFound } from '../shared/resource/useSearch';
import { ArabicMissing } from '../shared/translations/ArabicMissing';
import { TranslationMark } from '../shared/translations/TranslationMark';
import { useWithoutArabic } from '../shared/translations/useArabicMissing';
import { LabPackageForm } from './LabPackageForm';
import { catalogueMessages } from './messages';
import { PackageTestsDialog } from './PackageTestsDialog';
import { labPackageResource } from './resources';
import { useLabChoices } from './useChoices';

/** Lab tests sold together (Spec 2 §2.3). */
export function LabPackagesTab() {
  const t = useT();
  const subcategories = useLabChoices();
  const [subcategory, chooseSubcategory] = useFilter('subcategory');
  const filter = { subcategory: subcategory || undefined };
  const tab = useResource(labPackageResource, filter);
  const found = useFound(useWithoutArabic(tab.rows), searchTextOf);
  const viewed = useOpenRow(tab.rows);
  return (
    <>
      <TabToolbar
        search={messages.searchByNameOrCode}
        rows={tab.rows}
        visible={found}
        addLabel={t(catalogueMessages.addLabPackage)}
        onAdd={tab.startCreate}
      >
        <NarrowingSelect
          label={t(catalogueMessages.subcategory)}
          value={subcategory}
          choices={subcategories.choices}
          onChange={chooseSubcategory}
        />
        <ArabicMissing />
      </TabToolbar>
      <ListFailure list={subcategories.list} />
      <ResourceList list={tab} visible={found} empty={t(catalogueMessages.noLabPackages)}>
        {(rows) => (
          <CardGrid label={t(messages.labPackages)} rows={rows} rowKey={({ id }) => String(id)}>
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
      {viewed.row && <PackageTestsDialog labPackage={viewed.row} {...filter} onClose={viewed.close} />}
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
  const t = useT();
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
        viewLabel={t(catalogueMessages.viewTests)}
        onView={onView}
        onEdit={onEdit}
        onRemove={onRemove}
      >
        <Box sx={{ flex: 1, fontSize: 13 }}>{t(catalogueMessages.testsCount, { count })}</Box>
      </CardActions>
    </>
  );
}
