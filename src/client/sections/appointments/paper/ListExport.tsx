import { use, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { csvDialectOf } from '#client/lib/csv';
import { LanguageContext } from '#client/ui/language/useT';
import type { DateText } from '#contract/common';
import type { Placeholders } from '../list/usePlaceholders';
import { USUAL_COLUMNS } from '../view/columns';
import { selectListView } from '../view/selectors';
import { CsvProgress } from './CsvProgress';
import { csvChosen } from './events';
import { ListSheets } from './ListSheets';

/** How all rows of the list become a file, or paper, and what is shown of that (decisions: appointment list). */
export function useListExport(today: DateText, placeholders: Placeholders) {
  const dispatch = useDispatch();
  const { columns } = useSelector(selectListView);
  const language = use(LanguageContext);
  const [printed, setPrinted] = useState<{ hasInitials: boolean } | null>(null);
  return {
    downloadCsv: () => {
      dispatch(
        csvChosen({
          today,
          placeholders,
          // What a narrow page folds away is still a column of the list.
          columns: columns ?? USUAL_COLUMNS,
          language,
          dialect: csvDialectOf(navigator.language),
        }),
      );
    },
    print: (hasInitials: boolean) => setPrinted({ hasInitials }),
    shown: (
      <>
        <CsvProgress />
        {printed && <ListSheets {...{ today, placeholders, ...printed }} onClose={() => setPrinted(null)} />}
      </>
    ),
  };
}
