import { onDemand } from '#client/device/onDemand';

/** The lines of the menu in the sidebar. */
export const sidebarMenu = onDemand(() =>
  import('./SidebarMenuLines').then(({ SidebarMenuLines }) => SidebarMenuLines),
);
