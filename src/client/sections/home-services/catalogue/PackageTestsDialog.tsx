import Box from '@mui/material/Box';
import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { EntityRootOf } from '#client/entities/defineEntity';
import { labPackages, packageTests, type StoredLabPackage } from '#client/entities/homeServices';
import { numberOf } from '#client/lib/counts';
import type { Translate } from '#client/lib/text';
import { actionsColumn } from '#client/ui/data-grid/ActionsColumn';
import { DataGrid } from '#client/ui/data-grid/DataGrid';
import type { GridColumn } from '#client/ui/data-grid/gridColumn';
import { GridToolsHolder, GridToolsPlace } from '#client/ui/data-grid/GridTools';
import { EmptyState } from '#client/ui/feedback/EmptyState';
import { uiMessages } from '#client/ui/language/messages';
import { useT } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import type { PackageTest } from '#contract/homeServices/catalogue';
import { labPackageKind } from '../kinds/labPackage';
import { packageTestKind } from '../kinds/packageTest';
import { homeMessages } from '../messages';
import { DeletionLedger, selectionOf } from '../shared/components/BulkRemoval';
import type { Removal } from '../shared/kind/defineKind';
import { useBulkRemoval } from '../shared/kind/useBulkRemoval';
import { useGridView } from '../shared/tabs/useGridView';
import { useNames } from '../shared/useNames';
import { catalogueMessages } from './messages';

interface PackageTestsDialogProps {
  labPackage: StoredLabPackage;
  /** The filter of the package list behind, which is read again when this dialog closes. */
  subcategory?: string;
  onClose: () => void;
}

/** The tests of a package in their order, each with Remove (Spec 2 §2.3). */
export function PackageTestsDialog({ labPackage, subcategory, onClose }: PackageTestsDialogProps) {
  const t = useT();
  const names = useNames();
  const dispatch = useDispatch();
  const view = useGridView();
  const tests = useTests(labPackage);
  const filter = useMemo(() => ({ package: String(labPackage.id) }), [labPackage.id]);
  const bulk = useBulkRemoval(packageTestKind, filter);
  const columns = useMemo(
    () => columnsIn(t, (removal) => dispatch(packageTestKind.events.removeChosen(removal))),
    [t, dispatch],
  );
  useEffect(
    () => () => {
      dispatch(labPackageKind.events.outdated({ subcategory }));
    },
    [dispatch, subcategory],
  );
  return (
    <Modal
      title={t(catalogueMessages.testsOf, { name: names.of(labPackage) })}
      size="md"
      isOpen
      onClose={onClose}
      closeLabel={t(uiMessages.close)}
    >
      {tests.length === 0 && <DeletionLedger {...bulk} />}
      {tests.length === 0 && <EmptyState text={t(catalogueMessages.noTests)} />}
      {tests.length > 0 && (
        <GridToolsHolder>
          <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
            <GridToolsPlace />
          </Box>
          <DataGrid
            name="package-tests"
            label={t(catalogueMessages.tests)}
            columns={columns}
            rows={tests}
            rowKey={keyOf}
            nameOf={nameOf}
            view={view}
            selection={selectionOf(bulk, tests, ({ id, test_name: name }) => ({ id, name }))}
          />
        </GridToolsHolder>
      )}
    </Modal>
  );
}

/** The tests of a package in their order. */
function useTests({ id }: StoredLabPackage): readonly PackageTest[] {
  const ids = useSelector(
    (state: EntityRootOf<typeof labPackages>) => labPackages.selectById(state, id)?.included_tests,
  );
  const table = useSelector(packageTests.selectTable);
  return useMemo(
    () =>
      (ids ?? [])
        .map((one) => table[one])
        .filter((test) => test !== undefined)
        .sort((a, b) => a.order - b.order),
    [ids, table],
  );
}

function keyOf({ id }: PackageTest): string {
  return String(id);
}

function nameOf({ test_name: name }: PackageTest): string {
  return name;
}

function columnsIn(t: Translate, onRemove: (removal: Removal) => void): readonly GridColumn<PackageTest>[] {
  return [
    {
      id: 'order',
      header: t(catalogueMessages.order),
      minWidth: 84,
      isNumber: true,
      value: ({ order }) => numberOf(order),
    },
    { id: 'name', header: t(catalogueMessages.testName), minWidth: 160, grow: 1, value: nameOf },
    actionsColumn(t(homeMessages.actions), 76, ({ id, test_name: name }) => {
      const remove = () => onRemove({ id, name });
      return [{ label: t(catalogueMessages.removeTest, { name }), icon: 'delete', onClick: remove }];
    }),
  ];
}
