import { useMemo, useState } from 'react';

import { PAGE_SIZES } from '#client/ui/data-grid/gridPage';
import { isTelling, type ComparedRow, type SheetDifference } from './difference';
import type { Corrections } from './useDifference';

/** The rows of the sort that is shown, those that a person is needed for first, with those that were corrected. */
export function useShownRows({ rows: all }: SheetDifference, corrections: Corrections) {
  const [shown, setShown] = useState<ComparedRow['is'] | 'all'>('all');
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState<(typeof PAGE_SIZES)[number]>(PAGE_SIZES[0]);
  const rows = useMemo(() => {
    const corrected = new Set(Object.keys(corrections).map((place) => Number(place.split(' ')[0])));
    // One that was corrected stays where it was.
    const isOfPerson = (row: ComparedRow) => row.is === 'faulty' || corrected.has(row.line);
    const meant = all.filter((row) => {
      if (shown === 'all') return isTelling(row) || isOfPerson(row);
      return row.is === shown || (shown === 'faulty' && isOfPerson(row));
    });
    return [...meant.filter(isOfPerson), ...meant.filter((row) => !isOfPerson(row))];
  }, [all, corrections, shown]);
  const last = Math.max(1, Math.ceil(rows.length / pageSize));
  return {
    ...{ shown, rows, setPage, pageSize, setPageSize },
    page: Math.min(page, last),
    setShown: (sort: ComparedRow['is'] | 'all') => {
      setShown(sort);
      setPage(1);
    },
  };
}
