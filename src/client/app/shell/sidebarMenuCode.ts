import { onDemand } from '#client/lib/onDemand';

/** The lines of the menu in the sidebar. */
export const { load: loadSidebarMenu, loaded: loadedSidebarMenu } = onDemand(() =>
  import('./SidebarMenuLines').then(({ SidebarMenuLines }) => SidebarMenuLines),
);
