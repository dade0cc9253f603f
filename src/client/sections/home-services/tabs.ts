import type { ComponentType } from 'react';

import type { Message } from '#client/lib/text';
import { CategoriesTab } from './catalogue/CategoriesTab';
import { LabPackagesTab } from './catalogue/LabPackagesTab';
import { LabServicesTab } from './catalogue/LabServicesTab';
import { SubcategoriesTab } from './catalogue/SubcategoriesTab';
import type { TabId } from './events';
import { LinkingTab } from './linking/LinkingTab';
import { messages } from './messages';
import { ProvidersTab } from './providers/ProvidersTab';
import { ScheduleTab } from './schedule/ScheduleTab';
import { StaffTab } from './staff/StaffTab';

/** What each tab is called and shows (Spec 2 §2.3). */
export const tabs: Readonly<Record<TabId, { label: Message; Content: ComponentType }>> = {
  categories: { label: messages.categories, Content: CategoriesTab },
  subcategories: { label: messages.subcategories, Content: SubcategoriesTab },
  labServices: { label: messages.labServices, Content: LabServicesTab },
  labPackages: { label: messages.labPackages, Content: LabPackagesTab },
  providers: { label: messages.providers, Content: ProvidersTab },
  linking: { label: messages.linking, Content: LinkingTab },
  staff: { label: messages.staff, Content: StaffTab },
  schedule: { label: messages.schedule, Content: ScheduleTab },
};
