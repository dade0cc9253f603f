import type { EntityRootOf } from '#client/entities/defineEntity';
import {
  packageTests,
  type categories,
  type StoredLabPackage,
  type subcategories,
} from '#client/entities/homeServices';
import type { Translate } from '#client/lib/text';
import { categoryKind } from '#client/sections/home-services/kinds/category';
import { OF_LABS, subcategoryKind } from '#client/sections/home-services/kinds/subcategory';
import { writtenColumns, type WrittenColumn } from '#client/sections/home-services/shared/sheets/written';
import type { ListsRoot } from '#client/state/lists';
import type { LabService, Subcategory } from '#contract/homeServices/catalogue';
import { labPackageSheet, wholePackage } from './labPackageSheet';
import { labServiceSheet } from './labServiceSheet';
import { subcategorySheet } from './subcategorySheet';

type ParentsRoot = EntityRootOf<typeof subcategories> & EntityRootOf<typeof categories> & ListsRoot;

/** The columns by which a file of subcategories can be imported again. */
export function writtenSubcategories(state: ParentsRoot, t: Translate): WrittenColumn<Subcategory>[] {
  return writtenColumns(subcategorySheet.sheet, { items: [], parents: categoryKind.selectRows(state, {}) ?? [] }, t);
}

/** The columns by which a file of lab services can be imported again. */
export function writtenLabServices(state: ParentsRoot, t: Translate): WrittenColumn<LabService>[] {
  return writtenColumns(
    labServiceSheet.sheet,
    { items: [], parents: subcategoryKind.selectRows(state, OF_LABS) ?? [] },
    t,
  );
}

/** The columns by which a file of lab packages can be imported again. */
export function writtenLabPackages(
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
