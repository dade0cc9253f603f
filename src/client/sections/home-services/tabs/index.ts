import type { ComponentType } from 'react';

import type { Message } from '../../../lib/text';
import { messages } from '../messages';
import type { TabId } from '../slice';
import { NotBuilt } from './NotBuilt';

/** What each tab is called and shows (Spec 2 §2.3). */
export const tabs: Readonly<Record<TabId, { label: Message; Content: ComponentType }>> = {
  categories: { label: messages.categories, Content: NotBuilt },
  subcategories: { label: messages.subcategories, Content: NotBuilt },
  labServices: { label: messages.labServices, Content: NotBuilt },
  labPackages: { label: messages.labPackages, Content: NotBuilt },
  providers: { label: messages.providers, Content: NotBuilt },
  linking: { label: messages.linking, Content: NotBuilt },
  staff: { label: messages.staff, Content: NotBuilt },
  schedule: { label: messages.schedule, Content: NotBuilt },
};
