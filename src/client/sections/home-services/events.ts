import { createViewEvent } from '#client/state/address';

/** The tabs in their order; the first is the default (Spec 2 §2.3). */
export const TABS = [
  'categories',
  'subcategories',
  'labServices',
  'labPackages',
  'providers',
  'linking',
  'staff',
  'schedule',
] as const;
export type TabId = (typeof TABS)[number];

/** What narrows the list of a tab, says what it is about, or which of its rows is open. */
export type FilterName = 'category' | 'subcategory' | 'provider' | 'part' | 'texts' | 'open';

/** Another tab; its filters start afresh, the provider stays. */
export const tabChosen = createViewEvent('homeServices/tabChosen', (tab: TabId) => ({
  tab: tab === TABS[0] ? null : tab,
  category: null,
  subcategory: null,
  part: null,
  texts: null,
  open: null,
  q: null,
}));

/** The search of the open tab. */
export const searchTyped = createViewEvent('homeServices/searchTyped', (text: string) => ({ q: text }), {
  isStep: false,
});

/** A filter of the open tab; the empty text takes it away. In another part of a tab the search starts afresh. */
export const filterChosen = createViewEvent(
  'homeServices/filterChosen',
  ({ name, value }: { name: FilterName; value: string }) => ({
    [name]: value,
    ...(name === 'part' && { q: null }),
  }),
);
