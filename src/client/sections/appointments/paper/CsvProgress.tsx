import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';

import { useRequest } from '#client/state/requests/useRequest';
import { useT } from '#client/ui/language/useT';
import { exportKeys } from './keys';
import { paperMenuMessages } from './messages';
import { selectCsvPercent } from './selectors';

/** What takes less time shows no progress. */
const SHOWN_AFTER_MS = 1_000;

/** How far the CSV file is, once it has taken a second. */
export function CsvProgress() {
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
