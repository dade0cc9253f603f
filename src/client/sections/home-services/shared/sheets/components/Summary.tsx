import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import { namesInARow, type Text } from '#client/lib/text';
import { PlainAlert } from '#client/ui/feedback/PlainAlert';
import { useT } from '#client/ui/language/useT';
import { countsText } from '../countsText';
import type { SheetDifference } from '../difference';
import type { FileTable } from '../file/table';
import { importTexts } from '../messages';

interface SummaryProps {
  difference: SheetDifference | null;
  /** What of the file nobody sees, and is left out. */
  hidden: FileTable['hidden'];
  /** The heads of filled columns that are not used. */
  unused: readonly Text[];
  /** How many cells are understood once a person takes them as they stand. */
  asked: number;
  onTake: () => void;
}

/** How many lines are new, changed, unchanged and not understood, and what an import does not do. */
export function Summary({ difference, hidden, unused, asked, onTake }: SummaryProps) {
  const t = useT();
  const counts = difference?.counts;
  const isNothing = counts && counts.added + counts.changed + counts.faulty === 0;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box role="status" sx={{ fontWeight: 600 }}>
        {t(counts ? countsText(counts) : importTexts.comparing)}
      </Box>
      {isNothing && (
        <PlainAlert severity={unused.length > 0 ? 'info' : 'success'}>
          {t(unused.length > 0 ? importTexts.nothingUsed : importTexts.nothing)}
        </PlainAlert>
      )}
      {asked > 0 && (
        <PlainAlert severity="warning" role="status">
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
            <Box sx={{ flex: '1 1 220px' }}>{t(importTexts.asked, { count: asked })}</Box>
            <Button size="small" color="inherit" onClick={onTake}>
              {t(importTexts.take, { count: asked })}
            </Button>
          </Box>
        </PlainAlert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.75, fontSize: 13, color: 'text.secondary' }}>
        {unused.length > 0 && (
          <Box component="span" sx={{ flexBasis: '100%' }}>
            {t(importTexts.notUsed, { names: inARow(unused) })}
          </Box>
        )}
        <span>{t(importTexts.blankNote)}</span>
        {hidden && hidden.rows > 0 && <span>{t(importTexts.hiddenRows, { count: hidden.rows })}</span>}
        {hidden && hidden.columns.length > 0 && (
          <span>{t(importTexts.hiddenColumns, { names: inARow(hidden.columns) })}</span>
        )}
        {counts && counts.examples > 0 && <span>{t(importTexts.examples, { count: counts.examples })}</span>}
        {counts && counts.faulty > 0 && <span>{t(importTexts.waiting, { count: counts.faulty })}</span>}
      </Box>
    </Box>
  );
}

/** Most names of columns that are told. */
const MOST_NAMES = 20;

const inARow = (names: readonly Text[]) => namesInARow(names, MOST_NAMES);
