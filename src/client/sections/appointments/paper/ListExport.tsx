import { use, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { csvDialectOf } from '#client/lib/csv';
import { LanguageContext } from '#client/ui/language/useT';
import { useOnDemand } from '#client/ui/waiting/useOnDemand';
import type { DateText } from '#contract/common';
import type { Placeholders } from '../list/usePlaceholders';
import { USUAL_COLUMNS } from '../view/columns';
import { selectListView } from '../view/selectors';
import { csvChosen } from './events';
import { paperCode } from './paperCode';

/** How all rows of the list become a file, or paper, and what is shown of that (decisions: appointment list). */
export function useListExport(today: DateText, placeholders: Placeholders) {
  const dispatch = useDispatch();
  const { columns } = useSelector(selectListView);
  const language = use(LanguageContext);
  const [code, , want] = useOnDemand(paperCode);
  const [printed, setPrinted] = useState<{ hasInitials: boolean } | null>(null);
  return {
    downloadCsv: () => {
      want();
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
    print: (hasInitials: boolean) => {
      want();
      setPrinted({ hasInitials });
    },
    shown: code && (
      <>
        <code.CsvProgress />
        {printed && <code.ListSheets {...{ today, placeholders, ...printed }} onClose={() => setPrinted(null)} />}
      </>
    ),
  };
}
