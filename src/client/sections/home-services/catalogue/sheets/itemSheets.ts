import type { ComponentType } from 'react';

import type { EntityRootOf } from '#client/entities/defineEntity';
import {
  type categories,
  packageTests,
  type StoredLabPackage,
  type subcategories,
} from '#client/entities/homeServices';
import type { Translate } from '#client/lib/text';
import { categoryKind } from '#client/sections/home-services/kinds/category';
import { OF_LABS, subcategoryKind } from '#client/sections/home-services/kinds/subcategory';
import { type WrittenColumn, writtenColumns } from '#client/sections/home-services/shared/sheets/written';
import type { ListsRoot } from '#client/state/lists';
import type { LabService, Subcategory } from '#contract/homeServices/catalogue';
import { ImportLabPackages, ImportLabServices, ImportSubcategories } from './ImportItems';
import { labPackageSheet, wholePackage } from './labPackageSheet';
import { labServiceSheet } from './labServiceSheet';
import { subcategorySheet } from './subcategorySheet';

/** What takes the items of a kind in from a file, and the columns by which a file of them can be imported again. */
interface ItemSheet<Row> {
  Import: ComponentType<{ onClose: () => void }>;
  written: (state: never, t: Translate) => WrittenColumn<Row>[];
}

/** The rows of what is imported and exported, by the names of the kinds. */
interface Rows {
  subcategory: Subcategory;
  labService: LabService;
  labPackage: StoredLabPackage;
}

/** The sheets of the catalogue, by the names of their kinds. */
export const itemSheets: { [Name in keyof Rows]: ItemSheet<Rows[Name]> } = {
  subcategory: { Import: ImportSubcategories, written: writtenSubcategories },
  labService: { Import: ImportLabServices, written: writtenLabServices },
  labPackage: { Import: ImportLabPackages, written: writtenLabPackages },
};

type ParentsRoot = EntityRootOf<typeof subcategories> & EntityRootOf<typeof categories> & ListsRoot;

/** The columns by which a file of subcategories can be imported again. */
function writtenSubcategories(state: ParentsRoot, t: Translate): WrittenColumn<Subcategory>[] {
  return writtenColumns(subcategorySheet.sheet, { items: [], parents: categoryKind.selectRows(state, {}) ?? [] }, t);
}

/** The columns by which a file of lab services can be imported again. */
function writtenLabServices(state: ParentsRoot, t: Translate): WrittenColumn<LabService>[] {
  return writtenColumns(
    labServiceSheet.sheet,
    { items: [], parents: subcategoryKind.selectRows(state, OF_LABS) ?? [] },
    t,
  );
}

/** The columns by which a file of lab packages can be imported again. */
function writtenLabPackages(
  state: ParentsRoot & EntityRootOf<typeof packageTests>,
  t: Translate,
): WrittenColumn<StoredLabPackage>[] {
  const parents = subcategoryKind.selectRows(state, OF_LABS) ?? [];
  const table = packageTests.selectTable(state);
  return writtenColumns(labPackageSheet.sheet, { items: [], parents }, t).map(({ header, value }) => ({
    header,
    value: (one) => value(wholePackage(one, table)),
  }));
}
