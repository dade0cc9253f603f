import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { EntityRootOf } from '#client/entities/defineEntity';
import type { StoredLabPackage } from '#client/entities/homeServices';
import { labPackages, packageTests } from '#client/entities/homeServices';
import { EmptyState } from '#client/ui/feedback/EmptyState';
import { Modal } from '#client/ui/layout/Modal';
import { messages as common } from '#client/ui/messages';
import { useT } from '#client/ui/useT';
import type { Id } from '#contract/common';
import { messages } from '../messages';
import { labPackageResource, packageTestResource } from '../resources';
import { itemName } from '../shared/resource/names';

interface PackageTestsDialogProps {
  labPackage: StoredLabPackage;
  /** The list that shows how many tests there are; it is read anew when they have been looked at. */
  filter: { subcategory?: Id };
  onClose: () => void;
}

type State = EntityRootOf<typeof labPackages>;

/** The tests of a package in their order, each with Remove (Spec 2 §2.3). */
export function PackageTestsDialog({ labPackage, filter, onClose }: PackageTestsDialogProps) {
  const t = useT();
  const dispatch = useDispatch();
  const ids = useSelector((state: State) => labPackages.selectById(state, labPackage.id)?.included_tests);
  const table = useSelector(packageTests.selectTable);
  const tests = (ids ?? [])
    .map((id) => table[id])
    .filter((test) => test !== undefined)
    .sort((a, b) => a.order - b.order);
  useEffect(
    () => () => {
      dispatch(labPackageResource.events.opened(filter));
    },
    [dispatch, filter],
  );
  return (
    <Modal
      title={t(messages.testsOf, { name: itemName(labPackage) })}
      size="sm"
      isOpen
      onClose={onClose}
      closeLabel={t(common.close)}
    >
      {tests.length === 0 && <EmptyState text={t(messages.noTests)} />}
      <Box component="ol" sx={{ display: 'grid', gap: 1, margin: 0, paddingInlineStart: 3 }}>
        {tests.map(({ id, test_name: name }) => (
          <li key={id}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Box dir="auto" sx={{ flex: 1 }}>
                {name}
              </Box>
              <Button
                size="small"
                color="error"
                aria-label={t(messages.removeTest, { name })}
                onClick={() => dispatch(packageTestResource.events.removeChosen({ id, name }))}
              >
                {t(messages.remove)}
              </Button>
            </Box>
          </li>
        ))}
      </Box>
    </Modal>
  );
}
