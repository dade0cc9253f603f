import Box from '@mui/material/Box';

import type { StoredLabPackage } from '#client/entities/homeServices';
import { wayOf } from '#client/lib/bidi';
import { GridExportMenu } from '#client/ui/data-grid/ExportMenu';
import { useT } from '#client/ui/language/useT';
import { Picture } from '#client/ui/plain/Picture';
import { SearchedText } from '#client/ui/search/SearchedText';
import { labPackageKind, labPackageTexts } from '../kinds/labPackage';
import { homeMessages } from '../messages';
import { CardTab } from '../shared/tabs/CardTab';
import { useOpenRow } from '../shared/tabs/useOpenRow';
import { TranslationMark } from '../shared/translations/TranslationMark';
import { useNames } from '../shared/useNames';
import { CatalogueFilters } from './CatalogueFilters';
import { LabPackageForm } from './LabPackageForm';
import { catalogueMessages } from './messages';
import type { CatalogueCode } from './onDemand';
import { PackageTestsDialog } from './PackageTestsDialog';
import { testCount } from './testCount';
import { BY_SUBCATEGORY, useCatalogueTab } from './useCatalogueTab';
import { useLabChoices } from './useChoices';
import { useItemSheet } from './UseItemSheet';

/** Lab tests sold together (Spec 2 §2.3). */
export function LabPackagesTab({ code }: { code: CatalogueCode }) {
  const t = useT();
  const { chosen, tab, list, filter, form } = useCatalogueTab(labPackageKind, BY_SUBCATEGORY, useLabChoices());
  const viewed = useOpenRow(tab.rows);
  return (
    <>
      <CardTab
        {...list}
        filters={<CatalogueFilters {...filter} />}
        texts={labPackageTexts}
        tools={(rows) => <PackageTools {...{ rows, code }} />}
        lines={2}
        viewLabel={catalogueMessages.viewTests}
        onView={viewed.open}
        foot={(labPackage) => {
          const count = testCount(labPackage);
          return (
            <Box sx={{ flex: 1, fontSize: 13 }}>{count !== null && t(catalogueMessages.testsCount, { count })}</Box>
          );
        }}
      >
        {(labPackage) => <PackageSummary labPackage={labPackage} />}
      </CardTab>
      {viewed.row && (
        <PackageTestsDialog labPackage={viewed.row} subcategory={chosen || undefined} onClose={viewed.close} />
      )}
      {form && <LabPackageForm {...form} />}
    </>
  );
}

/** What takes packages out of the page, and in from a file. */
function PackageTools({ rows, code }: { rows: readonly StoredLabPackage[]; code: CatalogueCode }) {
  const t = useT();
  const names = useNames();
  const { ofFile, importButton } = useItemSheet('labPackage', code);
  return (
    <>
      <GridExportMenu
        name="lab-packages"
        title={t(labPackageTexts.list)}
        columns={[
          { header: t(homeMessages.name), value: names.of },
          { header: t(catalogueMessages.code), value: ({ code }) => code },
          { header: t(catalogueMessages.tests), value: testCount },
        ]}
        {...{ ofFile, rows }}
      />
      {importButton}
    </>
  );
}

function PackageSummary({ labPackage }: { labPackage: StoredLabPackage }) {
  const names = useNames();
  const [name, beside] = [names.of(labPackage), names.besideOf(labPackage)];
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
        <Picture name={name} src={labPackage.icon} size={36} />
        <Box sx={{ flex: '1 1 130px', minWidth: 0 }}>
          <Box dir={wayOf(name)} sx={{ fontWeight: 600 }}>
            <SearchedText>{name}</SearchedText>
          </Box>
          {beside && (
            <Box dir={wayOf(beside)}>
              <SearchedText>{beside}</SearchedText>
            </Box>
          )}
          <Box dir="auto" sx={{ fontSize: 12, color: 'text.secondary' }}>
            <SearchedText>{labPackage.code}</SearchedText>
          </Box>
        </Box>
        <TranslationMark item={labPackage} />
      </Box>
      <Box dir={wayOf(labPackage.description)} sx={{ color: 'text.secondary' }}>
        {labPackage.description}
      </Box>
    </>
  );
}
