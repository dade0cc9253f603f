import type { ComponentType } from 'react';

import type { Message } from '../../../lib/text';
import { messages } from '../messages';
import type { TabId } from '../slice';
import { CategoriesTab } from './CategoriesTab';
import { LabPackagesTab } from './LabPackagesTab';
import { LabServicesTab } from './LabServicesTab';
import { LinkingTab } from './LinkingTab';
import { ProvidersTab } from './ProvidersTab';
import { ScheduleTab } from './ScheduleTab';
import { StaffTab } from './StaffTab';
import { SubcategoriesTab } from './SubcategoriesTab';

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
