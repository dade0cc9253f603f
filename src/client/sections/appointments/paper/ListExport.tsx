import LinearProgress from '@mui/material/LinearProgress';
import { type ComponentProps, use, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { csvDialectOf } from '#client/lib/csv';
import { useRequest } from '#client/state/requests/useRequest';
import { useSelected } from '#client/state/useSelected';
import { LanguageContext, useT } from '#client/ui/language/useT';
import type { DateText } from '#contract/common';
import type { Placeholders } from '../list/usePlaceholders';
import { USUAL_COLUMNS } from '../view/columns';
import { selectListView } from '../view/selectors';
import { selectVisible } from '../view/shownRows';
import { DaySheets } from './DaySheets';
import { csvChosen } from './events';
import { exportKeys } from './keys';
import { paperMenuMessages } from './messages';
import { selectCsvPercent } from './selectors';

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

interface ListSheetsProps extends Omit<ComponentProps<typeof DaySheets>, 'list'> {
  placeholders: Placeholders;
}

/** Prints what the list shows. */
function ListSheets({ placeholders, ...props }: ListSheetsProps) {
  return <DaySheets {...props} list={useSelected(selectVisible, props.today, placeholders)} />;
}

/** What takes less time shows no progress. */
const SHOWN_AFTER_MS = 1_000;

/** How far the CSV file is, once it has taken a second. */
function CsvProgress() {
  const { isPending } = useRequest(exportKeys.csv);
  return isPending && <LateBar />;
}

function LateBar() {
  const t = useT();
  const percent = useSelector(selectCsvPercent);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <LinearProgress
      variant="determinate"
      value={percent}
      aria-label={t(paperMenuMessages.writingCsv)}
      sx={{ width: 96 }}
    />
  );
}
