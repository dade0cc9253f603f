import { useContext, useMemo } from 'react';

import { LanguageContext } from '../language/useT';
import { sortFrom } from '../table/tableSort';
import type { GridColumn } from './gridColumn';
import { sortRows } from './gridSort';

/** The rows as the address sorts them. */
export function useSorted<Row>(columns: readonly GridColumn<Row>[], rows: readonly Row[], param: string) {
  const { locale } = useContext(LanguageContext);
  const sort = useMemo(() => {
    const sortable = columns.flatMap(({ id, value }) => (value ? [id] : []));
    return sortFrom(param, sortable);
  }, [param, columns]);
  const valueOf = columns.find(({ id }) => id === sort?.column)?.value;
  const sorted = useMemo(
    () => (sort && valueOf ? sortRows(rows, valueOf, sort.isDescending, locale) : rows),
    [rows, sort, valueOf, locale],
  );
  return { sort, rows: sorted };
}
