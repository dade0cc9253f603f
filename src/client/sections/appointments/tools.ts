export { FilterButton } from './view/filters/FilterButton';
export { FilterChips } from './view/filters/FilterChips';
export { GoneFilters } from './view/filters/GoneFilters';
export { ListMenu } from './table/tools/ListMenu';
