import type { ComponentType } from 'react';

import { packageTests, type StoredLabPackage } from '#client/entities/homeServices';
import type { Translate } from '#client/lib/text';
import { categoryKind } from '#client/sections/home-services/kinds/category';
import { OF_LABS, subcategoryKind } from '#client/sections/home-services/kinds/subcategory';
import { type WrittenColumn, writtenColumns } from '#client/sections/home-services/shared/sheets/written';
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

/** The columns by which a file of subcategories can be imported again. */
function writtenSubcategories(state: never, t: Translate): WrittenColumn<Subcategory>[] {
  const parents = categoryKind.selectRows(state, {}) ?? [];
  return writtenColumns(subcategorySheet.sheet, { items: [], parents }, t);
}

/** The columns by which a file of lab services can be imported again. */
function writtenLabServices(state: never, t: Translate): WrittenColumn<LabService>[] {
  const parents = subcategoryKind.selectRows(state, OF_LABS) ?? [];
  return writtenColumns(labServiceSheet.sheet, { items: [], parents }, t);
}

/** The columns by which a file of lab packages can be imported again. */
function writtenLabPackages(state: never, t: Translate): WrittenColumn<StoredLabPackage>[] {
  const parents = subcategoryKind.selectRows(state, OF_LABS) ?? [];
  const table = packageTests.selectTable(state);
  return writtenColumns(labPackageSheet.sheet, { items: [], parents }, t).map(({ header, value }) => ({
    header,
    value: (one) => value(wholePackage(one, table)),
  }));
}
