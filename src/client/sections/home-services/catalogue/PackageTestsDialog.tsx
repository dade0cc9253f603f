import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { EntityRootOf } from '#client/entities/defineEntity';
import type { StoredLabPackage } from '#client/entities/homeServices';
import { labPackages, packageTests } from '#client/entities/homeServices';
import { EmptyState } from '#client/ui/feedback/EmptyState';
import { Modal } from '#client/ui/layout/Modal';
import { messages as common } from '#client/ui/messages';
import { useT } from '#client/ui/useT';
import { itemName } from '../shared/names';
import { TestRow } from './components/TestRow';
import { catalogueMessages } from './messages';
import { labPackageResource, packageTestResource } from './resources';

interface PackageTestsDialogProps {
  labPackage: StoredLabPackage;
  /** The filter of the package list behind, which is read again when this dialog closes. */
  subcategory?: string;
  onClose: () => void;
}

/** The tests of a package in their order, each with Remove (Spec 2 §2.3). */
export function PackageTestsDialog({ labPackage, subcategory, onClose }: PackageTestsDialogProps) {
  const t = useT();
  const dispatch = useDispatch();
  const ids = useSelector(
    (state: EntityRootOf<typeof labPackages>) => labPackages.selectById(state, labPackage.id)?.included_tests,
  );
  const table = useSelector(packageTests.selectTable);
  const tests = (ids ?? [])
    .map((id) => table[id])
    .filter((test) => test !== undefined)
    .sort((a, b) => a.order - b.order);
  useEffect(
    () => () => {
      dispatch(labPackageResource.events.outdated({ subcategory }));
    },
    [dispatch, subcategory],
  );
  return (
    <Modal
      title={t(catalogueMessages.testsOf, { name: itemName(labPackage) })}
      size="sm"
      isOpen
      onClose={onClose}
      closeLabel={t(common.close)}
    >
      {tests.length === 0 && <EmptyState text={t(catalogueMessages.noTests)} />}
      <Box component="ol" sx={{ display: 'grid', gap: 1, margin: 0, paddingInlineStart: 3 }}>
        {tests.map(({ id, test_name: name }) => (
          <TestRow
            key={id}
            name={name}
            onRemove={() => dispatch(packageTestResource.events.removeChosen({ id, name }))}
          />
        ))}
      </Box>
    </Modal>
  );
}
