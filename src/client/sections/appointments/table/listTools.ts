import type { FilterButton } from '../view/filters/FilterButton';
import type { FilterChips } from '../view/filters/FilterChips';
import type { GoneFilters } from '../view/filters/GoneFilters';
import type { ListMenu } from './tools/ListMenu';

/** The other filters, what is on, and the menu of views, columns and export, which no list needs to be shown. */
export interface ListTools {
  FilterButton: typeof FilterButton;
  FilterChips: typeof FilterChips;
  GoneFilters: typeof GoneFilters;
  ListMenu: typeof ListMenu;
}
