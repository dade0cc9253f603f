import type { ComponentType } from 'react';

import type { StoredLabPackage } from '#client/entities/homeServices';
import type { Translate } from '#client/lib/text';
import type { WrittenColumn } from '#client/sections/home-services/shared/sheets/written';
import type { LabService, Subcategory } from '#contract/homeServices/catalogue';
import { ImportLabPackages, ImportLabServices, ImportSubcategories } from './ImportItems';
import { writtenLabPackages, writtenLabServices, writtenSubcategories } from './writtenItems';

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
