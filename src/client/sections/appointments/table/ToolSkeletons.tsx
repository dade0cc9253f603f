import { useSelector } from 'react-redux';

import { Skeleton } from '#client/ui/waiting/Skeleton';
import { selectIsClashesOnly } from '../clashes/first';
import { useFoldedFilter } from '../list/useTightTools';
import { selectChipCount } from '../view/selectors';

/** Stands where the button of the filters will stand, in its size, so that nothing moves when it comes. */
export function FilterSkeleton() {
  return <Skeleton variant="rounded" width={useFoldedFilter() ? 36 : 84} height={36} />;
}

/** Stands where the menu will stand. */
export function MenuSkeleton() {
  return <Skeleton variant="rounded" width={36} height={36} style={{ marginInlineStart: 'auto' }} />;
}

/** Stands where the chips will stand of what the list is narrowed to. */
export function ChipsSkeleton() {
  const count = useSelector(selectChipCount) + Number(useSelector(selectIsClashesOnly));
  return Array.from({ length: count }, (_, place) => (
    <Skeleton key={place} variant="rounded" width={140} height={31} />
  ));
}
