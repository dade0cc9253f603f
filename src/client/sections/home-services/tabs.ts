import type { ComponentType } from 'react';

import type { Message } from '#client/lib/text';
import { CategoriesTab } from './catalogue/CategoriesTab';
import { LabPackagesTab } from './catalogue/LabPackagesTab';
import { LabServicesTab } from './catalogue/LabServicesTab';
import { SubcategoriesTab } from './catalogue/SubcategoriesTab';
import type { TabId } from './events';
import { LinkingTab } from './linking/LinkingTab';
import { homeMessages } from './messages';
import { ProvidersTab } from './providers/ProvidersTab';
import { ScheduleTab } from './schedule/ScheduleTab';
import { StaffTab } from './staff/StaffTab';

/** What each tab is called and shows (Spec 2 §2.3). */
export const tabs: Readonly<Record<TabId, { label: Message; Content: ComponentType }>> = {
  categories: { label: homeMessages.categories, Content: CategoriesTab },
  subcategories: { label: homeMessages.subcategories, Content: SubcategoriesTab },
  labServices: { label: homeMessages.labServices, Content: LabServicesTab },
  labPackages: { label: homeMessages.labPackages, Content: LabPackagesTab },
  providers: { label: homeMessages.providers, Content: ProvidersTab },
  linking: { label: homeMessages.linking, Content: LinkingTab },
  staff: { label: homeMessages.staff, Content: StaffTab },
  schedule: { label: homeMessages.schedule, Content: ScheduleTab },
};
