import type { ComponentType } from 'react';

import type { Message } from '#client/lib/text';
import { CategoriesTab } from './catalogue/CategoriesTab';
import { LabPackagesTab } from './catalogue/LabPackagesTab';
import { LabServicesTab } from './catalogue/LabServicesTab';
import { SubcategoriesTab } from './catalogue/SubcategoriesTab';
import { categoryTexts } from './kinds/category';
import { homeProviderTexts } from './kinds/homeProvider';
import { homeScheduleTexts } from './kinds/homeSchedule';
import { labPackageTexts } from './kinds/labPackage';
import { labServiceTexts } from './kinds/labService';
import { subcategoryTexts } from './kinds/subcategory';
import { LinkingTab } from './linking/LinkingTab';
import { homeMessages } from './messages';
import { ProvidersTab } from './providers/ProvidersTab';
import type { restCode } from './restCode';
import { ScheduleTab } from './schedule/ScheduleTab';
import { StaffTab } from './staff/StaffTab';

/** A tab, by its name in the address. */
interface HomeTab {
  id: string;
  label: Message;
  /** What it shows; `code` is what comes after that. */
  Content: ComponentType<{ code: typeof restCode }>;
}

/** The tabs in their order; the first is the default where none was open before, or none has its name (Spec 2 §2.3). */
export const TABS = [
  { id: 'categories', label: categoryTexts.list, Content: CategoriesTab },
  { id: 'subcategories', label: subcategoryTexts.list, Content: SubcategoriesTab },
  { id: 'labServices', label: labServiceTexts.list, Content: LabServicesTab },
  { id: 'labPackages', label: labPackageTexts.list, Content: LabPackagesTab },
  { id: 'providers', label: homeProviderTexts.list, Content: ProvidersTab },
  { id: 'linking', label: homeMessages.linking, Content: LinkingTab },
  { id: 'staff', label: homeMessages.staff, Content: StaffTab },
  { id: 'schedule', label: homeScheduleTexts.list, Content: ScheduleTab },
] as const satisfies readonly HomeTab[];

/** The name of a tab in the address. */
export type HomeTabId = (typeof TABS)[number]['id'];
