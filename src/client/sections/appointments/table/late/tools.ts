export { FilterButton } from '#client/sections/appointments/view/late/FilterButton';
export { FilterChips } from '#client/sections/appointments/view/late/FilterChips';
export { GoneFilters } from '#client/sections/appointments/view/late/GoneFilters';
export { ListMenu } from './ListMenu';
