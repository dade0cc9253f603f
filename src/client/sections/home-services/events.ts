import { createViewEvent } from '#client/state/address';

/** The parameters of the address that narrow a list, choose what it is about, or open one of its rows. */
export type FilterName = 'category' | 'subcategory' | 'provider' | 'part' | 'specialty' | 'therapy' | 'texts' | 'open';

/** A person chose another tab; its filters start afresh, and the provider stays. */
export const tabChosen = createViewEvent('homeServices/tabChosen', (tab: string) => ({
  tab,
}));

/** The address named no tab, and the one that was open last is shown. */
export const lastTabShown = createViewEvent('homeServices/lastTabShown', (tab: string) => ({ tab }), { isStep: false });

/** A person typed into the search of the open tab; what it finds begins on the first page. */
export const tabSearchTyped = createViewEvent('homeServices/tabSearchTyped', (text: string) => ({ q: text }), {
  isStep: false,
});

/** A person sorted the grid of the open tab, by `name` or `-name`; the empty text brings its own order back. */
export const tabSortChosen = createViewEvent('homeServices/tabSortChosen', (sort: string) => ({ sort }));

/** A person turned to another page of the grid, counted from 1. */
export const tabPageChosen = createViewEvent('homeServices/tabPageChosen', (page: number) => ({
  page: page === 1 ? null : String(page),
}));

/** The form is on screen that the address asked for: a link that is kept opens none. */
export const askedFormShown = createViewEvent('homeServices/askedFormShown', () => ({ form: null }), { isStep: false });

/** A person chose a filter of the open tab; the empty text clears it. A grid in another part, or row, starts afresh. */
export const filterChosen = createViewEvent(
  'homeServices/filterChosen',
  ({ name, value }: { name: FilterName; value: string }) => ({ [name]: value }),
);
